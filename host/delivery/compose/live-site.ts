import { readFileSync } from 'node:fs';
import path from 'node:path';
import type {
  ComposedPage,
  ComposedSite,
  HostServerModule,
  LiveRelease,
} from '@renovation-th/shared/contracts/composer';
import { isBelowMount } from '@renovation-th/shared/contracts/page-paths';
import type { RemoteServerModule } from '@renovation-th/shared/contracts/remote';
import { contractVersion } from '@renovation-th/shared/contracts/versions';
import { parseOrRefuse } from '../parse-or-refuse';
import type { SiteContent } from '../owner/content';
import { loadServerModule } from '../release/load-server-module';
import { releaseBase, type Registry } from '../registry';
import { readRelease, releasedPage, releaseFolder, type ReleaseRecord } from '../release/release-record';
import { ComposeFailure, failureOf } from './compose-failure';

/** What the host needs to compose a site. */
export type RenderInput = {
  /** Folder of the releases. */
  releases: string;
  registry: Pick<Registry, 'apps' | 'day'>;
  content: SiteContent;
};

/** The site that the live host composes. */
export type LiveSite = Pick<ComposedSite, 'pages' | 'texts' | 'serverFiles'> & {
  /** Failures of remotes to make pages from a list. */
  failures: readonly ComposeFailure[];
};

/**
 * Loads the server bundles of the live releases, and has the host compose the site.
 * @throws ComposeFailure when a release does not run or does not fit, DeliveryError when a release is missing or damaged.
 */
export async function readLiveSite({ releases, registry, content }: RenderInput): Promise<LiveSite> {
  const { apps, day } = registry;
  const { host: hostVersion, ...remoteVersions } = apps;
  if (hostVersion === undefined)
    throw new ComposeFailure('host', null, 'No release of host is live.', 'Promote one first.');
  const host = await readRelease(releases, 'host', hostVersion);
  refuseOtherContract(host);
  const records: ReleaseRecord[] = [];
  for (const [app, version] of Object.entries(remoteVersions).sort())
    records.push(await readRelease(releases, app, version));

  const composer = run<HostServerModule>(releases, host);
  const others = records.map((record) => ({
    ...liveRelease(releases, record),
    server: run<RemoteServerModule>(releases, record, composer.provideModule),
  }));
  const { identity, projects, isPreview = false } = content;
  const site = composer.composeSite({
    host: liveRelease(releases, host),
    others,
    year: Number(day.slice(0, 4)),
    identity,
    projects,
    isPreview,
  });
  const refused = refusedPages(site.pages, records);
  const failed = site.failures.map(({ app, list, error }) => failureOf(error, app, `pages from ${list}`));
  return {
    ...site,
    pages: site.pages.filter((page) => !refused.has(page)),
    failures: [...failed, ...refused.values()],
  };
}

/** Refuses a host with another contract than this checkout, before any of its code runs. */
function refuseOtherContract({ version, commit, contract }: ReleaseRecord): void {
  if (contract === contractVersion) return;
  throw new ComposeFailure(
    'host',
    null,
    `host ${version} has contract ${contract}, and this checkout needs ${contractVersion}.`,
    `Nothing was changed. Run the command at commit ${commit}, or make another release of host live.`,
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

/**
 * Checks the pages that remotes make from lists, such as a page for each project, because no release record lists them.
 * @returns the reason for each refused page.
 */
function refusedPages(
  pages: readonly ComposedPage[],
  records: readonly ReleaseRecord[],
): ReadonlyMap<ComposedPage, ComposeFailure> {
  const taken = new Set<string>(records.flatMap((record) => record.pages.map(({ path }) => path)));
  const refused = new Map<ComposedPage, ComposeFailure>();
  for (const page of pages) {
    const { app, list, declaration } = page;
    if (list === undefined || !declaration) continue;
    const { path } = declaration;
    const mounts = records.find((record) => record.app === app)?.mounts ?? [];
    const refuse = (reason: string, remedy: string) =>
      refused.set(page, new ComposeFailure(app, path, `${app} makes it from ${list}, but ${reason}`, remedy));
    if (taken.has(path))
      refuse('the site already has a page there.', `Give the entry of ${list} another slug.`);
    else if (!mounts.some((mount) => isBelowMount(mount, path)))
      refuse(
        `the path is not below ${mounts.join(', ')}.`,
        'Change the path or the mounts, and release again.',
      );
    taken.add(path);
    try {
      parseOrRefuse(releasedPage, declaration, 'The declaration of the page is invalid');
    } catch (error) {
      refused.set(page, failureOf(error, app, path));
    }
  }
  return refused;
}
