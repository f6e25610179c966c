import { countRows } from './kept-request';
import type { RequestDatabase } from './open-database';

/** A photograph that waits in `raw` to be written anew. */
export type WaitingPhoto = {
  id: number;
  /** Its name in `photos`. */
  file: string;
  /** How often its decoding was begun, this time included. */
  attempts: number;
  /** Tells who sent it from others. */
  sender: string;
};

/**
 * Takes the next photograph to write anew. Senders take turns, so that no flood of one holds up the others; what was
 * tried already comes last. Counts an attempt, written down before it begins: a photograph that brings down whoever
 * decodes it must not do so for ever. Two desks at once would do some twice, which is no harm.
 */
export function nextPhoto(database: RequestDatabase, lastSender: string): WaitingPhoto | null {
  // A desk that has nothing to do writes nothing.
  if (countWaitingPhotos(database) === 0) return null;
  return database.write(
    () =>
      database.get(
        `UPDATE photos SET attempts = attempts + 1 WHERE id = (
           SELECT min(id) FROM photos WHERE state = 'waiting'
           GROUP BY attempts, sender ORDER BY attempts, sender <= ?, sender LIMIT 1)
         RETURNING id, file, attempts, sender`,
        lastSender,
      ) ?? null,
  );
}

/** Every version of the request that has this photograph has it now. @returns false when all were erased. */
export function notePhotoKept(database: RequestDatabase, file: string): boolean {
  return database.run(`UPDATE photos SET state = 'kept' WHERE file = ?`, file) > 0;
}

export function notePhotoLeftOut(database: RequestDatabase, file: string, reason: string): void {
  database.run(`UPDATE photos SET state = 'left-out', reason = ? WHERE file = ?`, reason, file);
}

/** Takes back an attempt that is not to be held against the photograph. */
export function forgetAttempt(database: RequestDatabase, id: number): void {
  database.run(`UPDATE photos SET attempts = attempts - 1 WHERE id = ? AND state = 'waiting'`, id);
}

export function countWaitingPhotos(database: RequestDatabase): number {
  return countRows(database, `photos WHERE state = 'waiting'`);
}

/** Whether any request names this photograph: what nobody names is a leftover. */
export function isPhotoNamed(database: RequestDatabase, file: string): boolean {
  return countRows(database, 'photos WHERE file = ?', file) > 0;
}
