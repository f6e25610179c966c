import { readFailures } from '../../server/failures/failure-log';
import type { GuardOutcome } from '../guard-outcome';
import type { ComposeOptions } from '../compose/compose-options';
import { stagedRelease } from '../compose/staged-release';
import { GateRefusal } from '../gate/gate';
import { changeLive } from '../promotion/change-live';
import { promoteReleases } from '../promotion/promote-releases';
import { liveVersion, readRegistry, stagedEntry, withoutStaged, type Registry } from '../registry';
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

type Decided = { app: string; outcome: GuardOutcome };

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
  const failures = readFailures(folders.received, new Date(watched.since));
  const { what, evidence } = decide(watched, failures, now.getTime());
  if (what === 'wait') return null;

  const { app, version, live } = watched;
  const said = { date: now.toISOString(), version, evidence };
  /** Whether it is watched still; a person may have ended the stage, or promoted something else, meanwhile. */
  const isStill = (registry: Registry) => {
    const found = watchedRelease(registry);
    return found?.app === app && found.version === version && found.since === watched.since;
  };
  const takeBack = async (reason: GuardOutcome['reason']): Promise<Decided | null> => {
    const outcome: GuardOutcome = { ...said, live, result: 'taken-back', reason };
    const done = await changeLive(folders, options, async (before) =>
      isStill(before) ? { next: withoutStaged(before, app, outcome), proposals: [] } : null,
    );
    return done && { app, outcome };
  };
  if (what === 'take-back') return takeBack('failures');

  const outcome: GuardOutcome = { ...said, live: version, result: 'promoted', reason: 'time' };
  try {
    const choose = (before: Registry) => (isStill(before) ? [{ app, version }] : []);
    const { changes } = await promoteReleases(folders, choose, { ...options, by: 'guard', outcome });
    return changes.length > 0 ? { app, outcome } : null;
  } catch (error) {
    if (error instanceof GateRefusal) return takeBack('gate');
    throw error;
  }
}
