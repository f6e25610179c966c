import { readFact, writeFact } from './facts';
import { countRows, type RequestState } from './kept-request';
import type { RequestDatabase } from './open-database';
import { versionsOf } from './request-lists';

/*
 * What the owner and the passing of time do with requests. Each may be asked for twice, and then changes nothing more.
 * Moments are in milliseconds.
 */

/**
 * The owner has dealt with a request, all its versions and its reminder.
 * @param seen how many versions he has seen; null when nobody counted.
 * @returns false when another version came meanwhile: then nothing changes.
 */
export function markHandled(
  database: RequestDatabase,
  reference: string,
  { at, seen }: { at: number; seen: number | null },
): boolean {
  return database.write(() => {
    if (seen !== null && seen !== versionsOf(database, reference).count) return false;
    database.run(
      `UPDATE requests SET handledAt = coalesce(handledAt, ?), remindOn = NULL, countedFrom = NULL
       WHERE reference = ? AND state IN ('new', 'handled')`,
      ...[at, reference],
    );
    return true;
  });
}

/** The request is to be done again. */
export function markNew(database: RequestDatabase, reference: string): void {
  database.run(`UPDATE requests SET handledAt = NULL WHERE reference = ? AND state = 'handled'`, reference);
}

/** The request is to be done on this day: `yyyy-mm-dd` in Paris. */
export function remindOn(database: RequestDatabase, reference: string, day: string): void {
  database.run(
    `UPDATE requests SET handledAt = NULL, remindOn = ? WHERE reference = ? AND state IN ('new', 'handled')`,
    ...[day, reference],
  );
}

/** What was set apart of a request joins the list, and is mailed. @returns whether there was any. */
export function releaseRequest(database: RequestDatabase, reference: string, at: number): boolean {
  const released = database.run(
    `UPDATE requests SET quarantinedAt = NULL, mailState = 'waiting', nextAt = ?
     WHERE reference = ? AND state = 'quarantined'`,
    ...[at, reference],
  );
  return released > 0;
}

const oneOf = 'reference IN (SELECT value FROM json_each(?))';

/** All versions of these requests go to the trash; their mail does not leave any more. @returns how many went. */
export function trashRequests(database: RequestDatabase, references: readonly string[], at: number): number {
  return trash(database, oneOf, JSON.stringify(references), at);
}

/** The same of those versions alone that are set apart. */
export function trashSetApart(database: RequestDatabase, references: readonly string[], at: number): number {
  return trash(database, `state = 'quarantined' AND ${oneOf}`, JSON.stringify(references), at);
}

/** What is set apart and looks like this goes to the trash. @returns how many went. */
export function trashAlike(database: RequestDatabase, likeness: string, at: number): number {
  return trash(database, `state = 'quarantined' AND likeness = ?`, likeness, at);
}

/** What was set apart before this moment goes to the trash. @returns how many went. */
export function trashQuarantinedBefore(database: RequestDatabase, before: number, at: number): number {
  return trash(database, `quarantinedAt < ?`, before, at);
}

function trash(database: RequestDatabase, which: string, value: string | number, at: number): number {
  return database.run(
    `UPDATE requests SET deletedAt = ?, countedFrom = NULL WHERE state <> 'deleted' AND ${which}`,
    ...[at, value],
  );
}

/** All versions come back out of the trash, as they were before. @returns how many came. */
export function restoreRequest(database: RequestDatabase, reference: string): number {
  return database.run(
    `UPDATE requests SET deletedAt = NULL WHERE reference = ? AND state = 'deleted'`,
    reference,
  );
}

/** What an erasure took. */
export type Erased = {
  versions: number;
  /** Of photographs that belong to nobody any more; they lie in `photos` or `raw`. */
  photoFiles: readonly string[];
};

/** Erases all versions of these requests for good. The caller removes the files, then calls `forgetErased`. */
export function eraseRequests(database: RequestDatabase, references: readonly string[]): Erased {
  return eraseWhere(database, oneOf, JSON.stringify(references));
}

/** Erases for good what went to the trash before this moment and this counted day, at most so many versions at once. */
export function eraseTrash(
  database: RequestDatabase,
  { before, countedBefore, most }: { before: number; countedBefore: number; most: number },
): Erased {
  const old = `SELECT key FROM requests WHERE state = 'deleted' AND deletedAt < ? AND countedFrom < ? LIMIT ?`;
  return eraseWhere(database, `key IN (${old})`, before, countedBefore, most);
}

function eraseWhere(
  database: RequestDatabase,
  which: string,
  ...values: readonly (string | number)[]
): Erased {
  return database.write(() => {
    const rows: { file: string }[] = database.all(
      `SELECT DISTINCT file FROM photos WHERE requestKey IN (SELECT key FROM requests WHERE ${which})`,
      ...values,
    );
    const versions = database.run(`DELETE FROM requests WHERE ${which}`, ...values);
    const isNamed = (file: string) => countRows(database, 'photos WHERE file = ?', file) > 0;
    return { versions, photoFiles: rows.map(({ file }) => file).filter((file) => !isNamed(file)) };
  });
}

/** Takes what was erased out of SQLite's log too; deleted rows are overwritten with zeros as they go. */
export function forgetErased(database: RequestDatabase): void {
  database.get('PRAGMA wal_checkpoint(TRUNCATE)');
}

/** How many versions are in this state. */
export function countState(database: RequestDatabase, state: RequestState): number {
  return countRows(database, 'requests WHERE state = ?', state);
}

/**
 * Counts a day that no desk has counted yet, once: a date alone proves nothing, as a clock may jump. What is new, or had
 * a contact, counts from here. @returns how many days were counted.
 */
export function countDay(database: RequestDatabase, now: number): number {
  const last = readFact(database, 'counted-days');
  const isCounted = last !== null && Math.floor(last.at / day) === Math.floor(now / day);
  const count = Number(last?.value ?? 0) + (isCounted ? 0 : 1);
  database.write(() => {
    writeFact(database, { name: 'counted-days', value: String(count), at: now });
    database.run('UPDATE requests SET countedFrom = ? WHERE countedFrom IS NULL', count);
  });
  return count;
}

const day = 24 * 60 * 60 * 1000;

/**
 * Requests that are not in the trash, and whose last contact lies before this moment: they came, were corrected, or
 * were dealt with. `countedFrom` is the counted day of that contact.
 */
export function outdatedRequests(
  database: RequestDatabase,
  before: number,
): readonly { reference: string; countedFrom: number }[] {
  return database.all(
    `SELECT reference, max(countedFrom) AS countedFrom FROM requests WHERE state <> 'deleted'
     GROUP BY reference HAVING max(max(receivedAt, coalesce(handledAt, 0))) < ?`,
    before,
  );
}

/** How many requests are kept, those that are set apart too, and the trash not. */
export function countReferences(database: RequestDatabase): number {
  return countRows(database, `(SELECT DISTINCT reference FROM requests WHERE state <> 'deleted')`);
}
