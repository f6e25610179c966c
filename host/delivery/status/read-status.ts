import path from 'node:path';
import type { FailureKind } from '@renovation-th/shared/contracts/failure-report';
import { errorMessage } from '../../server/error-code';
import { countKinds, equalFailures, failuresOf } from '../../server/failures/count-failures';
import { readFailures } from '../../server/failures/failure-log';
import { guardSeenAt, guardHeartbeatKey, isGuardSilent } from '../../server/failures/guard-heartbeat';
import type { StoredFailure } from '../../server/failures/stored-failure';
import { isServed, appOfHome, servedSite } from '../compose/site-manifest';
import {
  emptyRegistry,
  eventsOf,
  historyOf,
  wasVisited,
  liveVersion,
  previousVersion,
  readRegistry,
  type Registry,
} from '../registry';
import { damagedFiles, isReleased, readRelease, releaseFolder } from '../release/release-record';
import type { StateFolders } from '../state-folders';
import type { SkippedRelease } from '../store/sync-from-store';
import { knownReleases } from '../store/stored-release';
import { firstPosition, traceStack } from '../release/trace-stack';

type GuardStatus = {
  /** When a guard last checked this release; null if no guard has. */
  seenAt: string | null;
  /** Whether a guard's check of this release is overdue. */
  isSilent: boolean;
};

type Standing = {
  version: string;
  /** `previous` is the rollback target. A `candidate` was never live or staged. */
  state: 'live' | 'staged' | 'previous' | 'rolled back' | 'candidate';
  /** ISO date of the last change, or of the creation of a candidate. */
  since?: string | null;
  by?: string | undefined;
  /** Per cent of the visitors. */
  traffic?: number;
  /** Set only for a staged release. */
  guard?: GuardStatus;
};

/** A group of equal failures of a release. */
type WorstFailure = {
  kind: FailureKind;
  message: string;
  /** Minimum number of visitors who reported the failure. */
  visitors: number;
  reports: number;
  /** Position such as `remote-towns/src/pages/TownPage.tsx:21`, and the text of that line; null when unknown. */
  position: string | null;
  source: string | null;
};

/** A release, and the failures that its visitors reported. */
export type ReleaseStatus = Standing & {
  /** Number of reports, by kind of failure. */
  kinds: { readonly [kind: string]: number };
  worst: readonly WorstFailure[];
};

export type Status = {
  /** The releases of each app, the live release first. */
  apps: { app: string; releases: ReleaseStatus[] }[];
  /** Releases that are damaged or missing, or that this checkout does not understand, each with a remedy. */
  unusable: SkippedRelease[];
  /** The site that this machine serves. */
  served: 'what is live' | 'the coming-soon page' | 'another site' | 'nothing';
  /** Why the failure reports cannot be read. On a server, only the user of the form service may read them. */
  unread: string | null;
};

/** Maximum number of items that are listed for an app or a release. */
const shown = { candidates: 5, rolledBack: 3, failures: 3 };

/**
 * Reads the state of each app and its releases. A damaged release does not hide the others.
 * @param skipped releases of the store that could not be fetched.
 */
export async function readStatus(
  folders: StateFolders,
  names: readonly string[],
  skipped: readonly SkippedRelease[] = [],
): Promise<Status> {
  const { releases, received, store } = folders;
  const registry = await readRegistry(releases).catch(() => emptyRegistry);
  const reported = reportsIn(received);
  const failures = typeof reported === 'string' ? [] : reported;
  const stored = await store.get(guardHeartbeatKey).catch(() => null);
  const heartbeat = stored && guardSeenAt(stored.toString());
  const apps: Status['apps'] = [];
  const unusable: SkippedRelease[] = [];
  for (const app of names) {
    const standing = await standingOf(folders, registry, app, heartbeat);
    const withFailures = standing.map((one) => withFailuresOf(releases, app, one, failures));
    apps.push({ app, releases: await Promise.all(withFailures) });
    for (const one of standing)
      for (const reason of await reasonsAgainst(folders, app, one))
        unusable.push({ app, version: one.version, reason });
  }
  return {
    apps,
    unusable: [...unusable, ...skipped],
    served: await servedBy(folders, registry),
    unread: typeof reported === 'string' ? reported : null,
  };
}

async function servedBy(folders: StateFolders, registry: Registry): Promise<Status['served']> {
  if ((await servedSite(folders)) === null) return 'nothing';
  if (!(await isServed(folders, registry.site).catch(() => false))) return 'another site';
  const app = await appOfHome(path.join(folders.site, 'current'));
  return app === 'host' ? 'the coming-soon page' : 'what is live';
}

/** @returns the reports, or an error message when they cannot be read. */
function reportsIn(received: string): readonly StoredFailure[] | string {
  try {
    return readFailures(received, new Date(0));
  } catch (error) {
    return errorMessage(error);
  }
}

function guardOf(since: string, heartbeat: string | null): GuardStatus {
  const seenAt = heartbeat !== null && Date.parse(heartbeat) >= Date.parse(since) ? heartbeat : null;
  return { seenAt, isSilent: isGuardSilent(since, heartbeat, new Date()) };
}

/** Lists the releases of an app with their states. @param heartbeat date of the guard's last heartbeat. */
async function standingOf(
  folders: StateFolders,
  registry: Registry,
  app: string,
  heartbeat: string | null,
): Promise<Standing[]> {
  const { stage } = registry;
  const [live, previous] = [liveVersion(registry, app), previousVersion(registry, app)];
  const staged = stage?.app === app ? stage : null;
  const last = historyOf(registry, app).at(-1);
  const needed: Standing[] = [];
  if (live !== null) {
    const traffic = 100 - (staged?.traffic ?? 0);
    needed.push({ version: live, state: 'live', traffic, since: last?.date ?? null, by: last?.by });
  }
  if (staged) {
    const { version, traffic, since } = staged;
    needed.push({ version, state: 'staged', traffic, since, guard: guardOf(since, heartbeat) });
  }
  if (previous !== null) needed.push({ version: previous, state: 'previous' });
  const rolledBack = without(needed, rolledBackOf(registry, app));
  const candidates = (await knownReleases(folders, app))
    .filter(({ version }) => !wasVisited(registry, { app, version }))
    .map(({ version, madeAt }): Standing => ({ version, state: 'candidate', since: madeAt.toISOString() }));
  return [
    ...needed,
    ...rolledBack.slice(0, shown.rolledBack),
    ...without([...needed, ...rolledBack], candidates).slice(0, shown.candidates),
  ];
}

const without = (listed: readonly Standing[], all: readonly Standing[]) =>
  all.filter(({ version }) => !listed.some((one) => one.version === version));

/** Lists rolled-back releases, newest first. */
function rolledBackOf(registry: Registry, app: string): Standing[] {
  const found = new Map<string, string>();
  for (const { kind, from, date } of eventsOf(registry, app).toReversed())
    if (from !== null && ['rollback', 'end-stage'].includes(kind) && !found.has(from)) found.set(from, date);
  return [...found].map(([version, since]) => ({ version, state: 'rolled back', since }));
}

/** Returns the reasons why a release cannot be used, each with a remedy. */
async function reasonsAgainst(
  { releases, store }: StateFolders,
  app: string,
  { version, state }: Standing,
): Promise<string[]> {
  const isNeeded = state === 'live' || state === 'staged' || state === 'previous';
  // This machine may lack a rolled-back release, a rollback target, or a candidate that is only in the store.
  const mayBeMissing = state === 'previous' || (state === 'candidate' && !store.isOwn);
  if (state === 'rolled back' || (mayBeMissing && !(await isReleased(releases, app, version)))) return [];
  try {
    const { files } = await readRelease(releases, app, version);
    if (!isNeeded) return [];
    const remedy = `npm run rollback -- ${app}, or remove the folder of the release and make it again: npm run release -- ${app}`;
    return damagedFiles(releaseFolder(releases, app, version), files).map(
      ({ file, problem }) => `its file ${file} ${problem}.\n  → ${remedy}`,
    );
  } catch (error) {
    return [errorMessage(error)];
  }
}

async function withFailuresOf(
  releases: string,
  app: string,
  standing: Standing,
  failures: readonly StoredFailure[],
): Promise<ReleaseStatus> {
  const { version, traffic = 0, since = null } = standing;
  // Counts all reports if no visitor gets the release now, or else only those since its last change.
  const own = failuresOf(failures, { app, version, since: traffic > 0 ? since : null });
  const worst = equalFailures(own).slice(0, shown.failures);
  return {
    ...standing,
    kinds: Object.fromEntries(countKinds(own)),
    worst: await Promise.all(worst.map((one) => traced(releases, one))),
  };
}

async function traced(
  releases: string,
  { newest, visitors, reports }: ReturnType<typeof equalFailures>[number],
): Promise<WorstFailure> {
  const { kind, message, stack } = newest;
  const position = firstPosition(stack === '' ? [] : await traceStack(releases, stack));
  return {
    ...{ kind, message, visitors, reports },
    position: position && `${position.file}:${position.line}`,
    source: position?.source?.slice(0, 500) ?? null,
  };
}
