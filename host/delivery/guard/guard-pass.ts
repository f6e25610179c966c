import { stat } from 'node:fs/promises';
import path from 'node:path';
import { errorMessage } from '../../server/error-code';
import { readFailures } from '../../server/failures/failure-log';
import {
  guardHeartbeatKey,
  rolledBackFile,
  type GuardHeartbeat,
  type RolledBack,
} from '../../server/failures/guard-heartbeat';
import type { ComposeOptions } from '../compose/compose-options';
import { writeWhole } from '../files';
import { print } from '../progress';
import { changeLive } from '../promotion/promote';
import { eventsOf, liveVersion, readRegistry, withoutStage, type Stage } from '../registry';
import type { StateFolders } from '../state-folders';
import { stagedFailure } from './staged-failure';

/**
 * Ends the stage if its release fails for visitors. All state is on disk, so a guard may be killed at any moment, and
 * two guards may run concurrently.
 * @returns the ended stage and the reason; null when no stage was ended.
 */
export async function guardPass(
  folders: StateFolders,
  options: ComposeOptions,
  now = new Date(),
): Promise<(Stage & { why: string }) | null> {
  const registry = await readRegistry(folders.releases);
  const { stage } = registry;
  if (!stage) return null;
  const failures = readFailures(folders.received, new Date(stage.since));
  const failure = stagedFailure(stage, liveVersion(registry, stage.app), failures);
  if (!failure) {
    await writeHeartbeat(folders, now);
    return null;
  }

  const { kind, message, addresses } = failure;
  const why = `at least ${addresses} of its visitors reported a failure that no other visitor reported: ${kind}${message && `, ${message}`}`;
  const info = { kind: 'end-stage', by: 'guard', why };
  const { isChanged } = await changeLive(folders, { ...options, ...info }, (before) =>
    // Another process may have ended this stage or started another stage.
    before.stage?.since === stage.since && before.stage.version === stage.version
      ? withoutStage(before)
      : before,
  );
  return isChanged ? { ...stage, why } : null;
}

/**
 * Writes the guard's heartbeat on this machine and to the store. Call this only after a complete check, so that a guard
 * that always fails writes none.
 */
async function writeHeartbeat({ releases, store }: StateFolders, now: Date): Promise<void> {
  const content = `${JSON.stringify({ seenAt: now.toISOString() } satisfies GuardHeartbeat)}\n`;
  await writeWhole(path.join(releases, guardHeartbeatKey), content);
  if (store.isOwn) return;
  await store.remove(guardHeartbeatKey);
  await store.putIfAbsent(guardHeartbeatKey, Buffer.from(content));
}

/**
 * Writes `rolled-back.json`, a list of the stages that guards have ended, to the spool, if the spool exists. The form
 * service reports these to the owner by mail. Never throws, because the stage has already ended.
 */
export async function reportEndedStages({ releases, received }: StateFolders): Promise<void> {
  try {
    if (!(await stat(received).catch(() => null))) return;
    const registry = await readRegistry(releases);
    const rolledBack = Object.keys(registry.apps).flatMap((app): RolledBack =>
      eventsOf(registry, app)
        .filter(({ by }) => by === 'guard')
        .map(({ date, from }) => ({ date, release: `${app} ${from ?? ''}` })),
    );
    await writeWhole(rolledBackFile(received), `${JSON.stringify(rolledBack)}\n`);
  } catch (error) {
    print(`! The end of the stage could not be reported to the form service: ${errorMessage(error)}`);
  }
}
