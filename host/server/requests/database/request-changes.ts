import { removeFiles } from './request-files';
import { countRows, type RequestDatabase } from './open-database';

/*
 * Changes to requests by the owner and by retention. A repeated change has no further effect. Functions return the
 * number of changed requests. Times are in milliseconds since 1970.
 */

const isListed = `state IN ('new', 'handled')`;

/** Changes one request. @param change the part of the command after SET, with the condition. */
const update = (
  database: RequestDatabase,
  reference: string,
  change: string,
  ...values: readonly (string | number | null)[]
): number => database.run(`UPDATE requests SET ${change} AND reference = ?`, ...values, reference);

/** Marks a request as handled. A handled request is not mailed, and its reminder counts only if it is new again. */
export const markHandled = (database: RequestDatabase, reference: string, at: number): number =>
  update(database, reference, `handledAt = coalesce(handledAt, ?) WHERE ${isListed}`, at);

/** Marks a handled request as new. */
export const markNew = (database: RequestDatabase, reference: string): number =>
  update(database, reference, `handledAt = NULL WHERE ${isListed}`);

/** Sets a reminder for this day (`yyyy-mm-dd` in Paris) and marks the request as new. */
export const remindOn = (database: RequestDatabase, reference: string, day: string): number =>
  update(database, reference, `handledAt = NULL, remindOn = ? WHERE ${isListed}`, day);

/** Saves one field of the owner's follow-up. */
export const setFollowUp = (
  database: RequestDatabase,
  reference: string,
  field: 'note' | 'stage' | 'remindOn',
  value: string | null,
): number => update(database, reference, `${field} = ? WHERE TRUE`, value);

/** Moves a request from quarantine to the list, from which it is mailed. */
export const releaseRequest = (database: RequestDatabase, reference: string): number =>
  update(database, reference, `quarantinedAt = NULL WHERE state = 'quarantined'`);

/** Moves a request to the trash. */
export const trashRequest = (database: RequestDatabase, reference: string, at: number): number =>
  update(database, reference, `deletedAt = ? WHERE state <> 'deleted'`, at);

/** Restores a request from the trash to its former state. */
export const restoreRequest = (database: RequestDatabase, reference: string): number =>
  update(database, reference, `deletedAt = NULL WHERE state = 'deleted'`);

/** Deletes requests with their photographs. The files go first, so that no photograph remains without a row. */
export function eraseRequests(database: RequestDatabase, references: readonly string[]): number {
  for (const reference of references) removeFiles(database, reference);
  const erased = database.write(() =>
    references.reduce(
      (sum, reference) => sum + database.run('DELETE FROM requests WHERE reference = ?', reference),
      0,
    ),
  );
  // The write-ahead log still contains the erased rows. In the file, `secure_delete` has overwritten them.
  database.all('PRAGMA wal_checkpoint(TRUNCATE)');
  return erased;
}

/** Lists the requests that were trashed before this time. */
export function outdatedTrash(database: RequestDatabase, before: number): readonly string[] {
  const rows = database.all<{ reference: string }>(
    'SELECT reference FROM requests WHERE deletedAt < ?',
    before,
  );
  return rows.map(({ reference }) => reference);
}

/** Moves the requests to the trash that were quarantined before this time. */
export const trashQuarantined = (database: RequestDatabase, before: number, now: number): number =>
  database.run(
    `UPDATE requests SET deletedAt = ? WHERE state = 'quarantined' AND quarantinedAt < ?`,
    now,
    before,
  );

/** Moves handled requests to the trash whose last contact was before this time. */
export const trashHandled = (database: RequestDatabase, before: number, now: number): number =>
  database.run(
    `UPDATE requests SET deletedAt = ? WHERE state = 'handled' AND max(receivedAt, handledAt) < ?`,
    now,
    before,
  );

const forgotten = `state = 'new' AND receivedAt < ?`;

/** Counts requests that arrived before this time and were never handled. */
export const countForgotten = (database: RequestDatabase, before: number): number =>
  countRows(database, `requests WHERE ${forgotten}`, before);

/** Moves requests to the trash that arrived before this time and were never handled. */
export const trashForgotten = (database: RequestDatabase, before: number, now: number): number =>
  database.run(`UPDATE requests SET deletedAt = ? WHERE ${forgotten}`, now, before);
