import { errorMessage } from '../error-code';
import { isServed, servedSite } from '../compose/site-manifest';
import {
  emptyRegistry,
  historyOf,
  liveVersion,
  previousVersion,
  readRegistry,
  wasLive,
  type Registry,
} from '../registry';
import { readRelease } from '../release/release-record';
import type { StateFolders } from '../state-folders';
import { knownReleases } from '../store/stored-release';
import type { SkippedRelease } from '../store/sync-from-store';

/** A release and its state. */
export type ReleaseStatus = {
  version: string;
  /** `previous` is the rollback target. A `candidate` was never live. */
  state: 'live' | 'previous' | 'candidate';
  /** ISO date of the last change, or of the creation of a candidate. */
  since?: string | null;
  by?: string | undefined;
};

export type Status = {
  /** The releases of each app, the live release first. */
  apps: { app: string; releases: ReleaseStatus[] }[];
  /** Releases that are damaged or missing, or that this checkout does not understand, each with a remedy. */
  unusable: SkippedRelease[];
  /** The site that this machine serves. */
  served: 'what is live' | 'another site' | 'nothing';
};

/** Maximum number of candidates that are listed for an app. */
const shownCandidates = 5;

/** Reads the state of each app. @param skipped releases of the store that could not be fetched. */
export async function readStatus(
  folders: StateFolders,
  names: readonly string[],
  skipped: readonly SkippedRelease[] = [],
): Promise<Status> {
  const registry = await readRegistry(folders.releases).catch(() => emptyRegistry);
  const apps: Status['apps'] = [];
  const unusable = [...skipped];
  for (const app of names) {
    apps.push({ app, releases: await releasesOf(folders, registry, app) });
    const version = liveVersion(registry, app);
    if (version !== null)
      await readRelease(folders.releases, app, version).catch((error: unknown) =>
        unusable.push({ app, version, reason: errorMessage(error) }),
      );
  }
  return { apps, unusable, served: await servedBy(folders, registry) };
}

async function servedBy(folders: StateFolders, registry: Registry): Promise<Status['served']> {
  if ((await servedSite(folders)) === null) return 'nothing';
  const isLive = await isServed(folders, registry.site).catch(() => false);
  return isLive ? 'what is live' : 'another site';
}

/** Lists the live release of an app, its rollback target and its candidates. */
async function releasesOf(folders: StateFolders, registry: Registry, app: string): Promise<ReleaseStatus[]> {
  const [live, previous] = [liveVersion(registry, app), previousVersion(registry, app)];
  const last = historyOf(registry, app).at(-1);
  const listed: ReleaseStatus[] = [];
  if (live !== null) listed.push({ version: live, state: 'live', since: last?.date ?? null, by: last?.by });
  if (previous !== null) listed.push({ version: previous, state: 'previous' });
  const candidates = (await knownReleases(folders, app))
    .filter(({ version }) => !wasLive(registry, { app, version }))
    .map(({ version, madeAt }): ReleaseStatus => {
      return { version, state: 'candidate', since: madeAt.toISOString() };
    });
  return [...listed, ...candidates.slice(0, shownCandidates)];
}
