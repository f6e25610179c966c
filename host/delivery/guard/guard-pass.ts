import { stat } from 'node:fs/promises';
import { errorMessage } from '../../server/error-code';
import { readFailures } from '../../server/failures/failure-log';
import { takenBackFile, type TakenBack } from '../../server/failures/taken-back';
import type { ComposeOptions } from '../compose/compose-options';
import { writeWhole } from '../files';
import { say } from '../progress';
import { changeLive } from '../promotion/promote';
import { eventsOf, liveVersion, readRegistry, withoutStage, type Stage } from '../registry';
import type { StateFolders } from '../state-folders';
import { stagedFailure } from './staged-failure';

/**
 * One look of the guard: ends a stage that fails its visitors. All it knows lies in the log and among the reports, so it
 * may be killed at any moment, and two guards do no harm. It never promotes: how many visitors saw the release is not
 * known, so silence proves nothing.
 * @returns the stage that was ended, and why; null when there is no reason to end one.
 */
export async function guardPass(
  folders: StateFolders,
  options: ComposeOptions,
): Promise<(Stage & { why: string }) | null> {
  const registry = await readRegistry(folders.releases);
  const { stage } = registry;
  if (!stage) return null;
  const failures = readFailures(folders.received, new Date(stage.since));
  const failure = stagedFailure(stage, liveVersion(registry, stage.app), failures);
  if (!failure) return null;

  const { kind, message, addresses } = failure;
  const why = `${addresses} of its visitors or more reported what no other visitor did: ${kind}${message && `, ${message}`}`;
  const words = { kind: 'take-back', by: 'guard', why };
  const { isChanged } = await changeLive(folders, { ...options, ...words }, (before) =>
    // A person may have ended the stage, or begun another one.
    before.stage?.since === stage.since && before.stage.version === stage.version
      ? withoutStage(before)
      : before,
  );
  return isChanged ? { ...stage, why } : null;
}

/**
 * Tells the form service what guards rolled back, by a file in the folder of requests, if there is one: the service makes
 * that folder, with its own rights, and mails it to the owner. Never fails, since what it tells of has been done.
 */
export async function tellTakenBack({ releases, received }: StateFolders): Promise<void> {
  try {
    if (!(await stat(received).catch(() => null))) return;
    const registry = await readRegistry(releases);
    const takenBack = Object.keys(registry.apps).flatMap((app): TakenBack =>
      eventsOf(registry, app)
        .filter(({ kind }) => kind === 'take-back')
        .map(({ date, from }) => ({ date, release: `${app} ${from ?? ''}` })),
    );
    await writeWhole(takenBackFile(received), `${JSON.stringify(takenBack)}\n`);
  } catch (error) {
    say(`! The form service was not told what was rolled back: ${errorMessage(error)}`);
  }
}
