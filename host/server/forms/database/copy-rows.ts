import type { RequestToKeep } from '../stored-request';
import { requestOf } from './kept-request';
import { countRows, readFact, writeFact, type RequestDatabase } from './open-database';

/*
 * The backup store contains encrypted objects named `requests/<reference>`, `files/<name>` and `databases/<time>`. A
 * suffix such as `.0a1b2c3d.age` contains a hash of the recipient's public key. The view `wanted` lists the objects
 * that belong in the store, and the table `copies` lists those that are there. An object is removed only if its row in
 * `copies` has `isGoing`, never merely because `wanted` does not list it.
 */

/** An object in the backup store. `recipient` is the hash of the public key that encrypts it. */
export type Copy = { name: string; recipient: string };

const storeFact = 'backup-store';

/** Records which store is in use, and clears `copies` if the store has changed. @returns the time of the first use. */
export function adoptStore(database: RequestDatabase, store: string, at: number): number {
  return database.write(() => {
    const known = readFact(database, storeFact);
    if (known?.value === store) return known.at;
    database.run('DELETE FROM copies');
    writeFact(database, { name: storeFact, value: store, at });
    return at;
  });
}

/** Returns a token that changes whenever any process changes the database. */
export function changeMark(database: RequestDatabase): string {
  return JSON.stringify(database.get('SELECT data_version, total_changes() FROM pragma_data_version'));
}

/** Lists objects that still need a copy for this recipient, oldest first. */
export function missingCopies(
  database: RequestDatabase,
  recipient: string,
  most: number,
): readonly { name: string; since: number }[] {
  return database.all(
    `SELECT name, min(since) AS since FROM wanted
     WHERE name NOT IN (SELECT name FROM copies WHERE recipient = ? AND NOT isGoing)
     GROUP BY name ORDER BY since LIMIT ?`,
    ...[recipient, most],
  );
}

/** Lists objects to remove from the store. */
export function goingCopies(database: RequestDatabase): readonly Copy[] {
  return database.all('SELECT name, recipient FROM copies WHERE isGoing');
}

/** SQL condition for copies whose request or file is missing from the database although it was not erased. */
const isUnknown = `NOT isGoing AND CASE
  WHEN name LIKE 'requests/%' THEN substr(name, 10) NOT IN (SELECT reference FROM requests)
  ELSE name LIKE 'files/%' AND substr(name, 7) NOT IN (SELECT name FROM files) END`;

export const countUnknown = (database: RequestDatabase): number =>
  countRows(database, `copies WHERE ${isUnknown}`);

/** Marks unknown copies for removal, unless there are more than the owner confirmed. @returns the number marked. */
export function dropUnknown(database: RequestDatabase, confirmed: number): number {
  if (countUnknown(database) > confirmed) return 0;
  return database.run(`UPDATE copies SET isGoing = 1 WHERE ${isUnknown}`);
}

/** Whether the store contains a copy of a request. */
export const isCopied = (database: RequestDatabase, reference: string): boolean =>
  countRows(database, `copies WHERE NOT isGoing AND name = 'requests/' || ?`, reference) > 0;

/** Marks other recipients' copies for removal. Call it only after every object is copied for this recipient. */
export function dropOtherRecipients(database: RequestDatabase, recipient: string): number {
  return database.run(
    `UPDATE copies SET isGoing = 1 WHERE recipient <> ? AND NOT isGoing AND NOT (${isUnknown})`,
    recipient,
  );
}

/** Lists files that are neither rejected nor scheduled for deletion. */
export function wantedFiles(database: RequestDatabase): readonly string[] {
  return namesOf(
    database,
    `SELECT name FROM files WHERE state IN ('waiting', 'kept') AND deleteAt IS NULL ORDER BY name`,
  );
}

/** Whether a file belongs in the backup store. Photographs of quarantined requests do not. */
export const isToCopy = (database: RequestDatabase, file: string): boolean =>
  countRows(database, 'wantedFiles WHERE name = ?', file) > 0;

/** Milliseconds for which a database backup is kept. */
const backupLasts = 30 * 24 * 60 * 60 * 1000;
/** Number of newest backups that are always kept, because a wrong clock may make all of them look old. */
const fewestBackups = 3;
const isBackup = `name GLOB 'databases/*' AND NOT isGoing`;

/** Marks database backups older than 30 days for removal, but never the newest three. Sets future dates to now. */
export function dropOldBackups(database: RequestDatabase, now: number): void {
  database.run(`UPDATE copies SET at = ? WHERE ${isBackup} AND at > ?`, now, now);
  database.run(
    `UPDATE copies SET isGoing = 1 WHERE ${isBackup} AND at < ? AND id NOT IN
       (SELECT id FROM copies WHERE ${isBackup} ORDER BY at DESC LIMIT ?)`,
    ...[now - backupLasts, fewestBackups],
  );
}

/** Returns the time of the last database backup for this recipient, or null. */
export function lastBackupAt(database: RequestDatabase, recipient: string): number | null {
  const last = `SELECT max(at) AS at FROM copies WHERE ${isBackup} AND recipient = ?`;
  return database.get<{ at: number | null }>(last, recipient)?.at ?? null;
}

/** Lists the names of the recorded database backups. */
export const knownBackups = (database: RequestDatabase): readonly string[] =>
  namesOf(database, `SELECT name FROM copies WHERE ${isBackup}`);

/** Records a copy. Marks it for removal if its original was erased during the upload. */
export function noteCopy(database: RequestDatabase, { name, recipient }: Copy, at: number): void {
  database.run(
    `INSERT OR REPLACE INTO copies (name, recipient, at, isGoing) VALUES (@name, @recipient, @at,
       @name NOT LIKE 'databases/%'
       AND NOT EXISTS (SELECT 1 FROM requests WHERE @name = 'requests/' || reference)
       AND NOT EXISTS (SELECT 1 FROM files WHERE name = substr(@name, 7) AND deleteAt IS NULL))`,
    { name, recipient, at },
  );
}

export function forgetCopy(database: RequestDatabase, { name, recipient }: Copy): void {
  database.run('DELETE FROM copies WHERE name = ? AND recipient = ?', name, recipient);
}

/**
 * Updates `copies` from the store's list. Deletes the rows of missing objects, so that they are copied again. Adds rows
 * for unknown requests and files, so that an erasure also removes them. A restore may need unknown database backups, so
 * they get no rows. If no listed request or file is unknown and at least three backups are recorded, unknown
 * backups dated over 30 days ago or ahead get rows that mark them for removal.
 * @returns the number of deleted rows.
 */
export function noteListed(database: RequestDatabase, listed: readonly Copy[], now: number): number {
  const add = ({ name, recipient }: Copy, isGoing: 0 | 1) =>
    database.run(
      'INSERT OR IGNORE INTO copies (name, recipient, at, isGoing) VALUES (?, ?, ?, ?)',
      ...[name, recipient, now, isGoing],
    );
  return database.write(() => {
    const forgotten = database.run(
      `DELETE FROM copies WHERE name || ' ' || recipient NOT IN (SELECT value FROM json_each(?))`,
      JSON.stringify(listed.map(({ name, recipient }) => `${name} ${recipient}`)),
    );
    const backups = listed.filter(({ name }) => name.startsWith('databases/'));
    for (const copy of listed) if (!backups.includes(copy)) add(copy, 0);
    const isComplete = countUnknown(database) === 0 && knownBackups(database).length >= fewestBackups;
    const old = backups.filter(({ name }) => Math.abs(now - backupTime(name)) > backupLasts);
    if (isComplete) for (const copy of old) add(copy, 1);
    return forgotten;
  });
}

const backupTime = (name: string): number =>
  Date.parse(name.replace(/^databases\/(.{10})T(..)-(..)-(..)-/, '$1T$2:$3:$4.'));

/** Returns the content for a request's copy; null if the request was erased. */
export function requestToCopy(database: RequestDatabase, reference: string): RequestToKeep | null {
  const kept = requestOf(database, reference);
  if (!kept) return null;
  const { photos = [], ...request } = kept.request;
  return {
    request,
    isQuarantined: kept.quarantinedAt !== null,
    likeness: kept.likeness,
    photos: photos.map(({ file, name }) => ({ file, name, clientKey: '' })),
  };
}

function namesOf(database: RequestDatabase, query: string): readonly string[] {
  return database.all<{ name: string }>(query).map(({ name }) => name);
}
