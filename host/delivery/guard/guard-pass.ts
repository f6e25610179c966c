import { stat } from 'node:fs/promises';
import path from 'node:path';
import { errorMessage } from '../../server/error-code';
import { readFailures } from '../../server/failures/failure-log';
import { guardSignKey, type GuardSign } from '../../server/failures/guard-sign';
import { takenBackFile, type TakenBack } from '../../server/failures/taken-back';
import type { ComposeOptions } from '../compose/compose-options';
import { stagedRelease } from '../compose/staged-release';
import { writeWhole } from '../files';
import { GateRefusal } from '../gate/gate';
import { say } from '../progress';
import { changeLive } from '../promotion/change-live';
import { promoteReleases } from '../promotion/promote-releases';
import { eventsOf, liveVersion, readRegistry, stagedEntry, withoutStaged, type Registry } from '../registry';
import type { StateFolders } from '../state-folders';
import { decide, type Decision, type Watched } from './decide';

/** The staged release, if a guard was asked to watch it. */
export function watchedRelease(registry: Registry): Watched | null {
  const staged = stagedRelease(registry);
  const watch = staged && stagedEntry(registry, staged.app)?.extras?.watch;
  const live = staged && liveVersion(registry, staged.app);
  if (!staged || !live || !watch?.until) return null;
  return { ...staged, live, since: Date.parse(watch.since), until: Date.parse(watch.until) };
}

type Decided = { app: string; version: string; kind: 'promote' | 'take-back'; why: string };

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
  const decision = decide(watched, failures, now.getTime());
  if (decision.what === 'wait') {
    await renewSign(folders, now);
    return null;
  }

  const { app, version } = watched;
  /** Whether it is watched still; a person may have ended the stage, or promoted something else, meanwhile. */
  const isStill = (registry: Registry) => {
    const found = watchedRelease(registry);
    return found?.app === app && found.version === version && found.since === watched.since;
  };
  const takeBack = async (reason: string): Promise<Decided | null> => {
    const why = wordsFor(reason, decision);
    const { isChanged } = await changeLive(folders, options, (before) =>
      isStill(before) ? withoutStaged(before, app, why) : before,
    );
    return isChanged ? { app, version, kind: 'take-back', why } : null;
  };
  if (decision.what === 'take-back') return takeBack('it failed too often');

  const why = wordsFor('nothing spoke against it', decision);
  try {
    const choose = (before: Registry) => (isStill(before) ? [{ app, version }] : []);
    const { isChanged } = await promoteReleases(folders, choose, { ...options, by: 'guard', why });
    return isChanged ? { app, version, kind: 'promote', why } : null;
  } catch (error) {
    if (error instanceof GateRefusal) return takeBack('the gate refused the change');
    throw error;
  }
}

/**
 * Renews the guard's sign of life, here and in the store. Only after a look: a guard that dies in each of its looks
 * gives none.
 */
async function renewSign({ releases, store }: StateFolders, now: Date): Promise<void> {
  const content = Buffer.from(`${JSON.stringify({ seenAt: now.toISOString() } satisfies GuardSign)}\n`);
  await writeWhole(path.join(releases, guardSignKey), content);
  if (store.isOwn) return;
  const found = await store.get(guardSignKey);
  await (found
    ? store.putIfUnchanged(guardSignKey, content, found.etag)
    : store.putIfAbsent(guardSignKey, content));
}

/** For people, by what numbers. */
function wordsFor(reason: string, { watched, other, share }: Decision): string {
  const all = watched + other;
  const numbers =
    all === 0
      ? 'no visitor reported a failure with either release, and how many saw it is not known'
      : `${watched} of ${all} visitors who failed had it, at a share of ${share} %`;
  return `${reason}; ${numbers}`;
}

/**
 * Tells the form service what guards took back, by a file in the folder of requests, if there is one: the service makes
 * that folder, with its own rights, and mails it to the owner. Never fails, since what it tells of has been done.
 */
export async function tellTakenBack({ releases, received }: StateFolders): Promise<void> {
  try {
    if (!(await stat(received).catch(() => null))) return;
    const registry = await readRegistry(releases);
    const takenBack = Object.keys(registry.history).flatMap((app): TakenBack =>
      eventsOf(registry, app)
        .filter(({ kind }) => kind === 'take-back')
        .map(({ date, from }) => ({ date, release: `${app} ${from ?? ''}` })),
    );
    await writeWhole(takenBackFile(received), `${JSON.stringify(takenBack)}\n`);
  } catch (error) {
    say(`! The form service was not told what was taken back: ${errorMessage(error)}`);
  }
}
