import { setUses } from './file-rows';
import { countRows, type RequestDatabase } from './open-database';

/*
 * Changes to requests by the owner and by retention. A repeated change has no further effect. Functions return the
 * number of affected requests unless stated otherwise. Times are in milliseconds since 1970.
 */

/** Marks a request as handled and removes its reminder. */
export function markHandled(database: RequestDatabase, reference: string, at: number): number {
  return database.run(
    `UPDATE requests SET handledAt = coalesce(handledAt, ?), remindOn = NULL
     WHERE reference = ? AND state IN ('new', 'handled')`,
    ...[at, reference],
  );
}

/** Marks a handled request as new. */
export function markNew(database: RequestDatabase, reference: string): number {
  return database.run(
    `UPDATE requests SET handledAt = NULL WHERE reference = ? AND state IN ('new', 'handled')`,
    reference,
  );
}

/** Sets a reminder for this day (`yyyy-mm-dd` in Paris) and marks the request as new. */
export function remindOn(database: RequestDatabase, reference: string, day: string): number {
  return database.run(
    `UPDATE requests SET handledAt = NULL, remindOn = ? WHERE reference = ? AND state IN ('new', 'handled')`,
    ...[day, reference],
  );
}

/** Saves the owner's note, stage and reminder for a request. Keeps the reminder if `remindOn` is undefined. */
export function setFollowUp(
  database: RequestDatabase,
  reference: string,
  { note, stage, remindOn: day }: { note: string; stage: string; remindOn: string | null | undefined },
): number {
  return database.write(() => {
    if (day !== undefined)
      database.run('UPDATE requests SET remindOn = ? WHERE reference = ?', day, reference);
    return database.run(
      'UPDATE requests SET note = ?, stage = ? WHERE reference = ?',
      note,
      stage,
      reference,
    );
  });
}

/** Moves a request from quarantine to the list and queues its mail, unless the mail was already sent. */
export function releaseRequest(database: RequestDatabase, reference: string, at: number): number {
  return database.run(
    `UPDATE requests SET quarantinedAt = NULL, nextAt = ?,
       mailState = CASE mailState WHEN 'none' THEN 'waiting' ELSE mailState END
     WHERE reference = ? AND state = 'quarantined'`,
    ...[at, reference],
  );
}

/** Moves a request from the list to quarantine and cancels its mail. */
export function quarantineRequest(database: RequestDatabase, reference: string, at: number): number {
  return database.run(
    `UPDATE requests SET quarantinedAt = ?, mailState = CASE mailState WHEN 'sent' THEN 'sent' ELSE 'none' END
     WHERE reference = ? AND state IN ('new', 'handled')`,
    ...[at, reference],
  );
}

const oneOf = 'reference IN (SELECT value FROM json_each(?))';

/** Moves requests to the trash. Requests in the trash are not mailed. */
export function trashRequests(database: RequestDatabase, references: readonly string[], at: number): number {
  return trash(database, oneOf, JSON.stringify(references), at);
}

/** Moves requests from quarantine to the trash. */
export function discardRequests(
  database: RequestDatabase,
  references: readonly string[],
  at: number,
): number {
  return trash(database, `state = 'quarantined' AND ${oneOf}`, JSON.stringify(references), at);
}

/** Moves to the trash up to `most` requests that were quarantined before this time. */
export function trashQuarantinedBefore(database: RequestDatabase, { before, now, most }: Outdated): number {
  return database.run(
    `UPDATE requests SET deletedAt = ?
     WHERE id IN (SELECT id FROM requests WHERE deletedAt IS NULL AND quarantinedAt < ? LIMIT ?)`,
    ...[now, before, most],
  );
}

function trash(database: RequestDatabase, which: string, value: string, at: number): number {
  return database.run(`UPDATE requests SET deletedAt = ? WHERE state <> 'deleted' AND ${which}`, at, value);
}

/** Restores a request from the trash to its former state. */
export function restoreRequest(database: RequestDatabase, reference: string): number {
  return database.run(
    `UPDATE requests SET deletedAt = NULL WHERE reference = ? AND state = 'deleted'`,
    reference,
  );
}

/**
 * Deletes the rows of requests. The next sweep deletes their files, and the next copy round removes their copies from
 * the backup store.
 * @returns the number of requests that existed in the database or as a copy.
 */
export function eraseRequests(database: RequestDatabase, references: readonly string[]): number {
  return database.write(() => {
    const erased = references.filter((reference) => {
      const copies = database.run(
        `UPDATE copies SET isGoing = 1 WHERE name = 'requests/' || ? AND NOT isGoing`,
        reference,
      );
      setUses(database, `request:${reference}`, [], 0);
      return database.run('DELETE FROM requests WHERE reference = ?', reference) + copies > 0;
    });
    return erased.length;
  });
}

type Outdated = { before: number; now: number; most: number };

/** Lists requests that were trashed before this time. First sets deletion dates in the future to the current time. */
export function outdatedTrash(database: RequestDatabase, { before, now, most }: Outdated): readonly string[] {
  database.run('UPDATE requests SET deletedAt = ? WHERE deletedAt > ?', now, now);
  const outdated = `SELECT reference FROM requests WHERE deletedAt < ? LIMIT ?`;
  return database.all<{ reference: string }>(outdated, before, most).map(({ reference }) => reference);
}

/**
 * Truncates the write-ahead log, which still contains erased rows. In the database file, `secure_delete` has
 * overwritten them.
 * @returns false if another process was reading; then call it again later.
 */
export function truncateLog(database: RequestDatabase): boolean {
  return database.get<{ busy: 0 | 1 }>('PRAGMA wal_checkpoint(TRUNCATE)')?.busy === 0;
}

/** Lists requests outside the trash that were neither received nor handled after this time. */
export function outdatedRequests(
  database: RequestDatabase,
  before: number,
): readonly { reference: string; isHandled: boolean }[] {
  const rows = database.all<{ reference: string; handledAt: number | null }>(
    `SELECT reference, handledAt FROM requests
     WHERE state <> 'deleted' AND max(receivedAt, coalesce(handledAt, 0)) < ?`,
    before,
  );
  return rows.map(({ reference, handledAt }) => ({ reference, isHandled: handledAt !== null }));
}

/** Counts requests outside the trash. */
export function countKept(database: RequestDatabase): number {
  return countRows(database, `requests WHERE state <> 'deleted'`);
}
