import type { ComposeOptions } from '../compose/compose-inputs';
import { readCandidate } from '../gate/candidate';
import { readVerdicts, setDigest } from '../gate/verdict';
import { historyOf, liveEntry, readRegistry, stagedEntry, withLive, type Registry } from '../registry';
import { liveSince, previousVersion, wasLive } from '../registry-history';
import { damagedFiles, type DamagedFile } from '../release-files';
import { datedReleases, readRelease, releasedVersions, releaseFolder } from '../release-record';
import type { StateFolders } from '../state-folders';
import { damagedObjects, type DamagedObject } from '../store/compare-store';
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

/** 'stale': judged beside releases that are no longer live, so promote asks the gate again. */
type VerdictState = 'passed' | 'refused' | 'stale' | 'not checked';

export type Status = {
  apps: AppStatus[];
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
  return {
    apps: known,
    damaged: (await Promise.all(known.map((app) => damagedOf(folders.releases, app)))).flat(),
    damagedInStore: await damagedObjects(folders, registry),
    isServed: await isServed(folders, registry, options),
  };
}

async function damagedOf(releases: string, { app, live, staged, previous }: AppStatus) {
  const found: Status['damaged'] = [];
  for (const version of [live?.version, staged?.version, previous]) {
    if (!version) continue;
    // The target of a rollback may have been removed by hand; the rollback itself reports that.
    const isThere = (await releasedVersions(releases, app)).includes(version);
    const files = isThere ? (await readRelease(releases, app, version)).files : {};
    for (const damaged of await damagedFiles(releaseFolder(releases, app, version), files))
      found.push({ app, version, ...damaged });
  }
  return found;
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
  const next = withLive(registry, await readRelease(releases, app, version));
  const candidate = await readCandidate(releases, next, [app]);
  const set = await setDigest(releases, candidate, identity);
  const own = await readVerdicts(releases, app, version);
  const others = await Promise.all(
    [...candidate.apps.values()].map((other) => readVerdicts(releases, other.app, other.version)),
  );
  const fitting = [...own, ...others.flat()].find((verdict) => verdict.set === set);
  if (fitting) return fitting.passed ? 'passed' : 'refused';
  return own.length > 0 ? 'stale' : 'not checked';
}
