import type { RequestToKeep } from '../stored-request';
import { readFact, writeFact } from './facts';
import type { RequestDatabase } from './open-database';
import { requestOf } from './request-lists';

/*
 * What lies sealed in the store for backups: `requests/<key>`, files under the path that they have here, and
 * `databases/<moment>`. The view `wanted` says what is to lie there; `copies` says what does, because this machine cannot
 * open it. Moments are in milliseconds.
 */

/** Forgets what lies in another store than this one: everything is copied again. */
export function adoptStore(database: RequestDatabase, store: string, at: number): void {
  if (readFact(database, 'backup-store')?.value === store) return;
  database.write(() => {
    database.run('DELETE FROM copies');
    writeFact(database, { name: 'backup-store', value: store, at });
  });
}

/** Another one after each change of the database, whoever made it. */
export function changeMark(database: RequestDatabase): string {
  return JSON.stringify(database.get('SELECT data_version, total_changes() FROM pragma_data_version'));
}

/** What is not copied yet, that which has waited for longest first. */
export function missingCopies(
  database: RequestDatabase,
  most: number,
): readonly { name: string; since: number }[] {
  return database.all(
    `SELECT name, min(since) AS since FROM wanted WHERE name NOT IN (SELECT name FROM copies)
     GROUP BY name ORDER BY since LIMIT ?`,
    most,
  );
}

/** Names of copies that nothing here needs any more, such as that of a request that was erased. */
export function needlessCopies(database: RequestDatabase): readonly string[] {
  return namesOf(
    database,
    `SELECT name FROM copies WHERE name NOT LIKE 'databases/%' AND name NOT IN (SELECT name FROM wanted)`,
  );
}

/** Names of the files that belong to requests, and to what the owner prepares for his site. */
export function wantedFiles(database: RequestDatabase): readonly string[] {
  return namesOf(database, `SELECT DISTINCT name FROM wanted WHERE name NOT LIKE 'requests/%' ORDER BY name`);
}

/** Backups of the database that always stay, whatever the clock says. */
const fewestBackups = 3;

/** Names of backups of the database that were made before this moment. */
export function outdatedBackups(database: RequestDatabase, before: number): readonly string[] {
  return namesOf(
    database,
    `SELECT name FROM copies WHERE name LIKE 'databases/%' AND at < ? AND name NOT IN
       (SELECT name FROM copies WHERE name LIKE 'databases/%' ORDER BY at DESC LIMIT ?)`,
    ...[before, fewestBackups],
  );
}

/** When the last backup of the database was made; null when none was. */
export function lastBackupAt(database: RequestDatabase): number | null {
  const last = `SELECT max(at) AS at FROM copies WHERE name LIKE 'databases/%'`;
  return database.get<{ at: number | null }>(last)?.at ?? null;
}

export function noteCopy(database: RequestDatabase, name: string, at: number): void {
  database.run('INSERT OR REPLACE INTO copies (name, at) VALUES (?, ?)', name, at);
}

export function forgetCopy(database: RequestDatabase, name: string): void {
  database.run('DELETE FROM copies WHERE name = ?', name);
}

/** A request as it would be kept elsewhere. Null when it was erased meanwhile. */
export function requestToCopy(database: RequestDatabase, key: string): RequestToKeep | null {
  const kept = requestOf(database, key);
  if (!kept) return null;
  const photos: RequestToKeep['photos'] = database.all(
    `SELECT file, name, sender FROM photos WHERE requestKey = ? AND state <> 'left-out' ORDER BY id`,
    key,
  );
  return { request: kept.request, isSetApart: kept.quarantinedAt !== null, likeness: kept.likeness, photos };
}

function namesOf(database: RequestDatabase, query: string, ...values: readonly number[]): readonly string[] {
  const rows: { name: string }[] = database.all(query, ...values);
  return rows.map(({ name }) => name);
}
