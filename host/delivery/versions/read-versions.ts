import { stat } from 'node:fs/promises';
import { failureReportDays, type FailureKind } from '@renovation-th/shared/contracts/failure-report';
import { readFailures } from '../../server/failures/failure-log';
import { countKinds, equalFailures, failuresOf } from '../../server/failures/count-failures';
import type { StoredFailure } from '../../server/failures/stored-failure';
import { errorMessage } from '../../server/error-code';
import { takenBackFile, type TakenBack } from '../../server/failures/taken-back';
import { writeWhole } from '../files';
import { say } from '../progress';
import { liveEntry, liveSince, outcomesOf, readRegistry, stagedEntry, type Registry } from '../registry';
import type { StateFolders } from '../state-folders';
import { firstPlace, traceStack } from '../trace/trace-stack';

const day = 24 * 60 * 60 * 1000;
const shownFailures = 3;

/** A release that visitors get. */
type Visited = {
  version: string;
  since: string | null;
  /** Per cent of the visitors. */
  traffic: number;
  /** When the guard decides at the latest; null when nobody watches. */
  guardedUntil: string | null;
};

/** Equal failures of a release. */
type WorstFailure = {
  kind: FailureKind;
  message: string;
  /** At least so many addresses reported it; and when the last did. */
  senders: number;
  reports: number;
  lastAt: string;
  /** `remote-towns/src/pages/TownPage.tsx:21`, and that line; null where the sources do not say. */
  place: string | null;
  source: string | null;
  stack: readonly string[];
};

/** How visitors fare with a release since they have it. */
export type VisitedRelease = Visited & {
  /** Reports of each kind. */
  kinds: { readonly [kind: string]: number };
  worst: readonly WorstFailure[];
};

/** What visitors get of an app, and what a guard took back last, as long as what pages reported of it is kept. */
export type AppVersions = {
  app: string;
  live: VisitedRelease;
  staged: VisitedRelease | null;
  takenBack: VisitedRelease | null;
};

/** What visitors get, since when, and how they fare with it. */
export async function readVersions(
  { releases, received }: StateFolders,
  now = new Date(),
): Promise<readonly AppVersions[]> {
  const registry = await readRegistry(releases);
  const { failures } = await readFailures(received, new Date(0));
  const apps: AppVersions[] = [];
  for (const app of Object.keys(registry.microFrontends)) {
    const of = (release: Visited | null) => describe(releases, failures, app, release);
    const live = await of(visitedOf(liveEntry(registry, app), liveSince(registry, app)));
    if (!live) continue;
    const staged = await of(visitedOf(stagedEntry(registry, app), null));
    apps.push({ app, live, staged, takenBack: await of(lastTakenBack(registry, app, now)) });
  }
  return apps;
}

/**
 * Tells the form service what guards took back, by a file in the folder of requests, if there is one: the service makes
 * that folder, with its own rights, and mails it to the owner. Never fails, since what it tells of has been done.
 */
export async function tellTakenBack({ releases, received }: StateFolders): Promise<void> {
  try {
    if (!(await stat(received).catch(() => null))) return;
    const registry = await readRegistry(releases);
    const takenBack = Object.keys(registry.microFrontends).flatMap((app): TakenBack =>
      outcomesOf(registry, app)
        .filter(({ result }) => result === 'taken-back')
        .map(({ date, version }) => ({ date, release: `${app} ${version}` })),
    );
    await writeWhole(takenBackFile(received), `${JSON.stringify(takenBack)}\n`);
  } catch (error) {
    say(`! The form service was not told what was taken back: ${errorMessage(error)}`);
  }
}

function visitedOf(entry: ReturnType<typeof liveEntry>, since: string | null): Visited | null {
  if (!entry) return null;
  const { watch } = entry.extras ?? {};
  return {
    version: entry.metadata.version,
    since: since ?? watch?.since ?? null,
    traffic: entry.deployment.traffic,
    guardedUntil: watch?.until ?? null,
  };
}

/** The last decision of a guard, if nobody has given visitors that release again. */
function lastTakenBack(registry: Registry, app: string, now: Date): Visited | null {
  const last = outcomesOf(registry, app).at(-1);
  if (last?.result !== 'taken-back') return null;
  const { version, date, evidence } = last;
  const isBack = [liveEntry(registry, app), stagedEntry(registry, app)].some(
    (entry) => entry?.metadata.version === version,
  );
  if (isBack || now.getTime() - Date.parse(date) > failureReportDays * day) return null;
  return { version, since: evidence.since, traffic: 0, guardedUntil: null };
}

async function describe(
  releases: string,
  all: readonly StoredFailure[],
  app: string,
  release: Visited | null,
): Promise<VisitedRelease | null> {
  if (!release) return null;
  const failures = failuresOf(all, { app, ...release });
  return {
    ...release,
    kinds: Object.fromEntries(countKinds(failures)),
    worst: await Promise.all(
      equalFailures(failures)
        .slice(0, shownFailures)
        .map((one) => traced(releases, one)),
    ),
  };
}

async function traced(
  releases: string,
  { newest, senders, reports }: ReturnType<typeof equalFailures>[number],
): Promise<WorstFailure> {
  const { kind, message, stack, at } = newest;
  const lines = stack === '' ? [] : await traceStack(releases, stack);
  const place = firstPlace(lines);
  return {
    ...{ kind, message, senders, reports, lastAt: at },
    place: place && `${place.file}:${place.line}`,
    source: place?.source?.slice(0, 500) ?? null,
    stack: lines.slice(0, 50).map(({ text }) => text.slice(0, 1_000)),
  };
}
