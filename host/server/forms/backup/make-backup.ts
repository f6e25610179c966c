import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { encryptionFor } from './age-files';
import { manifestSuffix, stampOf } from './backup-names';
import { withBackupLock } from './backup-lock';
import type { BackupOptions, BackupRun } from './backup-run';
import { backupStates } from './backup-state';
import { generationsIn, openTarget, plainError } from './backup-target';
import { removeOutdated, startGeneration } from './generations';
import { countIn, manifestBytes } from './manifest';
import { saveChanges } from './save-changes';
import { writeNamedByHash } from './written-files';

export type BackupSummary = {
  generation: string;
  isNewGeneration: boolean;
  /** Accepted requests, photographs and all files that the backup now holds. */
  requests: number;
  photos: number;
  files: number;
  /** Files that were new or changed, and the bytes that this backup took on the target. */
  filesWritten: number;
  bytesWritten: number;
  /** Files of the spool that could not be read, by path. */
  unfit: readonly string[];
  removedGenerations: readonly string[];
};

/**
 * Saves what is new in the spool, while the service goes on.
 * @throws Error in plain words; the backups that lie there already are then as good as before.
 */
export async function makeBackup(options: BackupOptions): Promise<BackupSummary> {
  const { spoolDir, warn } = options;
  const encrypt = await encryptionFor(options.recipient);
  await stat(spoolDir).catch((error: unknown) => {
    throw new Error(`There is nothing to back up: the folder ${spoolDir} does not exist.`, { cause: error });
  });
  const { folder: target, isOnSameDisk } = await openTarget(options.target, spoolDir);
  if (isOnSameDisk) warn(`${options.target} is on the same disk as the requests: one fault can take both.`);

  const stateFolder = path.join(spoolDir, 'backup');
  const states = await backupStates(stateFolder);
  return withBackupLock(stateFolder, (confirmLock) =>
    backUp({ ...options, target, encrypt, states, confirmLock }).catch((error: unknown) => {
      throw plainError(error, options.target);
    }),
  );
}

async function backUp(run: BackupRun): Promise<BackupSummary> {
  const { target, states, encrypt, confirmLock, now } = run;
  const ours = await ownGenerations(run);
  const start = await startGeneration(run, ours.at(-1));
  const { state, ...written } = await saveChanges(run, start.state);

  // The last word: packs without a manifest are no backup.
  confirmLock();
  const manifest = await writeNamedByHash(
    path.join(target, state.generation, 'manifests'),
    stampOf(now()),
    manifestSuffix,
    encrypt(Readable.from(manifestBytes(state))),
  );
  await states.write(state);

  return {
    generation: state.generation,
    isNewGeneration: start.isNew,
    requests: countIn(state, 'accepted'),
    photos: countIn(state, 'photos') + countIn(state, 'raw'),
    files: state.saved.size,
    filesWritten: written.files,
    bytesWritten: written.bytes + manifest.bytes,
    unfit: written.unfit,
    removedGenerations: await removeOutdated(run, ours, state),
  };
}

/** Generations of this spool that lie on the target, oldest first. */
async function ownGenerations({ target, states, warn }: BackupRun): Promise<string[]> {
  const own = await states.own();
  const there = await generationsIn(target);
  const strangers = there.filter((name) => !own.has(name));
  if (strangers.length > 0)
    warn(
      `Not made by this spool, or by what it was before it was restored, and so never removed by it: ${strangers.join(', ')}. Remove them yourself once nobody needs them.`,
    );
  return there.filter((name) => own.has(name));
}
