import { access } from 'node:fs/promises';
import path from 'node:path';
import { isErrorCode } from '../../error-code';
import type { RequestDatabase } from '../database/open-database';
import { notePhotoKept, notePhotoLeftOut, returnPhoto, type WaitingPhoto } from '../database/photo-rows';
import { rawName } from '../stored-request';
import { removeSynced, type SyncedWriter } from '../synced-files';
import type { Decoder } from './decoder';
import type { PhotoProblem } from './photo-problems';

/** Milliseconds of the processor. */
export type AttemptLimits = {
  /** For a photograph at first: three times what 12 million pixels take, as telephones take them. */
  quick: number;
  /** For a photograph that took longer, once no other waits. */
  slow: number;
};

type AttemptOptions = {
  database: RequestDatabase;
  writer: SyncedWriter;
  /** Claimed. */
  photo: WaitingPhoto;
  /** Prepared. */
  decoder: Decoder;
  limits: AttemptLimits;
  isStopped: () => boolean;
};

/**
 * How often decoding may begin without a known end, over all restarts, before a photograph is left out. A
 * picture that kills its decoder is noticed and tried twice only; but a service that is killed again and
 * again does not see the end of an honest photograph either.
 */
const mostBeginnings = 5;

/**
 * Writes one photograph anew, or writes down why that cannot be done. The raw one goes last, so that
 * whatever is killed at whatever moment goes on from there.
 * @throws Error for a fault of our own, such as a full disk.
 */
export async function attemptPhoto(options: AttemptOptions): Promise<void> {
  const { database, photo, decoder, limits, isStopped } = options;
  const { id, file, attempts } = photo;
  const raw = path.join(database.folder, 'raw', rawName(file));
  if (!(await isThere(raw))) return notePhotoLeftOut(database, file, 'photo-missing' satisfies PhotoProblem);
  if (attempts > mostBeginnings) return leaveOut(options, raw, 'photo-unreadable');

  const isFirst = attempts === 1;
  const decoded = await decoder.decode(raw, isFirst ? limits.quick : limits.slow);
  if (decoded.kind === 'written') return keep(options, raw, Buffer.from(decoded.jpeg));
  if (decoded.kind === 'died' && isStopped()) return returnPhoto(database, id, false);
  const reason = decoded.kind === 'died' ? 'photo-unreadable' : decoded.reason;
  if (isFirst && (decoded.kind === 'died' || reason === 'photo-too-slow'))
    return returnPhoto(database, id, true);
  return leaveOut(options, raw, reason);
}

async function keep({ database, writer, photo }: AttemptOptions, raw: string, jpeg: Buffer): Promise<void> {
  const kept = path.join(database.folder, 'photos', photo.file);
  await writer.replace(kept, jpeg);
  const isNamed = notePhotoKept(database, photo.file);
  await removeSynced(raw);
  // Its request was erased meanwhile, and so must this be.
  if (!isNamed) await removeSynced(kept);
}

async function leaveOut(
  { database, photo }: AttemptOptions,
  raw: string,
  reason: PhotoProblem,
): Promise<void> {
  notePhotoLeftOut(database, photo.file, reason);
  await removeSynced(raw);
}

/** @throws Error when the folder cannot be read. */
async function isThere(file: string): Promise<boolean> {
  try {
    await access(file);
    return true;
  } catch (error) {
    if (isErrorCode(error, 'ENOENT')) return false;
    throw error;
  }
}
