import type { RequestDatabase } from './open-database';

/** A photograph that waits in `raw` to be written anew. */
export type WaitingPhoto = {
  id: number;
  /** Its name in `photos`. */
  file: string;
  /** How often its decoding was begun, this time included. */
  attempts: number;
};

/**
 * Takes the next photograph to write anew: for the time of the lease it is nobody else's. Senders take turns, so that
 * no flood of one holds up the others; what was tried already comes last. Counts an attempt, written down before it
 * begins: a photograph that brings down whoever decodes it must not do so for ever.
 */
export function claimPhoto(
  database: RequestDatabase,
  { now, lease, lastSender }: { now: number; lease: number; lastSender: string },
): (WaitingPhoto & { sender: string }) | null {
  return database.write((sql) => {
    const next: { id: number } | undefined = sql(`
      SELECT min(id) AS id FROM photos
      WHERE state = 'waiting' AND (lease_until <= :now OR lease_until > :now + :lease)
      GROUP BY attempts, sender ORDER BY attempts, sender <= :lastSender, sender LIMIT 1`).get({
      ...{ now, lease, lastSender },
    });
    if (!next) return null;
    return sql(`
      UPDATE photos SET lease_until = ?, attempts = attempts + 1 WHERE id = ?
      RETURNING id, file, attempts, sender`).get(now + lease, next.id);
  });
}

/** Every version of the request that has this photograph has it now. @returns false when all were erased. */
export function notePhotoKept(database: RequestDatabase, file: string): boolean {
  return database.write((sql) => {
    const { changes } = sql(`
      UPDATE photos SET state = 'kept', lease_until = 0, copied_at = NULL WHERE file = ?`).run(file);
    return changes > 0;
  });
}

export function notePhotoLeftOut(database: RequestDatabase, file: string, reason: string): void {
  database.write((sql) =>
    sql(`UPDATE photos SET state = 'left-out', reason = ?, lease_until = 0 WHERE file = ?`).run(reason, file),
  );
}

/**
 * Gives a claimed photograph back to wait.
 * @param counts whether the attempt that ends so is held against it.
 */
export function returnPhoto(database: RequestDatabase, id: number, counts: boolean): void {
  database.write((sql) =>
    sql(
      `UPDATE photos SET lease_until = 0, attempts = max(0, attempts - ?) WHERE id = ? AND state = 'waiting'`,
    ).run(counts ? 0 : 1, id),
  );
}

/** Gives back what a desk that is gone has claimed. */
export function returnClaimedPhotos(database: RequestDatabase): void {
  database.write((sql) =>
    sql(`UPDATE photos SET lease_until = 0 WHERE state = 'waiting' AND lease_until > 0`).run(),
  );
}

export function countWaitingPhotos(database: RequestDatabase): number {
  return database.read(
    (sql) => sql(`SELECT count(*) AS count FROM photos WHERE state = 'waiting'`).get().count,
  );
}

/** Whether any request names this photograph: what nobody names is a leftover. */
export function isPhotoNamed(database: RequestDatabase, file: string): boolean {
  return database.read((sql) => sql('SELECT 1 FROM photos WHERE file = ? LIMIT 1').get(file)) !== undefined;
}
