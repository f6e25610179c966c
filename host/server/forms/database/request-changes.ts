import type { RequestState } from './kept-request';
import type { RequestDatabase, Sql } from './open-database';
import { countVersions } from './request-lists';

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
  return database.write((sql) => {
    if (seen !== null && seen !== countVersions(sql, reference)) return false;
    sql(`
      UPDATE requests SET handled_at = coalesce(handled_at, ?), remind_on = NULL
      WHERE reference = ? AND state IN ('new', 'handled')`).run(at, reference);
    return true;
  });
}

/** The request is to be done again. */
export function markNew(database: RequestDatabase, reference: string): void {
  database.write((sql) =>
    sql(`UPDATE requests SET handled_at = NULL WHERE reference = ? AND state = 'handled'`).run(reference),
  );
}

/** @param day `yyyy-mm-dd` in Paris; what is to be done on that day is not done. Null takes the reminder back. */
export function remindOn(database: RequestDatabase, reference: string, day: string | null): void {
  database.write((sql) => {
    if (day !== null)
      sql(`UPDATE requests SET handled_at = NULL WHERE reference = ? AND state = 'handled'`).run(reference);
    sql(`UPDATE requests SET remind_on = ? WHERE reference = ? AND state IN ('new', 'handled')`).run(
      ...[day, reference],
    );
  });
}

/** A version that was set apart joins the list, and is mailed. @returns whether there was one. */
export function releaseRequest(database: RequestDatabase, key: string, at: number): boolean {
  return database.write((sql) =>
    hasChanged(
      sql(`
        UPDATE requests SET quarantined_at = NULL, mail_state = 'waiting', next_at = ?
        WHERE key = ? AND state = 'quarantined'`).run(at, key),
    ),
  );
}

/** Versions go to the trash; their mail does not leave any more. @returns how many went. */
export function trashVersions(database: RequestDatabase, keys: readonly string[], at: number): number {
  return database.write((sql) => {
    const changed = keys.filter((key) =>
      hasChanged(sql(`UPDATE requests SET deleted_at = ? WHERE key = ? AND state <> 'deleted'`).run(at, key)),
    );
    return changed.length;
  });
}

/** What is set apart and looks like this goes to the trash. @returns how many went. */
export function trashAlike(database: RequestDatabase, likeness: string, at: number): number {
  return database.write((sql) =>
    changesOf(
      sql(`UPDATE requests SET deleted_at = ? WHERE likeness = ? AND state = 'quarantined'`).run(
        ...[at, likeness],
      ),
    ),
  );
}

/** What was set apart before this moment goes to the trash. @returns how many went. */
export function trashQuarantinedBefore(database: RequestDatabase, before: number, at: number): number {
  return database.write((sql) =>
    changesOf(
      sql(`UPDATE requests SET deleted_at = ? WHERE state = 'quarantined' AND quarantined_at < ?`).run(
        ...[at, before],
      ),
    ),
  );
}

/** All versions of these requests go to the trash. @returns how many versions went. */
export function trashRequests(database: RequestDatabase, references: readonly string[], at: number): number {
  return database.write((sql) =>
    references
      .map((reference) =>
        changesOf(
          sql(`UPDATE requests SET deleted_at = ? WHERE reference = ? AND state <> 'deleted'`).run(
            ...[at, reference],
          ),
        ),
      )
      .reduce((sum, changes) => sum + changes, 0),
  );
}

/** All versions come back out of the trash, as they were before. @returns how many came. */
export function restoreRequest(database: RequestDatabase, reference: string): number {
  return database.write((sql) =>
    changesOf(
      sql(`UPDATE requests SET deleted_at = NULL WHERE reference = ? AND deleted_at IS NOT NULL`).run(
        ...[reference],
      ),
    ),
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
  return database.write((sql) => {
    const ids = references.flatMap((reference): { id: number }[] =>
      sql('SELECT id FROM requests WHERE reference = ?').all(reference),
    );
    return eraseRows(sql, ids);
  });
}

/** Erases for good what went to the trash before this moment, at most so many versions at once. */
export function eraseTrashBefore(database: RequestDatabase, before: number, most: number): Erased {
  return database.write((sql) =>
    eraseRows(
      sql,
      sql(`SELECT id FROM requests WHERE state = 'deleted' AND deleted_at < ? LIMIT ?`).all(before, most),
    ),
  );
}

function eraseRows(sql: Sql, rows: readonly { id: number }[]): Erased {
  const files = new Set<string>();
  for (const { id } of rows) {
    const photos: { file: string }[] = sql('SELECT file FROM photos WHERE request_id = ?').all(id);
    for (const { file } of photos) files.add(file);
    sql('DELETE FROM requests WHERE id = ?').run(id);
  }
  const isUsed = (file: string) => sql('SELECT 1 FROM photos WHERE file = ?').get(file) !== undefined;
  return { versions: rows.length, photoFiles: [...files].filter((file) => !isUsed(file)) };
}

/** Takes what was erased out of SQLite's log too; deleted rows are overwritten with zeros as they go. */
export function forgetErased(database: RequestDatabase): void {
  database.read((sql) => sql('PRAGMA wal_checkpoint(TRUNCATE)').get());
}

/** How many versions are in each state. */
export function countStates(database: RequestDatabase): ReadonlyMap<RequestState, number> {
  const rows: { state: RequestState; count: number }[] = database.read((sql) =>
    sql('SELECT state, count(*) AS count FROM requests GROUP BY state').all(),
  );
  return new Map(rows.map(({ state, count }) => [state, count]));
}

/** When somebody last had to do with a request: it came, was corrected, or was dealt with. Milliseconds. */
export type LastContact = { reference: string; lastContact: number };

/** Requests that are not in the trash, and whose last contact lies before this moment. */
export function outdatedRequests(database: RequestDatabase, before: number): readonly LastContact[] {
  return database.read((sql) =>
    sql(`
      SELECT reference, max(max(received_at, coalesce(handled_at, 0))) AS lastContact FROM requests
      WHERE state <> 'deleted' GROUP BY reference HAVING lastContact < ?`).all(before),
  );
}

/** How many requests are kept, those that are set apart too, and the trash not. */
export function countReferences(database: RequestDatabase): number {
  const { count }: { count: number } = database.read((sql) =>
    sql(`SELECT count(DISTINCT reference) AS count FROM requests WHERE state <> 'deleted'`).get(),
  );
  return count;
}

type Changes = { changes: number };
const changesOf = ({ changes }: Changes) => changes;
const hasChanged = ({ changes }: Changes) => changes > 0;
