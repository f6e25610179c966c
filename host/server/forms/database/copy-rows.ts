import type { RequestToKeep } from '../stored-request';
import { listDrafts } from './draft-rows';
import { readFact, writeFact } from './facts';
import type { RequestDatabase } from './open-database';
import { requestOf } from './request-lists';

/*
 * What lies sealed in the store for backups, under these names: `requests/<key>`, `photos/<file>` for photographs that
 * were written anew, `raw/<file>` for those that still wait, `site/<file>` for what the owner prepares for his site,
 * `databases/<moment>`. What is wanted there follows from the other tables; `copies` says what lies there, because this
 * machine cannot open it. Moments are in milliseconds.
 */

const ofPhoto = `CASE photos.state WHEN 'kept' THEN 'photos/' ELSE 'raw/' END || file`;

const missing = `
  SELECT 'requests/' || key AS name, receivedAt FROM requests
  WHERE key IN (SELECT key FROM requests WHERE 'requests/' || key NOT IN (SELECT name FROM copies))
  UNION SELECT ${ofPhoto}, receivedAt FROM photos JOIN requests ON key = requestKey
  WHERE photos.state <> 'left-out' AND ${ofPhoto} NOT IN (SELECT name FROM copies)`;

const needless = `
  SELECT name FROM copies WHERE
    (name LIKE 'requests/%' AND NOT EXISTS (SELECT 1 FROM requests WHERE key = substr(name, 10)))
    OR (name LIKE 'photos/%' AND NOT EXISTS
      (SELECT 1 FROM photos WHERE file = substr(copies.name, 8) AND state = 'kept'))
    OR (name LIKE 'raw/%' AND NOT EXISTS
      (SELECT 1 FROM photos WHERE file = substr(copies.name, 5) AND state = 'waiting'))`;

type Named = { name: string };

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
  const { byOthers } = database.get('SELECT data_version AS byOthers FROM pragma_data_version');
  return `${byOthers} ${database.get('SELECT total_changes() AS own').own}`;
}

/** Names of what is not copied yet, of the oldest requests first; `receivedAt` is null for what is of no request. */
export function missingCopies(
  database: RequestDatabase,
  most: number,
): readonly { name: string; receivedAt: number | null }[] {
  const ofRequests: { name: string; receivedAt: number }[] = database.all(
    `${missing} ORDER BY receivedAt LIMIT ?`,
    most,
  );
  const copied = new Set(copiesLike(database, 'site/%'));
  const ofSite = siteFiles(database).filter((file) => !copied.has(`site/${file}`));
  return [...ofRequests, ...ofSite.map((file) => ({ name: `site/${file}`, receivedAt: null }))];
}

/** Names of copies that nothing here needs any more, such as that of a request that was erased. */
export function needlessCopies(database: RequestDatabase): readonly string[] {
  const rows: Named[] = database.all(needless);
  const named = new Set(siteFiles(database).map((file) => `site/${file}`));
  const ofSite = copiesLike(database, 'site/%').filter((name) => !named.has(name));
  return [...rows.map(({ name }) => name), ...ofSite];
}

/** Backups of the database that always stay, whatever the clock says. */
const fewestBackups = 3;

/** Names of backups of the database that were made before this moment. */
export function outdatedBackups(database: RequestDatabase, before: number): readonly string[] {
  const rows: Named[] = database.all(
    `SELECT name FROM copies WHERE name LIKE 'databases/%' AND at < ? AND name NOT IN
       (SELECT name FROM copies WHERE name LIKE 'databases/%' ORDER BY at DESC LIMIT ?)`,
    ...[before, fewestBackups],
  );
  return rows.map(({ name }) => name);
}

/** When the last backup of the database was made; null when none was. */
export function lastBackupAt(database: RequestDatabase): number | null {
  return database.get(`SELECT max(at) AS at FROM copies WHERE name LIKE 'databases/%'`).at;
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
    `SELECT file, sha256, name, sender FROM photos WHERE requestKey = ? AND state <> 'left-out' ORDER BY id`,
    key,
  );
  return { request: kept.request, isSetApart: kept.quarantinedAt !== null, likeness: kept.likeness, photos };
}

/** Files that the owner's drafts name: photographs and an attestation. */
export function siteFiles(database: RequestDatabase): readonly string[] {
  const named: RegExp = /\b[0-9a-f]{64}\.(?:jpg|pdf)\b/g;
  const texts = listDrafts(database, '').map(({ value }) => JSON.stringify(value));
  return [...new Set(texts.flatMap((text) => text.match(named) ?? []))];
}

function copiesLike(database: RequestDatabase, pattern: string): readonly string[] {
  const rows: Named[] = database.all('SELECT name FROM copies WHERE name LIKE ?', pattern);
  return rows.map(({ name }) => name);
}
