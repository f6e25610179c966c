import type { RequestToKeep } from '../stored-request';
import { listDrafts } from './draft-rows';
import { keptRequest, requestColumns, type RequestRow } from './kept-request';
import type { RequestDatabase, Sql } from './open-database';

/*
 * What lies sealed in the store for backups, under these names: `requests/<key>`, `photos/<file>` for photographs that
 * were written anew, `raw/<file>` for those that still wait, `site/<file>` for what the owner prepares for his site,
 * `databases/<moment>`. Moments are in milliseconds.
 */

/** Forgets what lies in another store than this one: everything is copied again. */
export function adoptStore(database: RequestDatabase, store: string, now: number): void {
  database.write((sql) => {
    const known: { value: string } | undefined = sql(
      `SELECT value FROM facts WHERE name = 'backup-store'`,
    ).get();
    if (known?.value === store) return;
    for (const table of ['requests', 'photos']) sql(`UPDATE ${table} SET copied_at = NULL`).run();
    sql('DELETE FROM copies').run();
    sql(`INSERT OR REPLACE INTO facts (name, value, at) VALUES ('backup-store', ?, ?)`).run(store, now);
  });
}

/** Versions of requests that were not copied yet, in the order of arrival, as they would be kept elsewhere. */
export function requestsToCopy(
  database: RequestDatabase,
  most: number,
): readonly { id: number; key: string; kept: RequestToKeep }[] {
  return database.read((sql) => {
    const rows: RequestRow[] = sql(`
      SELECT ${requestColumns} FROM requests WHERE copied_at IS NULL ORDER BY id LIMIT ?`).all(most);
    return rows.map((row) => ({ id: row.id, key: row.key, kept: toKeep(sql, row) }));
  });
}

function toKeep(sql: Sql, row: RequestRow): RequestToKeep {
  const { request, quarantinedAt, likeness } = keptRequest(sql, row);
  const photos: RequestToKeep['photos'] = sql(
    'SELECT file, sha256, name, sender FROM photos WHERE request_id = ? ORDER BY id',
  ).all(row.id);
  return { request, isSetApart: quarantinedAt !== null, likeness, photos };
}

/** A photograph that was not copied yet, and where its file lies. */
export type PhotoToCopy = { file: string; folder: 'photos' | 'raw' };

export function photosToCopy(database: RequestDatabase, most: number): readonly PhotoToCopy[] {
  return database.read((sql) =>
    sql(`
      SELECT DISTINCT file, CASE state WHEN 'kept' THEN 'photos' ELSE 'raw' END AS folder FROM photos
      WHERE state IN ('kept', 'waiting') AND copied_at IS NULL LIMIT ?`).all(most),
  );
}

/** When what was not copied yet arrived, of the first; null when everything was. */
export function oldestToCopy(database: RequestDatabase): number | null {
  const { oldest }: { oldest: number | null } = database.read((sql) =>
    sql(`
      SELECT min(received_at) AS oldest FROM requests WHERE copied_at IS NULL OR id IN
        (SELECT request_id FROM photos WHERE state IN ('kept', 'waiting') AND copied_at IS NULL)`).get(),
  );
  return oldest;
}

export function noteRequestCopied(
  database: RequestDatabase,
  { id, key }: { id: number; key: string },
  at: number,
) {
  database.write((sql) => {
    insertCopy(sql, { name: `requests/${key}`, at });
    sql('UPDATE requests SET copied_at = ? WHERE id = ?').run(at, id);
  });
}

/** One that was written anew meanwhile is to be copied once more. @returns whether it was still to be copied so. */
export function notePhotoCopied(
  database: RequestDatabase,
  { file, folder }: PhotoToCopy,
  at: number,
): boolean {
  const state = folder === 'raw' ? 'waiting' : 'kept';
  return database.write((sql) => {
    insertCopy(sql, { name: `${folder}/${file}`, at });
    const { changes } = sql('UPDATE photos SET copied_at = ? WHERE file = ? AND state = ?').run(
      at,
      file,
      state,
    );
    return changes > 0;
  });
}

/** Files that the owner's drafts name: photographs and an attestation. */
export function siteFiles(database: RequestDatabase): readonly string[] {
  const named: RegExp = /\b[0-9a-f]{64}\.(?:jpg|pdf)\b/g;
  const texts = listDrafts(database, '').map(({ value }) => JSON.stringify(value));
  return [...new Set(texts.flatMap((text) => text.match(named) ?? []))];
}

/** Those that were not copied yet. */
export function siteFilesToCopy(database: RequestDatabase): readonly string[] {
  const copied = new Set(namesOf(database, `name LIKE 'site/%'`));
  return siteFiles(database).filter((file) => !copied.has(`site/${file}`));
}

export function noteSiteFileCopied(database: RequestDatabase, file: string, at: number): void {
  database.write((sql) => insertCopy(sql, { name: `site/${file}`, at }));
}

export function noteBackup(
  database: RequestDatabase,
  backup: { name: string; at: number; requests: number },
): void {
  database.write((sql) => insertCopy(sql, backup));
}

function insertCopy(
  sql: Sql,
  { name, at, requests = null }: { name: string; at: number; requests?: number | null },
) {
  sql('INSERT OR REPLACE INTO copies (name, at, requests) VALUES (?, ?, ?)').run(name, at, requests);
}

/** When the last backup of the database was made; null when none was. */
export function lastBackupAt(database: RequestDatabase): number | null {
  const { at }: { at: number | null } = database.read((sql) =>
    sql(`SELECT max(at) AS at FROM copies WHERE name LIKE 'databases/%'`).get(),
  );
  return at;
}

/**
 * Copies of requests that were erased, of photographs as they were sent that were copied anew, and of what the owner
 * has taken out of his drafts.
 */
export function erasedCopies(database: RequestDatabase): readonly string[] {
  return namesOf(
    database,
    `(name LIKE 'requests/%' AND substr(name, 10) NOT IN (SELECT key FROM requests))
     OR (name LIKE 'raw/%' AND NOT EXISTS (SELECT 1 FROM photos WHERE file = substr(name, 5)
       AND (state = 'waiting' OR (state = 'kept' AND copied_at IS NULL))))
     OR (name LIKE 'site/%' AND NOT EXISTS
       (SELECT 1 FROM drafts WHERE instr(drafts.value, substr(copies.name, 6)) > 0))`,
  );
}

/** Backups that always stay, whatever the clock says. */
const fewestBackups = 3;

/**
 * Copies whose time is over: of requests, because every backup since then holds them; of photographs that no request
 * has named since then; and old backups. A backup with more than twice the requests that there are now stays.
 */
export function outdatedCopies(
  database: RequestDatabase,
  before: number,
): { names: readonly string[]; isHeld: boolean } {
  const old = `name LIKE 'databases/%' AND at < :before AND name NOT IN
    (SELECT name FROM copies WHERE name LIKE 'databases/%' ORDER BY at DESC LIMIT ${fewestBackups})`;
  const isLarge = 'requests > 2 * (SELECT count(*) FROM requests)';
  return {
    names: namesOf(
      database,
      `(name LIKE 'requests/%' AND at < :before) OR (name LIKE 'photos/%' AND unneeded_at < :before)
       OR (${old} AND NOT ${isLarge})`,
      before,
    ),
    isHeld: namesOf(database, `${old} AND ${isLarge}`, before).length > 0,
  };
}

/** Notes since when no request has a photograph that lies in the store. */
export function notePhotosUnneeded(database: RequestDatabase, now: number): void {
  database.write((sql) =>
    sql(`
      UPDATE copies SET unneeded_at = CASE
        WHEN substr(name, 8) IN (SELECT file FROM photos) THEN NULL ELSE coalesce(unneeded_at, ?) END
      WHERE name LIKE 'photos/%'`).run(now),
  );
}

export function forgetCopy(database: RequestDatabase, name: string): void {
  database.write((sql) => sql('DELETE FROM copies WHERE name = ?').run(name));
}

function namesOf(database: RequestDatabase, condition: string, before?: number): readonly string[] {
  const rows: { name: string }[] = database.read((sql) => {
    const statement = sql(`SELECT name FROM copies WHERE ${condition}`);
    return before === undefined ? statement.all() : statement.all({ before });
  });
  return rows.map(({ name }) => name);
}
