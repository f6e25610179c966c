import path from 'node:path';
import type { FailureKind } from '@renovation-th/shared/contracts/failure-report';
import { errorMessage } from '../../server/error-code';
import { countKinds, equalFailures, failuresOf } from '../../server/failures/count-failures';
import { readFailures } from '../../server/failures/failure-log';
import { guardSeenAt, guardSignKey, isGuardSilent } from '../../server/failures/guard-sign';
import type { StoredFailure } from '../../server/failures/stored-failure';
import { isServed, ownerOfHome, servedSite } from '../compose/served-site';
import {
  emptyRegistry,
  eventsOf,
  historyOf,
  isKnown,
  liveVersion,
  previousVersion,
  readRegistry,
  type Registry,
} from '../registry';
import { damagedFiles, isReleased, readRelease, releaseFolder } from '../release/release-record';
import type { StateFolders } from '../state-folders';
import type { PassedOver } from '../store/sync-from-store';
import { knownReleases } from '../store/stored-release';
import { firstPlace, traceStack } from '../release/trace-stack';

type GuardStatus = {
  /** When it last ended a look at this release; null when it never did. */
  seenAt: string | null;
  /** Whether nobody guards the release. */
  isSilent: boolean;
};

/** Where a release of an app stands. */
type Standing = {
  version: string;
  /** Previous: what a rollback leads to. Rolled back: by a guard or a person. A candidate never was live. */
  state: 'live' | 'staged' | 'previous' | 'rolled back' | 'candidate';
  /** Since when, or when a candidate was made; an ISO date. */
  since?: string | null;
  /** Who made it live. */
  by?: string | undefined;
  /** Per cent of the visitors. */
  traffic?: number;
  /** Of a staged release. */
  guard?: GuardStatus;
};

/** Equal failures of a release. */
type WorstFailure = {
  kind: FailureKind;
  message: string;
  /** At least so many addresses reported it. */
  senders: number;
  reports: number;
  /** `remote-towns/src/pages/TownPage.tsx:21`, and that line; null where the sources do not say. */
  place: string | null;
  source: string | null;
};

/** A release, and how visitors fare with it since they have it. */
export type ReleaseStatus = Standing & {
  /** Reports of each kind. */
  kinds: { readonly [kind: string]: number };
  worst: readonly WorstFailure[];
};

export type Status = {
  /** Of each app what visitors get first, then what they could get. */
  apps: { app: string; releases: ReleaseStatus[] }[];
  /**
   * Releases that are shown and are not as they should be, here or in the store, and what to do about it: a damaged or
   * missing record or file, or words of a later checkout.
   */
  unusable: PassedOver[];
  /** What visitors get from this machine: the site that the registry names, whole, another one, or none. */
  served: 'what is live' | 'the coming-soon page' | 'another site' | 'nothing';
  /** Why what pages reported cannot be read: only the form service's own user may, on a server. */
  unread: string | null;
};

/** So many of an app are shown, and so many failures of a release. */
const shown = { candidates: 5, rolledBack: 3, failures: 3 };

/**
 * Everything that a person wants to know before changing anything. What is damaged hides nothing else.
 * @param passedOver releases of the store that are not here.
 */
export async function readStatus(
  folders: StateFolders,
  names: readonly string[],
  passedOver: readonly PassedOver[] = [],
): Promise<Status> {
  const { releases, received, store } = folders;
  const registry = await readRegistry(releases).catch(() => emptyRegistry);
  const reported = reportsIn(received);
  const failures = typeof reported === 'string' ? [] : reported;
  const signed = await store.get(guardSignKey).catch(() => null);
  const sign = signed && guardSeenAt(signed.content.toString());
  const apps: Status['apps'] = [];
  const unusable: PassedOver[] = [];
  for (const app of names) {
    const standing = await standingOf(folders, registry, app, sign);
    const withFailures = standing.map((one) => withFailuresOf(releases, app, one, failures));
    apps.push({ app, releases: await Promise.all(withFailures) });
    for (const one of standing)
      for (const reason of await reasonsAgainst(folders, app, one))
        unusable.push({ app, version: one.version, reason });
  }
  return {
    apps,
    unusable: [...unusable, ...passedOver],
    served: await servedBy(folders, registry),
    unread: typeof reported === 'string' ? reported : null,
  };
}

async function servedBy(folders: StateFolders, registry: Registry): Promise<Status['served']> {
  if ((await servedSite(folders)) === null) return 'nothing';
  if (!(await isServed(folders, registry.site).catch(() => false))) return 'another site';
  const owner = await ownerOfHome(path.join(folders.site, 'current'));
  return owner === 'host' ? 'the coming-soon page' : 'what is live';
}

/** @returns why they cannot be read, where that is so. */
function reportsIn(received: string): readonly StoredFailure[] | string {
  try {
    return readFailures(received, new Date(0));
  } catch (error) {
    return errorMessage(error);
  }
}

function guardOf(since: string, sign: string | null): GuardStatus {
  const seenAt = sign !== null && Date.parse(sign) >= Date.parse(since) ? sign : null;
  return { seenAt, isSilent: isGuardSilent(since, sign, new Date()) };
}

/** @param sign when a guard was last seen. */
async function standingOf(
  folders: StateFolders,
  registry: Registry,
  app: string,
  sign: string | null,
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
    needed.push({ version, state: 'staged', traffic, since, guard: guardOf(since, sign) });
  }
  if (previous !== null) needed.push({ version: previous, state: 'previous' });
  const rolledBack = without(needed, rolledBackOf(registry, app));
  const candidates = (await knownReleases(folders, app))
    .filter(({ version }) => !isKnown(registry, { app, version }))
    .map(({ version, madeAt }): Standing => ({ version, state: 'candidate', since: madeAt.toISOString() }));
  return [
    ...needed,
    ...rolledBack.slice(0, shown.rolledBack),
    ...without([...needed, ...rolledBack], candidates).slice(0, shown.candidates),
  ];
}

const without = (known: readonly Standing[], all: readonly Standing[]) =>
  all.filter(({ version }) => !known.some((one) => one.version === version));

/** The newest first, each once. */
function rolledBackOf(registry: Registry, app: string): Standing[] {
  const found = new Map<string, string>();
  for (const { kind, from, date } of eventsOf(registry, app).toReversed())
    if (from !== null && ['rollback', 'end-stage'].includes(kind) && !found.has(from)) found.set(from, date);
  return [...found].map(([version, since]) => ({ version, state: 'rolled back', since }));
}

/** Why the release cannot be used as it is, and what to do. */
async function reasonsAgainst(
  { releases, store }: StateFolders,
  app: string,
  { version, state }: Standing,
): Promise<string[]> {
  const isNeeded = state === 'live' || state === 'staged' || state === 'previous';
  // What was rolled back, and the target of a rollback, may have been removed; a candidate may be in the store alone.
  const mayBeMissing = state === 'previous' || (state === 'candidate' && !store.isOwn);
  if (state === 'rolled back' || (mayBeMissing && !(await isReleased(releases, app, version)))) return [];
  try {
    const { files } = await readRelease(releases, app, version);
    if (!isNeeded) return [];
    const remedy = `npm run rollback -- ${app}, or remove the release’s folder and make it again: npm run release -- ${app}`;
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
  // Of what visitors do not get any more, all that is kept.
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
  { newest, senders, reports }: ReturnType<typeof equalFailures>[number],
): Promise<WorstFailure> {
  const { kind, message, stack } = newest;
  const place = firstPlace(stack === '' ? [] : await traceStack(releases, stack));
  return {
    ...{ kind, message, senders, reports },
    place: place && `${place.file}:${place.line}`,
    source: place?.source?.slice(0, 500) ?? null,
  };
}
