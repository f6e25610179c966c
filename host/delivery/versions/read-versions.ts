import { stat } from 'node:fs/promises';
import { failureReportDays, type FailureKind } from '@renovation-th/shared/contracts/failure-report';
import { readFailures } from '../../server/failures/failure-log';
import { countKinds, equalFailures, failuresOf } from '../../server/failures/count-failures';
import { errorMessage } from '../../server/error-code';
import { takenBackFile, type TakenBack } from '../../server/failures/taken-back';
import { writeWhole } from '../files';
import { say } from '../progress';
import { liveSince, outcomesOf, readRegistry, type Registry } from '../registry';
import type { StateFolders } from '../state-folders';
import { firstPlace, traceStack } from '../trace/trace-stack';

const day = 24 * 60 * 60 * 1000;
const shownFailures = 3;

/** A release that visitors get, or that a guard took back from them. */
type Visited = {
  app: string;
  version: string;
  state: 'live' | 'staged' | 'taken back';
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
  /** At least so many addresses reported it. */
  senders: number;
  reports: number;
  /** `remote-towns/src/pages/TownPage.tsx:21`, and that line; null where the sources do not say. */
  place: string | null;
  source: string | null;
};

/** How visitors fare with a release since they have it. */
export type VisitedRelease = Visited & {
  /** Reports of each kind. */
  kinds: { readonly [kind: string]: number };
  worst: readonly WorstFailure[];
};

/** What visitors get, and what a guard took back last, as long as what pages reported of it is kept. */
export async function readVersions(
  { releases, received }: StateFolders,
  now = new Date(),
): Promise<readonly VisitedRelease[]> {
  const registry = await readRegistry(releases);
  const failures = readFailures(received, new Date(0));
  const visited = Object.keys(registry.microFrontends).flatMap((app) => [
    ...visitedOf(registry, app),
    ...lastTakenBack(registry, app, now),
  ]);
  return Promise.all(
    visited.map(async (release) => {
      const own = failuresOf(failures, release);
      const worst = equalFailures(own).slice(0, shownFailures);
      return {
        ...release,
        kinds: Object.fromEntries(countKinds(own)),
        worst: await Promise.all(worst.map((one) => traced(releases, one))),
      };
    }),
  );
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

const visitedOf = (registry: Registry, app: string): Visited[] =>
  (registry.microFrontends[app] ?? []).map(({ metadata, deployment, extras }) => ({
    app,
    version: metadata.version,
    state: deployment.default ? 'live' : 'staged',
    since: (deployment.default ? liveSince(registry, app) : null) ?? extras?.watch?.since ?? null,
    traffic: deployment.traffic,
    guardedUntil: extras?.watch?.until ?? null,
  }));

/** The last decision of a guard, if nobody has given visitors that release again. */
function lastTakenBack(registry: Registry, app: string, now: Date): Visited[] {
  const last = outcomesOf(registry, app).at(-1);
  if (last?.result !== 'taken-back') return [];
  const { version, date, evidence } = last;
  const isBack = visitedOf(registry, app).some((release) => release.version === version);
  if (isBack || now.getTime() - Date.parse(date) > failureReportDays * day) return [];
  return [{ app, version, state: 'taken back', since: evidence.since, traffic: 0, guardedUntil: null }];
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
