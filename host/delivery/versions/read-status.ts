import { errorMessage } from '../../server/error-code';
import type { ComposeOptions } from '../compose/compose-options';
import { hasServedSite, isServed } from '../compose/served-site';
import {
  emptyRegistry,
  eventsOf,
  historyOf,
  liveSince,
  liveVersion,
  previousVersion,
  readRegistry,
  stagedEntry,
  unknownIn,
  versionsEverLive,
  type Registry,
} from '../registry';
import { damagedFiles, datedReleases, isReleased, readRelease, releaseFolder } from '../release-record';
import type { StateFolders } from '../state-folders';
import type { PassedOver } from '../store/bring-here';

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
  candidates: { version: string; since: string }[];
};

export type Status = {
  apps: AppStatus[];
  /**
   * Releases that are shown and are not as they should be, here or in the store, and what to do about it: a damaged or
   * missing record or file, or words of a later checkout.
   */
  unusable: PassedOver[];
  /** What a later checkout has written into the registry, and this one keeps. */
  unknown: string[];
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
  names: readonly string[],
  options: ComposeOptions | null,
  passedOver: readonly PassedOver[] = [],
): Promise<Status> {
  const { releases } = folders;
  const registry = await readRegistry(releases).catch(() => emptyRegistry);
  const apps = await Promise.all(names.map((app) => statusOf(releases, registry, app)));
  const unusable = await Promise.all(apps.map((app) => unusableOf(releases, app)));
  const isAsRegistered = options !== null && (await isServed(folders, registry, options).catch(() => false));
  const what = isAsRegistered ? 'what is live' : 'another site';
  return {
    apps,
    unusable: [...unusable.flat(), ...passedOver],
    unknown: unknownIn(registry),
    served: (await hasServedSite(folders)) ? what : 'nothing',
  };
}

async function statusOf(releases: string, registry: Registry, app: string): Promise<AppStatus> {
  const version = liveVersion(registry, app);
  const staged = stagedEntry(registry, app);
  const previous = previousVersion(registry, app);
  const takenBack = takenBackOf(registry, app, [version, staged?.metadata.version, previous]);
  const known = versionsEverLive(registry, app);
  for (const one of takenBack) known.add(one.version);
  const candidates = (await datedReleases(releases, app)).filter((release) => !known.has(release.version));
  return {
    app,
    live: version === null ? null : { version, since: liveSince(registry, app), by: byWhom(registry, app) },
    staged: staged && { version: staged.metadata.version, traffic: staged.deployment.traffic },
    previous,
    takenBack: takenBack.slice(0, shown.takenBack),
    candidates: candidates
      .slice(0, shown.candidates)
      .map(({ version, madeAt }) => ({ version, since: madeAt.toISOString() })),
  };
}

const byWhom = (registry: Registry, app: string) => historyOf(registry, app).at(-1)?.by ?? null;

function takenBackOf(
  registry: Registry,
  app: string,
  shownElsewhere: readonly unknown[],
): AppStatus['takenBack'] {
  const found = new Map<string, string>();
  for (const { kind, from, date } of eventsOf(registry, app).toReversed())
    if (from !== null && (kind === 'rollback' || kind === 'take-back') && !found.has(from))
      found.set(from, date);
  return [...found].flatMap(([version, since]) =>
    shownElsewhere.includes(version) ? [] : [{ version, since }],
  );
}

async function unusableOf(releases: string, status: AppStatus): Promise<PassedOver[]> {
  const { app, live, staged, previous, candidates } = status;
  const needed = [live?.version, staged?.version, previous].filter((version) => version != null);
  const reasons = async (version: string): Promise<string[]> => {
    // The target of a rollback may have been removed by hand; the rollback itself reports that.
    if (version === previous && !(await isReleased(releases, app, version))) return [];
    try {
      const { files } = await readRelease(releases, app, version);
      if (!needed.includes(version)) return [];
      const remedy = `npm run rollback -- ${app}, or remove the release’s folder and make it again: npm run release -- ${app}`;
      return damagedFiles(releaseFolder(releases, app, version), files).map(
        ({ file, problem }) => `its file ${file} ${problem}.\n  → ${remedy}`,
      );
    } catch (error) {
      return [errorMessage(error)];
    }
  };
  const versions = [...needed, ...candidates.map(({ version }) => version)];
  const found = await Promise.all(
    versions.map(async (version) =>
      (await reasons(version)).map((reason): PassedOver => ({ app, version, reason })),
    ),
  );
  return found.flat();
}
