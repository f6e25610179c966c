import { readFailures } from '../../server/failures/failure-log';
import type { GuardOutcome } from '../guard-outcome';
import type { ComposeOptions } from '../compose/compose-inputs';
import { stagedRelease } from '../compose/staged-release';
import { GateRefusal } from '../gate/gate';
import { changeLive } from '../promotion/change-live';
import { promoteReleases } from '../promotion/promote-releases';
import {
  liveVersion,
  readRegistry,
  stagedEntry,
  withOutcome,
  withoutStaged,
  type Registry,
} from '../registry';
import type { StateFolders } from '../state-folders';
import { decide, type Watched } from './decide';

/** The staged release, if a guard was asked to watch it. */
export function watchedRelease(registry: Registry): Watched | null {
  const staged = stagedRelease(registry);
  const watch = staged && stagedEntry(registry, staged.app)?.extras?.watch;
  const live = staged && liveVersion(registry, staged.app);
  if (!staged || !live || !watch?.until) return null;
  return { ...staged, live, since: Date.parse(watch.since), until: Date.parse(watch.until) };
}

export type Decided = { app: string; outcome: GuardOutcome };

/**
 * One look of the guard: decides about the watched release and does what was decided. All it knows lies in the
 * registry and among the reports, so it may be killed at any moment, and two guards do no harm: who comes second
 * finds that nothing is watched any more.
 * @returns what has been decided; null when it goes on watching, or when there is nothing to watch.
 */
export async function guardPass(
  folders: StateFolders,
  options: ComposeOptions,
  now = new Date(),
): Promise<Decided | null> {
  const watched = watchedRelease(await readRegistry(folders.releases));
  if (!watched) return null;
  const { failures } = await readFailures(folders.received, new Date(watched.since));
  const { what, evidence } = decide(watched, failures, now.getTime());
  if (what === 'wait') return null;

  const { app, version, live } = watched;
  const date = now.toISOString();
  const takenBack = { date, version, live, result: 'taken-back' as const, evidence };
  const promoted: GuardOutcome = { ...takenBack, live: version, result: 'promoted', reason: 'time' };
  const isDone =
    what === 'take-back'
      ? await endStage(folders, options, watched, { ...takenBack, reason: 'failures' })
      : await promoteIt(folders, options, watched, promoted);
  if (isDone !== 'refused') return isDone ? { app, outcome: isDone } : null;
  const outcome = await endStage(folders, options, watched, { ...takenBack, reason: 'gate' });
  return outcome && { app, outcome };
}

/** Whether it is watched still; a person may have ended the stage, or promoted something else, meanwhile. */
function isStill(registry: Registry, { app, version, since }: Watched): boolean {
  const now = watchedRelease(registry);
  return now?.app === app && now.version === version && now.since === since;
}

async function endStage(
  folders: StateFolders,
  options: ComposeOptions,
  watched: Watched,
  outcome: GuardOutcome,
): Promise<GuardOutcome | null> {
  const done = await changeLive(folders, options, async (before) => {
    if (!isStill(before, watched)) return null;
    const { app } = watched;
    return { next: withOutcome(withoutStaged(before, app), app, outcome), proposals: [] };
  });
  return done && outcome;
}

async function promoteIt(
  folders: StateFolders,
  options: ComposeOptions,
  watched: Watched,
  outcome: GuardOutcome,
): Promise<GuardOutcome | null | 'refused'> {
  const { app, version } = watched;
  const choose = (before: Registry) => (isStill(before, watched) ? [{ app, version }] : []);
  const alsoNote = (next: Registry) =>
    liveVersion(next, app) === version ? withOutcome(next, app, outcome) : next;
  try {
    const { changes } = await promoteReleases(folders, choose, { ...options, by: 'guard', alsoNote });
    return changes.length > 0 ? outcome : null;
  } catch (error) {
    if (error instanceof GateRefusal) return 'refused';
    throw error;
  }
}
