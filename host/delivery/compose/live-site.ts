import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  isComposerRefusal,
  type ComposedPage,
  type ComposedSite,
  type HostServerModule,
  type LiveRelease,
} from '@renovation-th/shared/contracts/composer';
import { isBelowMount } from '@renovation-th/shared/contracts/page-paths';
import type { RemoteServerModule } from '@renovation-th/shared/contracts/remote';
import { contractVersion } from '@renovation-th/shared/contracts/versions';
import { errorMessage } from '../error-code';
import { DeliveryError } from '../delivery-error';
import { parseOrRefuse } from '../parse-or-refuse';
import { claimedTwice, claimRemedy, claimText } from './claims';
import type { SiteContent } from '../owner/content';
import { loadServerModule } from '../release/load-server-module';
import { liveVersion, releaseBase, type Registry } from '../registry';
import {
  damagedFiles,
  damagedRelease,
  filesOfHalf,
  readRelease,
  releasedPage,
  releaseFolder,
  type ReleaseRecord,
} from '../release/release-record';

/** A failure to render a page, or to compose the site at all. */
export type ComposeFailure = {
  app: string;
  /** A path, or a phrase such as "pages from projects" for a list. Null when the whole site cannot be composed. */
  page: string | null;
  error: unknown;
};

/** The site that the live host composes. */
export type LiveSite = Pick<ComposedSite, 'pages' | 'texts' | 'serverFiles'> & {
  /** Failures of remotes to make pages from a list. */
  failures: readonly ComposeFailure[];
};

/**
 * Checks the live releases, loads their server bundles, and has the host compose the site.
 * @throws DeliveryError when a release is missing or damaged, does not run, or does not fit the others.
 */
export async function readLiveSite(
  releases: string,
  registry: Pick<Registry, 'apps' | 'day'>,
  { identity, projects, isPreview = false }: SiteContent,
): Promise<LiveSite> {
  const host = await readLiveRecord(releases, registry, 'host');
  refuseOtherContract(host);
  const records: ReleaseRecord[] = [];
  for (const app of Object.keys(registry.apps).sort())
    if (app !== 'host') records.push(await readLiveRecord(releases, registry, app));
  const [claim] = claimedTwice(records);
  if (claim) throw new DeliveryError(claimText(claim), claimRemedy);

  const composer = run<HostServerModule>(releases, host);
  const others = records.map((record) => ({
    ...liveRelease(releases, record),
    server: run<RemoteServerModule>(releases, record, composer.provideModule),
  }));
  const check = listedPageCheck(records);
  try {
    const site = composer.composeSite({
      host: liveRelease(releases, host),
      others,
      year: Number(registry.day.slice(0, 4)),
      identity,
      projects,
      isPreview,
    });
    const pages = site.pages.map((page) => ({
      ...page,
      async html() {
        check(page);
        return page.html().catch(rethrow);
      },
    }));
    const failures = site.failures.map(({ app, list, error }) => ({
      app,
      page: `pages from ${list}`,
      error: explained(error),
    }));
    return { ...site, pages, failures };
  } catch (error) {
    return rethrow(error);
  }
}

/** Converts a refusal by the composer into a DeliveryError, a class that the composer's bundle does not contain. */
const explained = (error: unknown): unknown =>
  isComposerRefusal(error) ? new DeliveryError(error.message, error.remedy) : error;

function rethrow(error: unknown): never {
  throw explained(error);
}

/** Refuses a host with another contract than this checkout, before any of its code runs. */
function refuseOtherContract({ version, commit, contract }: ReleaseRecord): void {
  if (contract === contractVersion) return;
  throw new DeliveryError(
    `host ${version} has contract ${contract}, and this checkout needs ${contractVersion}.`,
    `Nothing was changed. Run the command at commit ${commit}, or make another release of host live.`,
  );
}

/** Thrown when the code of a release does not run. */
export class UnusableCode extends DeliveryError {
  constructor(
    readonly app: string,
    problem: string,
    remedy: string,
  ) {
    super(problem, remedy);
  }
}

/** Evaluates the server bundle of a release. @throws UnusableCode */
function run<Exports>(
  releases: string,
  { app, version }: ReleaseRecord,
  provide?: (name: string) => unknown,
): Exports {
  try {
    const bundle = path.join(releaseFolder(releases, app, version), 'server', 'server.cjs');
    return loadServerModule<Exports>(bundle, provide);
  } catch (error) {
    throw new UnusableCode(
      app,
      `${app} ${version} does not run: ${errorMessage(error).split('\n')[0] ?? ''}`,
      `Fix the sources, then run: npm run release -- ${app}`,
    );
  }
}

/** Reads the record of a live release, and verifies its server bundle. */
async function readLiveRecord(
  releases: string,
  registry: Pick<Registry, 'apps'>,
  app: string,
): Promise<ReleaseRecord> {
  const version = liveVersion(registry, app);
  if (version === null) {
    throw new DeliveryError(
      `No release of ${app} is live.`,
      `Run: npm run release -- ${app}, which prints the version, then: npm run promote -- ${app}@<version>`,
    );
  }
  const record = await readRelease(releases, app, version);
  const bundle = path.join(releaseFolder(releases, app, version), 'server');
  const [damaged] = damagedFiles(bundle, filesOfHalf(record, 'server'));
  if (damaged) throw damagedRelease(releases, record, { ...damaged, file: `server/${damaged.file}` });
  return record;
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
 * Returns a check of the pages that remotes make from lists, such as a page for each project. No release record lists
 * these pages, so each is checked before it is rendered.
 */
function listedPageCheck(records: readonly ReleaseRecord[]): (page: ComposedPage) => void {
  const declared = new Map<string, unknown>(
    records.flatMap((record) => record.pages.map(({ path }) => [path, record])),
  );
  return (page) => {
    const { app, list, declaration } = page;
    if (list === undefined || !declaration) return;
    const problem = `The page ${declaration.path}, which ${app} makes from ${list}, has an invalid declaration`;
    const { path } = parseOrRefuse(releasedPage, declaration, problem);
    const mounts = records.find((record) => record.app === app)?.mounts ?? [];
    if (!mounts.some((mount) => isBelowMount(mount, path))) {
      throw new DeliveryError(
        `${app} makes the page ${path} from ${list}, but the path is not below ${mounts.join(', ')}.`,
        'Change the path, or the mounts of the remote, and release again.',
      );
    }
    if ((declared.get(path) ?? page) !== page) {
      throw new DeliveryError(
        `${app} makes the page ${path} from ${list}, but the site already has a page there.`,
        `Give the entry of ${list} another slug.`,
      );
    }
    declared.set(path, page);
  };
}
