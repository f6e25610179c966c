import { createHash } from 'node:crypto';
import type { RequestToKeep } from '../stored-request';
import { readFact, writeFact } from './facts';
import { requestOf } from './kept-request';
import type { RequestDatabase } from './open-database';

/*
 * Which sealed objects lie in the backup store: `requests/<reference>-<revision>`, `files/<name>` and
 * `databases/<time>`, each followed by the hash of the recipient: `.0a1b2c3d.age`. The view `wanted` says which are to lie
 * there; `copies` says which do. An object is removed there because its row says so, never because it is not wanted.
 */

/** What a copy is called here, and for which key it is sealed. */
export type Copy = { name: string; recipient: string };

/** For which key an object is sealed, in its name. */
export const recipientHash = (recipient: string): string =>
  createHash('sha256').update(recipient).digest('hex').slice(0, 8);

export const objectName = ({ name, recipient }: Copy): string => `${name}.${recipient}.age`;

/** Null for an object that is none of ours. */
export function copyOf(key: string): Copy | null {
  const [, name, recipient] = /^((?:requests|files|databases)\/.+)\.([0-9a-f]{8})\.age$/.exec(key) ?? [];
  return name !== undefined && recipient !== undefined ? { name, recipient } : null;
}

const storeFact = 'backup-store';

/** Forgets what lies in another store than this one. @returns when copying to this store began. */
export function adoptStore(database: RequestDatabase, store: string, at: number): number {
  return database.write(() => {
    const known = readFact(database, storeFact);
    if (known?.value === store) return known.at;
    database.run('DELETE FROM copies');
    writeFact(database, { name: storeFact, value: store, at });
    return at;
  });
}

/** Another one after each change of the database, whichever process made it. */
export function changeMark(database: RequestDatabase): string {
  return JSON.stringify(database.get('SELECT data_version, total_changes() FROM pragma_data_version'));
}

/** What is not copied yet for this recipient, that which has waited for longest first. */
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

/** Objects that are to be removed from the store. */
export function goingCopies(database: RequestDatabase): readonly Copy[] {
  return database.all('SELECT name, recipient FROM copies WHERE isGoing');
}

/** Once all is sealed for this recipient: what is sealed for another one is to be removed. */
export function dropOtherRecipients(database: RequestDatabase, recipient: string): number {
  return database.run('UPDATE copies SET isGoing = 1 WHERE recipient <> ? AND NOT isGoing', recipient);
}

/** Names of the files that requests and the owner's drafts use. */
export function wantedFiles(database: RequestDatabase): readonly string[] {
  return namesOf(
    database,
    `SELECT name FROM files WHERE state IN ('waiting', 'kept') AND deleteAt IS NULL ORDER BY name`,
  );
}

/** Backups of the database that always stay, whatever the clock says. */
const fewestBackups = 3;
const isBackup = `name LIKE 'databases/%' AND NOT isGoing`;

/** Backups of the database that were made before this time are to be removed. */
export function dropOldBackups(database: RequestDatabase, before: number): void {
  database.run(
    `UPDATE copies SET isGoing = 1 WHERE ${isBackup} AND at < ? AND id NOT IN
       (SELECT id FROM copies WHERE ${isBackup} ORDER BY at DESC LIMIT ?)`,
    ...[before, fewestBackups],
  );
}

/** When the last backup of the database was made for this recipient; null when none was. */
export function lastBackupAt(database: RequestDatabase, recipient: string): number | null {
  const last = `SELECT max(at) AS at FROM copies WHERE ${isBackup} AND recipient = ?`;
  return database.get<{ at: number | null }>(last, recipient)?.at ?? null;
}

/** Name of the oldest backup of the database that is known here; null when none is. */
export const firstBackup = (database: RequestDatabase): string | null =>
  database.get<{ name: string | null }>(`SELECT min(name) AS name FROM copies WHERE ${isBackup}`)?.name ??
  null;

/** A copy that was erased here while it was on its way is to be removed. */
export function noteCopy(database: RequestDatabase, { name, recipient }: Copy, at: number): void {
  database.run(
    `INSERT OR REPLACE INTO copies (name, recipient, at, isGoing) VALUES (@name, @recipient, @at,
       @name NOT LIKE 'databases/%'
       AND NOT EXISTS (SELECT 1 FROM requests WHERE reference = substr(@name, 10, 19) AND @name LIKE 'requests/%')
       AND NOT EXISTS (SELECT 1 FROM files WHERE name = substr(@name, 7) AND deleteAt IS NULL))`,
    { name, recipient, at },
  );
}

export function forgetCopy(database: RequestDatabase, { name, recipient }: Copy): void {
  database.run('DELETE FROM copies WHERE name = ? AND recipient = ?', name, recipient);
}

/** Forgets the copies that the store does not list: they are made again. @returns how many. */
export function forgetUnlisted(database: RequestDatabase, listed: readonly Copy[]): number {
  return database.run(
    `DELETE FROM copies WHERE name || ' ' || recipient NOT IN (SELECT value FROM json_each(?))`,
    JSON.stringify(listed.map(({ name, recipient }) => `${name} ${recipient}`)),
  );
}

/** A request as it would be kept elsewhere. Null when it was erased meanwhile. */
export function requestToCopy(database: RequestDatabase, reference: string): RequestToKeep | null {
  const kept = requestOf(database, reference);
  if (!kept) return null;
  const { photos = [], ...request } = kept.request;
  return {
    request,
    isQuarantined: kept.quarantinedAt !== null,
    likeness: kept.likeness,
    photos: photos.map(({ file, name }) => ({ file, name, sender: '' })),
  };
}

function namesOf(database: RequestDatabase, query: string): readonly string[] {
  return database.all<{ name: string }>(query).map(({ name }) => name);
}
