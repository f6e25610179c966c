import { readFact, writeFact } from './facts';
import { setUses } from './file-rows';
import { countRows } from './kept-request';
import type { RequestDatabase } from './open-database';

/*
 * What the owner and the passing of time do with requests. Each may be asked for twice, and then changes nothing more.
 * All give how many requests they changed. Times are in milliseconds.
 */

/** The owner has dealt with a request, and with its reminder. */
export function markHandled(database: RequestDatabase, reference: string, at: number): number {
  return database.run(
    `UPDATE requests SET handledAt = coalesce(handledAt, ?), remindOn = NULL
     WHERE reference = ? AND state IN ('new', 'handled')`,
    ...[at, reference],
  );
}

/** The request is to be done again. */
export function markNew(database: RequestDatabase, reference: string): number {
  return database.run(
    `UPDATE requests SET handledAt = NULL WHERE reference = ? AND state IN ('new', 'handled')`,
    reference,
  );
}

/** The request is to be done on this day: `yyyy-mm-dd` in Paris. */
export function remindOn(database: RequestDatabase, reference: string, day: string): number {
  return database.run(
    `UPDATE requests SET handledAt = NULL, remindOn = ? WHERE reference = ? AND state IN ('new', 'handled')`,
    ...[day, reference],
  );
}

/** A request in quarantine joins the list, and is mailed. */
export function releaseRequest(database: RequestDatabase, reference: string, at: number): number {
  return database.run(
    `UPDATE requests SET quarantinedAt = NULL, mailState = 'waiting', nextAt = ?
     WHERE reference = ? AND state = 'quarantined'`,
    ...[at, reference],
  );
}

const oneOf = 'reference IN (SELECT value FROM json_each(?))';

/** These requests go to the trash; their mail does not leave any more. */
export function trashRequests(database: RequestDatabase, references: readonly string[], at: number): number {
  return trash(database, oneOf, JSON.stringify(references), at);
}

/** The same of those alone that are in quarantine. */
export function discardRequests(
  database: RequestDatabase,
  references: readonly string[],
  at: number,
): number {
  return trash(database, `state = 'quarantined' AND ${oneOf}`, JSON.stringify(references), at);
}

/** What went to quarantine before this time goes to the trash. */
export function trashQuarantinedBefore(database: RequestDatabase, before: number, at: number): number {
  return trash(database, `quarantinedAt < ?`, before, at);
}

function trash(database: RequestDatabase, which: string, value: string | number, at: number): number {
  return database.run(
    `UPDATE requests SET deletedAt = ?, deletedOn = ? WHERE state <> 'deleted' AND ${which}`,
    ...[at, serviceDay(database), value],
  );
}

/** A request comes out of the trash as it was before. */
export function restoreRequest(database: RequestDatabase, reference: string): number {
  return database.run(
    `UPDATE requests SET deletedAt = NULL WHERE reference = ? AND state = 'deleted'`,
    reference,
  );
}

/** Erases these requests for good: rows, and copies in the backup store; their files go with the next sweep. */
export function eraseRequests(database: RequestDatabase, references: readonly string[]): number {
  return database.write(() => {
    for (const reference of references) {
      database.run(`UPDATE copies SET isGoing = 1 WHERE name LIKE 'requests/' || ? || '-%'`, reference);
      setUses(database, `request:${reference}`, [], 0);
    }
    return database.run(`DELETE FROM requests WHERE ${oneOf}`, JSON.stringify(references));
  });
}

/** References of what went to the trash before this time and this day of service, at most so many. */
export function outdatedTrash(
  database: RequestDatabase,
  { before, day, most }: { before: number; day: number; most: number },
): readonly string[] {
  const rows = database.all<{ reference: string }>(
    `SELECT reference FROM requests WHERE state = 'deleted' AND deletedAt < ? AND deletedOn < ? LIMIT ?`,
    ...[before, day, most],
  );
  return rows.map(({ reference }) => reference);
}

/**
 * Takes what was erased out of SQLite's log too; deleted rows are overwritten with zeros as they go.
 * @returns false when another process was reading: call it again later.
 */
export function truncateLog(database: RequestDatabase): boolean {
  return database.get<{ busy: 0 | 1 }>('PRAGMA wal_checkpoint(TRUNCATE)')?.busy === 0;
}

const dayFact = 'service-days';
const day = 24 * 60 * 60 * 1000;

/** How many days the service has run: a date alone proves nothing, since a clock may jump. */
function serviceDay(database: RequestDatabase): number {
  return Number(readFact(database, dayFact)?.value ?? 0);
}

/** Counts a day that was not counted yet. @returns how many there are. */
export function countServiceDay(database: RequestDatabase, now: number): number {
  return database.write(() => {
    const last = readFact(database, dayFact);
    const isCounted = last !== null && Math.floor(last.at / day) === Math.floor(now / day);
    const count = serviceDay(database) + (isCounted ? 0 : 1);
    writeFact(database, { name: dayFact, value: String(count), at: now });
    return count;
  });
}

/** Requests that are not in the trash, and whose last contact lies before this time: they came, or were dealt with. */
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

/** How many requests are kept, the trash not counted. */
export function countKept(database: RequestDatabase): number {
  return countRows(database, `requests WHERE state <> 'deleted'`);
}
