import { removeFiles } from './request-files';
import { countRows, type RequestDatabase } from './open-database';

/*
 * Changes to requests by the owner and by retention. A repeated change has no further effect. Functions return the
 * number of changed requests. Times are in milliseconds since 1970.
 */

const isListed = `state IN ('new', 'handled')`;

/** Changes of a request's state at the time `:at`. A handled request is not mailed. A restored one has its former state. */
const changes = {
  handle: `handledAt = coalesce(handledAt, :at) WHERE ${isListed}`,
  reopen: `handledAt = NULL WHERE ${isListed}`,
  release: `quarantinedAt = NULL WHERE state = 'quarantined'`,
  trash: `deletedAt = :at WHERE state <> 'deleted'`,
  restore: `deletedAt = NULL WHERE state = 'deleted'`,
} as const;

type RequestChange = keyof typeof changes;

export const isRequestChange = (name: string): name is RequestChange => Object.hasOwn(changes, name);

export function changeRequest(
  database: RequestDatabase,
  reference: string,
  change: RequestChange,
  at: number,
): number {
  return database.run(`UPDATE requests SET ${changes[change]} AND reference = :reference`, { reference, at });
}

/** Saves one field of the owner's follow-up. */
export function setFollowUp(
  database: RequestDatabase,
  reference: string,
  field: 'note' | 'stage' | 'remindOn',
  value: string | null,
): number {
  return database.run(`UPDATE requests SET ${field} = ? WHERE reference = ?`, value, reference);
}

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

/** Requests that retention trashes, by the part of the query after WHERE. Its value is a time. */
const outdated = {
  quarantined: `state = 'quarantined' AND quarantinedAt < ?`,
  /** The last contact with a handled request. */
  handled: `state = 'handled' AND max(receivedAt, handledAt) < ?`,
  /** Requests that were never handled. */
  forgotten: `state = 'new' AND receivedAt < ?`,
} as const;

/** Moves the outdated requests of a kind to the trash. */
export const trashOutdated = (
  database: RequestDatabase,
  kind: keyof typeof outdated,
  before: number,
  now: number,
): number => database.run(`UPDATE requests SET deletedAt = ? WHERE ${outdated[kind]}`, now, before);

/** Counts requests that arrived before this time and were never handled. */
export const countForgotten = (database: RequestDatabase, before: number): number =>
  countRows(database, `requests WHERE ${outdated.forgotten}`, before);

/** Erases the requests that were trashed before this time. */
export function eraseTrash(database: RequestDatabase, before: number): number {
  const query = 'SELECT reference FROM requests WHERE deletedAt < ?';
  const rows = database.all<{ reference: string }>(query, before);
  return eraseRequests(
    database,
    rows.map(({ reference }) => reference),
  );
}
