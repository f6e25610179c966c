import { stat } from 'node:fs/promises';
import { failureReportDays } from '@renovation-th/shared/contracts/failure-report';
import { readFailures } from '../../server/failures/failure-log';
import { countKinds, equalFailures, failuresOf } from '../../server/failures/count-failures';
import type { StoredFailure } from '../../server/failures/stored-failure';
import { errorMessage } from '../../server/error-code';
import {
  versionsFile,
  type Versions,
  type VisitedRelease,
  type WorstFailure,
} from '../../server/failures/versions-file';
import { writeWhole } from '../files';
import { say } from '../progress';
import {
  historyOf,
  liveEntry,
  liveSince,
  outcomesOf,
  readRegistry,
  stagedEntry,
  type Registry,
} from '../registry';
import type { StateFolders } from '../state-folders';
import { firstPlace, traceStack } from '../trace/trace-stack';

const day = 24 * 60 * 60 * 1000;
const shownFailures = 3;
const shownChanges = 50;

/** What visitors get, since when, how they fare with it, and what guards decided. */
export async function readVersions(
  { releases, received }: StateFolders,
  now = new Date(),
): Promise<Versions> {
  const registry = await readRegistry(releases);
  const { failures } = await readFailures(received, new Date(0));
  const apps: Versions['apps'] = [];
  for (const app of Object.keys(registry.microFrontends)) {
    const of = (release: Visited | null) => describe(releases, failures, app, release);
    const live = await of(visitedOf(liveEntry(registry, app), liveSince(registry, app)));
    if (!live) continue;
    const staged = await of(visitedOf(stagedEntry(registry, app), null));
    const takenBack = await of(lastTakenBack(registry, app, now));
    const history = historyOf(registry, app)
      .slice(-shownChanges)
      .reverse()
      .flatMap(({ date, kind, to, by = null }): Versions['apps'][number]['history'] =>
        // A withdrawn app that is live again tells its releases.
        (kind === 'promote' || kind === 'rollback') && to !== null ? [{ date, kind, to, by }] : [],
      );
    const outcomes = outcomesOf(registry, app).slice(-shownChanges);
    apps.push({ app, live, staged, takenBack, history, outcomes });
  }
  return { at: now.toISOString(), apps };
}

/**
 * Writes it for the owner's page into the folder of requests, if there is one: the form service makes that folder,
 * with its own rights. Never fails, since what it tells of has been done.
 */
export async function tellVersions(folders: StateFolders): Promise<void> {
  try {
    if (!(await stat(folders.received).catch(() => null))) return;
    await writeWhole(versionsFile(folders.received), `${JSON.stringify(await readVersions(folders))}\n`);
  } catch (error) {
    say(`! The owner's page « Versions » was not told: ${errorMessage(error)}`);
  }
}

type Visited = Pick<VisitedRelease, 'version' | 'since' | 'traffic' | 'guardedUntil'>;

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
