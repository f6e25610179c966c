import { errorMessage } from '../../server/error-code';
import { DeliveryError } from '../delivery-error';
import type { ComposeOptions } from '../compose/compose-inputs';
import { emptyRegistry, historyOf, liveEntry, readRegistry, stagedEntry, type Registry } from '../registry';
import { liveSince, outcomesOf, previousVersion, unknownIn, wasLive } from '../registry-history';
import { damagedFiles, type DamagedFile } from '../release-files';
import { datedReleases, isReleased, readRelease, readReleaseFiles, releaseFolder } from '../release-record';
import type { StateFolders } from '../state-folders';
import type { PassedOver } from '../store/bring-here';
import { hasServedSite, isServed } from '../compose/served-site';

export type AppStatus = {
  app: string;
  live: { version: string; since: string | null; by: string | null } | null;
  /** A release that a share of the visitors gets. */
  staged: { version: string; traffic: number } | null;
  /** What a rollback leads to. */
  previous: string | null;
  /** Releases that a guard or a person took back from visitors, the newest first. */
  takenBack: { version: string; since: string }[];
  /** Releases that never were live, the newest first. */
  candidates: { version: string; madeAt: string }[];
};

export type Status = {
  apps: AppStatus[];
  /**
   * Releases whose record is damaged, missing or of a later checkout, here or in the store, and what to do about it:
   * of those that are shown.
   */
  unusable: PassedOver[];
  /** Files of releases that visitors get, or that a rollback leads to, which are not what the record says. */
  damaged: ({ app: string; version: string } & DamagedFile)[];
  /** What a later checkout has written into the registry, and this one keeps. */
  unknown: string[];
  /** What could not be looked at, and why. */
  problems: string[];
  /** What visitors get from this machine: a site that is composed from what is live and whole, another one, or none. */
  served: 'what is live' | 'another site' | 'nothing';
};

/** So many candidates are shown, and so many that were taken back. */
const shown = { candidates: 5, takenBack: 3 };

/**
 * Everything that a person wants to know before changing anything. What is damaged hides nothing else.
 * @param options null when the identity cannot be read. @param passedOver releases of the store that are not here.
 */
export async function readStatus(
  folders: StateFolders,
  apps: readonly string[],
  options: ComposeOptions | null,
  passedOver: readonly PassedOver[] = [],
): Promise<Status> {
  const { releases } = folders;
  const problems: string[] = [];
  const orElse = async <Value>(otherwise: Value, work: () => Promise<Value>): Promise<Value> =>
    work().catch((error: unknown) => {
      problems.push(errorMessage(error));
      return otherwise;
    });
  const registry = await orElse(emptyRegistry, () => readRegistry(releases));
  const known = await Promise.all(
    apps.map((app) => orElse({ ...nothingOf, app }, () => appStatus(releases, registry, app))),
  );
  const ofApps = await Promise.all(
    known.map(async (app) => ({
      unusable: await orElse([], () => unusableOf(releases, app)),
      damaged: await orElse([], () => damagedOf(releases, app)),
    })),
  );
  return {
    apps: known,
    unusable: [...ofApps.flatMap(({ unusable }) => unusable), ...passedOver],
    damaged: ofApps.flatMap(({ damaged }) => damaged),
    unknown: unknownIn(registry),
    served: await orElse<Status['served']>('another site', () => servedOf(folders, registry, options)),
    problems,
  };
}

const nothingOf = { live: null, staged: null, previous: null, takenBack: [], candidates: [] };

async function servedOf(
  folders: StateFolders,
  registry: Registry,
  options: ComposeOptions | null,
): Promise<Status['served']> {
  if (!(await hasServedSite(folders))) return 'nothing';
  return options && (await isServed(folders, registry, options)) ? 'what is live' : 'another site';
}

async function damagedOf(releases: string, { app, live, staged, previous }: AppStatus) {
  const found: Status['damaged'] = [];
  for (const version of [live?.version, staged?.version, previous]) {
    if (!version) continue;
    const record = await readReleaseFiles(releases, app, version).catch(() => null);
    for (const damaged of damagedFiles(releaseFolder(releases, app, version), record?.files ?? {}))
      found.push({ app, version, ...damaged });
  }
  return found;
}

async function unusableOf(releases: string, status: AppStatus): Promise<Status['unusable']> {
  const { app, live, staged, previous, candidates } = status;
  const versions = [live, staged, ...candidates].flatMap((one) => one?.version ?? []);
  // The target of a rollback may have been removed by hand; the rollback itself reports that.
  if (previous && (await isReleased(releases, app, previous))) versions.push(previous);
  const found: Status['unusable'] = [];
  for (const version of versions)
    await readRelease(releases, app, version).catch((error: unknown) => {
      if (!(error instanceof DeliveryError)) throw error;
      found.push({ app, version, reason: error.message });
    });
  return found;
}

async function appStatus(releases: string, registry: Registry, app: string): Promise<AppStatus> {
  const live = liveEntry(registry, app)?.metadata.version;
  const staged = stagedEntry(registry, app);
  const takenBack = takenBackOf(registry, app);
  const isTakenBack = (version: string) => takenBack.some((one) => one.version === version);
  const candidates = (await datedReleases(releases, app))
    .filter(({ version }) => !wasLive(registry, app, version) && !isTakenBack(version))
    .slice(0, shown.candidates);

  return {
    app,
    live: live
      ? {
          version: live,
          since: liveSince(registry, app)?.toISOString() ?? null,
          by: historyOf(registry, app).at(-1)?.by ?? null,
        }
      : null,
    staged: staged ? { version: staged.metadata.version, traffic: staged.deployment?.traffic ?? 0 } : null,
    previous: previousVersion(registry, app),
    takenBack,
    candidates: candidates.map(({ version, madeAt }) => ({ version, madeAt: madeAt.toISOString() })),
  };
}

/** Those that are neither live nor staged nor what a rollback leads to. */
function takenBackOf(registry: Registry, app: string): AppStatus['takenBack'] {
  const byPeople = historyOf(registry, app).flatMap(({ kind, from, date }) =>
    kind === 'rollback' && from !== null ? [{ version: from, since: date }] : [],
  );
  const byGuards = outcomesOf(registry, app).flatMap(({ result, version, date }) =>
    result === 'taken-back' ? [{ version, since: date }] : [],
  );
  const others = [liveEntry(registry, app), stagedEntry(registry, app)].map(
    (entry) => entry?.metadata.version,
  );
  const shownElsewhere = new Set([...others, previousVersion(registry, app)]);
  return [...byPeople, ...byGuards]
    .sort((a, b) => b.since.localeCompare(a.since))
    .filter(({ version }, index, all) => all.findIndex((one) => one.version === version) === index)
    .filter(({ version }) => !shownElsewhere.has(version))
    .slice(0, shown.takenBack);
}
