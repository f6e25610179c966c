import { isServed, servedSite } from '../compose/site-manifest';
import { historyOf, liveVersion, previousVersion, wasLive, type Entry, type Registry } from '../registry';
import type { StateFolders } from '../state-folders';
import { readHistory, readRegistry } from '../store/log';
import { knownReleases } from '../store/stored-release';

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
  /** The site that this machine serves. */
  served: 'what is live' | 'another site' | 'nothing';
};

/** Maximum number of candidates that are listed for an app. */
const shownCandidates = 5;

/** Reads the state of each app. */
export async function readStatus(folders: StateFolders, names: readonly string[]): Promise<Status> {
  const registry = await readRegistry(folders);
  const history = await readHistory(folders);
  const apps: Status['apps'] = [];
  for (const app of names) apps.push({ app, releases: await releasesOf(folders, registry, history, app) });
  return { apps, served: await servedBy(folders, registry) };
}

async function servedBy(folders: StateFolders, registry: Registry): Promise<Status['served']> {
  if ((await servedSite(folders)) === null) return 'nothing';
  const isLive = await isServed(folders, registry.site).catch(() => false);
  return isLive ? 'what is live' : 'another site';
}

/** Lists the live release of an app, its rollback target and its candidates. */
async function releasesOf(
  folders: StateFolders,
  registry: Registry,
  history: readonly Entry[],
  app: string,
): Promise<ReleaseStatus[]> {
  const [live, previous] = [liveVersion(registry, app), previousVersion(registry, app)];
  const last = historyOf(history, app).at(-1);
  const listed: ReleaseStatus[] = [];
  if (live !== null) listed.push({ version: live, state: 'live', since: last?.date ?? null, by: last?.by });
  if (previous !== null) listed.push({ version: previous, state: 'previous' });
  const candidates = (await knownReleases(folders, app))
    .filter(({ version }) => !wasLive(history, { app, version }))
    .map(({ version, madeAt }): ReleaseStatus => {
      return { version, state: 'candidate', since: madeAt.toISOString() };
    });
  return [...listed, ...candidates.slice(0, shownCandidates)];
}
