import { DeliveryError } from '../delivery-error';
import type { ComposeOptions } from '../compose/compose-inputs';
import { readCandidate } from '../gate/candidate';
import { readVerdicts, setDigest } from '../gate/verdict';
import { historyOf, liveEntry, readRegistry, stagedEntry, withLive, type Registry } from '../registry';
import { liveSince, previousVersion, wasLive } from '../registry-history';
import { damagedFiles, type DamagedFile } from '../release-files';
import { datedReleases, isReleased, readRelease, readReleaseFiles, releaseFolder } from '../release-record';
import type { StateFolders } from '../state-folders';
import { damagedObjects, type DamagedObject } from '../store/compare-store';
import { releasesPassedOver, type PassedOver } from '../store/known-store';
import { isServed } from '../compose/served-site';

export type AppStatus = {
  app: string;
  live: { version: string; since: string | null; by: string | null; verdict: VerdictState } | null;
  /** A release that a share of the visitors gets. */
  staged: { version: string; traffic: number } | null;
  /** What a rollback leads to. */
  previous: string | null;
  /** Releases that never were live, the newest first. */
  candidates: { version: string; madeAt: string; verdict: VerdictState }[];
};

/**
 * 'stale': judged beside releases that are no longer live, so promote asks the gate again. 'unusable': see `unusable`
 * of the status.
 */
type VerdictState = 'passed' | 'refused' | 'stale' | 'not checked' | 'unusable';

export type Status = {
  apps: AppStatus[];
  /**
   * Releases whose record is damaged, missing or of a later checkout, here or in the store, and what to do about it:
   * of those that are shown.
   */
  unusable: PassedOver[];
  /** Files of releases that visitors get, or that a rollback leads to, which are not what the record says. */
  damaged: ({ app: string; version: string } & DamagedFile)[];
  /** Objects of the store that visitors get, or that a rollback leads to, and that are not what their name says. */
  damagedInStore: DamagedObject[];
  /** Whether the site that is served is composed from what is live, and whole. */
  isServed: boolean;
};

/** So many candidates are shown. */
const shownCandidates = 5;

/** Everything that a person wants to know before changing anything. */
export async function readStatus(
  folders: StateFolders,
  apps: readonly string[],
  options: ComposeOptions,
): Promise<Status> {
  const registry = await readRegistry(folders.releases);
  const known = await Promise.all(apps.map((app) => appStatus(folders.releases, registry, app, options)));
  const unusable = await Promise.all(known.map((app) => unusableOf(folders.releases, app)));
  return {
    apps: known,
    unusable: [...unusable.flat(), ...(folders.store ? await releasesPassedOver(folders.releases) : [])],
    damaged: (await Promise.all(known.map((app) => damagedOf(folders.releases, app)))).flat(),
    damagedInStore: await damagedObjects(folders, registry),
    isServed: await isServed(folders, registry, options),
  };
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
  for (const version of versions) {
    const reason = await reasonAgainst(releases, app, version);
    if (reason !== null) found.push({ app, version, reason });
  }
  return found;
}

/** Why a release cannot be used, and what to do. @returns null when it can. */
async function reasonAgainst(releases: string, app: string, version: string): Promise<string | null> {
  return readRelease(releases, app, version).then(
    () => null,
    (error: unknown) => {
      if (error instanceof DeliveryError) return error.message;
      throw error;
    },
  );
}

async function appStatus(
  releases: string,
  registry: Registry,
  app: string,
  options: ComposeOptions,
): Promise<AppStatus> {
  const live = liveEntry(registry, app)?.metadata.version;
  const staged = stagedEntry(registry, app);
  const candidates = (await datedReleases(releases, app))
    .filter(({ version }) => !wasLive(registry, app, version))
    .slice(0, shownCandidates);
  const verdictOn = (version: string) => verdictState(releases, registry, app, version, options);

  return {
    app,
    live: live
      ? {
          version: live,
          since: liveSince(registry, app)?.toISOString() ?? null,
          by: historyOf(registry, app).at(-1)?.by ?? null,
          verdict: await verdictOn(live),
        }
      : null,
    staged: staged ? { version: staged.metadata.version, traffic: staged.deployment?.traffic ?? 0 } : null,
    previous: previousVersion(registry, app),
    candidates: await Promise.all(
      candidates.map(async ({ version, madeAt }) => ({
        version,
        madeAt: madeAt.toISOString(),
        verdict: await verdictOn(version),
      })),
    ),
  };
}

async function verdictState(
  releases: string,
  registry: Registry,
  app: string,
  version: string,
  { identity }: ComposeOptions,
): Promise<VerdictState> {
  if ((await reasonAgainst(releases, app, version)) !== null) return 'unusable';
  const next = withLive(registry, await readRelease(releases, app, version));
  // Nothing can be judged beside a live release that is damaged.
  const candidate = await readCandidate(releases, next, [app]).catch((error: unknown) => {
    if (error instanceof DeliveryError) return null;
    throw error;
  });
  if (!candidate) return 'not checked';
  const set = await setDigest(releases, candidate, identity);
  const own = await readVerdicts(releases, app, version);
  const others = await Promise.all(
    [...candidate.apps.values()].map((other) => readVerdicts(releases, other.app, other.version)),
  );
  const fitting = [...own, ...others.flat()].find((verdict) => verdict.set === set);
  if (fitting) return fitting.passed ? 'passed' : 'refused';
  return own.length > 0 ? 'stale' : 'not checked';
}
