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
 * Takes the next photograph to write anew: for the time of the lease it is nobody else's. Senders take turns, so that
 * no flood of one holds up the others; what was tried already comes last. Counts an attempt, written down before it
 * begins: a photograph that brings down whoever decodes it must not do so for ever.
 */
export function claimPhoto(
  database: RequestDatabase,
  { now, lease, lastSender }: { now: number; lease: number; lastSender: string },
): WaitingPhoto | null {
  const next = `
    SELECT min(id) AS id FROM photos
    WHERE state = 'waiting' AND (leaseUntil <= :now OR leaseUntil > :now + :lease)
    GROUP BY attempts, sender ORDER BY attempts, sender <= :lastSender, sender LIMIT 1`;
  // A desk that has nothing to do writes nothing.
  if (!database.get(next, { now, lease, lastSender })) return null;
  return database.write(() => {
    const found: { id: number } | undefined = database.get(next, { now, lease, lastSender });
    if (!found) return null;
    return database.get(
      `UPDATE photos SET leaseUntil = ?, attempts = attempts + 1 WHERE id = ?
       RETURNING id, file, attempts, sender`,
      ...[now + lease, found.id],
    );
  });
}

/** Every version of the request that has this photograph has it now. @returns false when all were erased. */
export function notePhotoKept(database: RequestDatabase, file: string): boolean {
  return database.run(`UPDATE photos SET state = 'kept', leaseUntil = 0 WHERE file = ?`, file) > 0;
}

export function notePhotoLeftOut(database: RequestDatabase, file: string, reason: string): void {
  database.run(
    `UPDATE photos SET state = 'left-out', reason = ?, leaseUntil = 0 WHERE file = ?`,
    ...[reason, file],
  );
}

/**
 * Gives a claimed photograph back to wait.
 * @param counts whether the attempt that ends so is held against it.
 */
export function returnPhoto(database: RequestDatabase, id: number, counts: boolean): void {
  database.run(
    `UPDATE photos SET leaseUntil = 0, attempts = max(0, attempts - ?) WHERE id = ? AND state = 'waiting'`,
    ...[counts ? 0 : 1, id],
  );
}

/** Gives back what a desk that is gone has claimed. */
export function returnClaimedPhotos(database: RequestDatabase): void {
  database.run(`UPDATE photos SET leaseUntil = 0 WHERE state = 'waiting' AND leaseUntil > 0`);
}

export function countWaitingPhotos(database: RequestDatabase): number {
  return countRows(database, `photos WHERE state = 'waiting'`);
}

/** Whether any request names this photograph: what nobody names is a leftover. */
export function isPhotoNamed(database: RequestDatabase, file: string): boolean {
  return countRows(database, 'photos WHERE file = ?', file) > 0;
}
