import { failuresFolder, readFailures } from '../../server/failures/failure-files';
import { countKinds, equalFailures, failuresOf } from '../../server/failures/count-failures';
import type { StoredFailure } from '../../server/failures/stored-failure';
import type { Versions, VisitedRelease, WorstFailure } from '../../server/failures/versions-file';
import { historyOf, liveEntry, readRegistry, stagedEntry } from '../registry';
import { liveSince, outcomesOf } from '../registry-history';
import type { StateFolders } from '../state-folders';
import { firstPlace, traceStack } from '../trace/trace-stack';

const shownFailures = 3;
const shownChanges = 50;

/** What visitors get, since when, how they fare with it, and what guards decided. */
export async function readVersions(
  { releases, received }: StateFolders,
  now = new Date(),
): Promise<Versions> {
  const registry = await readRegistry(releases);
  const { failures } = await readFailures(failuresFolder(received), new Date(0));
  const apps: Versions['apps'] = [];
  for (const app of Object.keys(registry.microFrontends)) {
    const live = await describe(releases, failures, app, liveEntry(registry, app), liveSince(registry, app));
    const staged = await describe(releases, failures, app, stagedEntry(registry, app), null);
    if (!live) continue;
    const history = historyOf(registry, app)
      .slice(-shownChanges)
      .reverse()
      .flatMap(({ date, kind, to, by = null }) =>
        // A withdrawn app that is live again tells its releases.
        kind === 'withdraw' || to === null ? [] : [{ date, kind, to, by }],
      );
    apps.push({ app, live, staged, history, outcomes: [...outcomesOf(registry, app)] });
  }
  return { at: now.toISOString(), apps };
}

async function describe(
  releases: string,
  all: readonly StoredFailure[],
  app: string,
  entry: ReturnType<typeof liveEntry>,
  liveSinceDate: Date | null,
): Promise<VisitedRelease | null> {
  if (!entry) return null;
  const { watch } = entry.extras ?? {};
  const { version } = entry.metadata;
  const since = liveSinceDate?.toISOString() ?? watch?.since ?? null;
  const failures = failuresOf(all, { app, version, since });
  return {
    ...{ version, since, traffic: entry.deployment?.traffic ?? 100, guardedUntil: watch?.until ?? null },
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
