import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ComposedSite, HostServerModule, LiveRelease } from '@renovation-th/shared/contracts/composer';
import type { RemoteServerModule } from '@renovation-th/shared/contracts/remote';
import { contractVersion } from '@renovation-th/shared/contracts/versions';
import type { SiteContent } from '../owner/content';
import { loadServerModule } from '../release/load-server-module';
import { releaseBase, type Registry } from '../registry';
import { readReleases, releaseFolder, type ReleaseRecord } from '../release/release-record';
import { ComposeFailure, failureOf } from './compose-failure';

/** What the host needs to compose a site. */
export type RenderInput = {
  /** Folder of the releases. */
  releases: string;
  registry: Pick<Registry, 'apps' | 'day'>;
  content: SiteContent;
};

/** The site that the live host composes. */
type LiveSite = Pick<ComposedSite, 'pages' | 'texts' | 'serverFiles'> & {
  /** Failures of remotes to make pages from a list, and pages at a path that is taken. */
  failures: readonly ComposeFailure[];
};

let site: LiveSite;

/** Answers to the process that composes, by name. */
const answers = {
  /** Loads the releases. @returns the pages and failures. */
  async open(input: RenderInput) {
    site = await readLiveSite(input).catch((error: unknown) => ({
      ...{ pages: [], texts: () => ({}), serverFiles: () => ({}) },
      failures: [failureOf(error, 'host', null)],
    }));
    const pages = site.pages.map(({ app, declaration }) => ({
      ...{ app, page: declaration?.path ?? null },
      /** The day that the page declares for its first content. */
      declared: declaration?.sitemap?.lastModified,
    }));
    return { pages, failures: site.failures };
  },
  async html(index: number) {
    const page = site.pages[index];
    return page?.html().catch((error: unknown) => {
      throw failureOf(error, page.app, page.declaration?.path ?? '/404');
    });
  },
  /** @param days days on which the content of pages last changed, by path. */
  texts: async (days: Readonly<Record<string, string>>) => ({
    ...site.texts((page) => days[page] ?? null),
    ...site.serverFiles(),
  }),
};

export type Answers = typeof answers;
type Question = { name: keyof Answers; input: never };

let last = Promise.resolve<unknown>(undefined);

/** Answers in the order of the questions. */
process.on('message', ({ name, input }: Question) => {
  const answer = last.then((): Promise<unknown> => answers[name](input));
  last = answer.then(
    (value) => process.send?.({ value }),
    (error: unknown) => process.send?.({ failure: failureOf(error, 'host', null) }),
  );
});

/**
 * Loads the server bundles of the live releases, and has the host compose the site.
 * @throws ComposeFailure when a release does not run or does not fit, DeliveryError when a release is missing or damaged.
 */
async function readLiveSite({ releases, registry, content }: RenderInput): Promise<LiveSite> {
  const records = await readReleases(releases, registry.apps);
  const host = records.find(({ app }) => app === 'host');
  if (!host) {
    const remedy = 'Run: npm run release -- host, and promote the version that it prints with the others.';
    throw new ComposeFailure('host', null, 'No release of host is live.', remedy);
  }
  records.forEach(refuseOtherContract);

  const composer = run<HostServerModule>(releases, host);
  const remotes = records.filter((record) => record !== host);
  const others = remotes.map((record) => ({
    ...liveRelease(releases, record),
    server: run<RemoteServerModule>(releases, record, composer.provideModule),
  }));
  const { identity, projects, isPreview = false } = content;
  const site = composer.composeSite({
    host: liveRelease(releases, host),
    others,
    year: Number(registry.day.slice(0, 4)),
    identity,
    projects,
    isPreview,
  });
  const failed = site.failures.map(({ app, list, error }) => failureOf(error, app, `pages from ${list}`));
  return { ...site, failures: [...failed, ...takenPaths(site.pages)] };
}

/** Refuses a page that a remote makes from a list, such as a page for a project, at the path of another page. */
function takenPaths(pages: ComposedSite['pages']): ComposeFailure[] {
  const taken = new Set<string>();
  return pages.flatMap(({ app, declaration }) => {
    const path = declaration?.path ?? '/404';
    if (taken.has(path)) {
      const remedy = 'Give the entry of the list another slug.';
      return [new ComposeFailure(app, path, 'the site already has a page there.', remedy)];
    }
    taken.add(path);
    return [];
  });
}

/** Refuses a release with another contract than this checkout, before any code runs. */
function refuseOtherContract({ app, version, commit, contract }: ReleaseRecord): void {
  if (contract === contractVersion) return;
  throw new ComposeFailure(
    app,
    null,
    `${app} ${version} has contract ${contract}, and this checkout needs ${contractVersion}.`,
    `Nothing was changed. Release ${app} again at this commit, or run the command at commit ${commit}.`,
  );
}

/** Evaluates the server bundle of a release. @throws ComposeFailure */
function run<Exports>(
  releases: string,
  { app, version }: ReleaseRecord,
  provide?: (name: string) => unknown,
): Exports {
  try {
    const bundle = path.join(releaseFolder(releases, app, version), 'server', 'server.cjs');
    return loadServerModule<Exports>(bundle, provide);
  } catch (error) {
    const { reason } = failureOf(error, app, null);
    const remedy = `Fix the sources, then run: npm run release -- ${app}`;
    throw new ComposeFailure(app, null, `${app} ${version} does not run: ${reason}`, remedy);
  }
}

function liveRelease(releases: string, record: ReleaseRecord): LiveRelease {
  const { app, version } = record;
  const folder = releaseFolder(releases, app, version);
  return {
    record,
    base: releaseBase(app, version),
    text: (file) => readFileSync(path.join(folder, file), 'utf8'),
  };
}
