import { existsSync, renameSync, rmSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { isErrorCode } from '../../../delivery/error-code';
import { syncFolder } from './connection';
import { countRows, type RequestDatabase } from './open-database';

/* Manages the folder `files` and the tables `files` and `uses`. Times are in milliseconds since 1970. */

type FileUser = `request:${string}` | `draft:${string}`;

export const filePath = ({ folder }: RequestDatabase, name: string): string =>
  path.join(folder, 'files', name);

/** Whether untrusted text has the form of a kept file's name and is therefore safe in a path. */
export const isKeptName = (text: string): boolean => /^[0-9a-f]{64}\.(?:jpg|pdf)$/.test(text);

type NewFile = {
  name: string;
  state: 'waiting' | 'kept';
  reason?: string | null;
  clientKey?: string;
  at: number;
  /** Deletion time; null for a file that is in use. */
  deleteAt?: number | null;
  /** Path of the synced file; null if it is already in `files` or a restore adds it later. */
  from: string | null;
};

/**
 * Adds a file's row and moves the file into `files`. Both happen in one transaction, so that no other process deletes
 * the file in between.
 */
export function addFile(database: RequestDatabase, file: NewFile): void {
  const { name, state, reason = null, clientKey = '', at, deleteAt = null, from } = file;
  database.write(() => {
    database.run(
      `INSERT INTO files (name, state, reason, clientKey, at, deleteAt) VALUES (?, ?, ?, ?, ?, ?)
       ON CONFLICT (name) DO UPDATE SET state = excluded.state, reason = excluded.reason, attempts = 0, nextAt = 0,
         deleteAt = CASE WHEN deleteAt IS NULL THEN NULL ELSE excluded.deleteAt END`,
      ...[name, state, reason, clientKey, at, deleteAt],
    );
    if (from === null) return;
    const target = filePath(database, name);
    try {
      renameSync(from, target);
    } catch (error) {
      // An earlier process moved the file and crashed before it committed the row.
      if (!isErrorCode(error, 'ENOENT') || !existsSync(target)) throw error;
    }
    syncFolder(path.join(database.folder, 'files'));
  });
}

export function useFile(database: RequestDatabase, file: string, user: FileUser, title = ''): void {
  database.run('INSERT OR IGNORE INTO uses (file, user, title) VALUES (?, ?, ?)', file, user, title);
}

/** Returns a comma-separated list of the requests and drafts that use a file. */
export function usersOf(database: RequestDatabase, file: string): string {
  const users = database.all<{ user: string }>('SELECT user FROM uses WHERE file = ?', file);
  return users.map(({ user }) => user).join(', ');
}

/** Sets the files that a request or draft uses. @param deleteAt deletion time of files that become unused. */
export function setUses(
  database: RequestDatabase,
  user: FileUser,
  files: readonly string[],
  deleteAt: number,
): void {
  database.write(() => {
    const others = 'user = ? AND file NOT IN (SELECT value FROM json_each(?))';
    const released = database.all<{ file: string }>(
      `DELETE FROM uses WHERE ${others} RETURNING file`,
      ...[user, JSON.stringify(files)],
    );
    for (const file of files) {
      useFile(database, file, user);
      database.run('UPDATE files SET deleteAt = NULL WHERE name = ?', file);
    }
    deleteUnused(
      database,
      released.map(({ file }) => file),
      deleteAt,
    );
  });
}

/** Schedules the deletion of the given files, except those that a request or draft uses. */
export function deleteUnused(database: RequestDatabase, names: readonly string[], at: number): void {
  database.run(
    `UPDATE files SET deleteAt = ?
     WHERE name IN (SELECT value FROM json_each(?)) AND NOT EXISTS (SELECT 1 FROM uses WHERE file = files.name)`,
    ...[at, JSON.stringify(names)],
  );
}

export type WaitingPhoto = {
  name: string;
  /** Re-encoding attempts, including the current one. */
  attempts: number;
  clientKey: string;
};

const isWaiting = `state = 'waiting' AND deleteAt IS NULL`;

/** Builds the query for the first due photograph. The order follows an index, so that SQLite does not sort all rows. */
const dueQuery = (which: string) =>
  `SELECT name, attempts, clientKey FROM files WHERE ${isWaiting} AND (nextAt <= ? OR nextAt > ?) AND ${which}
   ORDER BY attempts, clientKey, rowid LIMIT 1`;

/** Longest wait between attempts. A `nextAt` further ahead was written with a wrong clock and counts as due. */
export const longestPhotoWait = 12 * 60 * 60 * 1000;

/**
 * Returns the next photograph to re-encode. Serves the visitors' addresses round-robin, so that a flood from one
 * address does not delay the others. Counts the attempt before it begins, because a photograph that kills the process
 * would otherwise be retried endlessly.
 * @param lastClient `clientKey` of the previous photograph.
 */
export function nextPhoto(database: RequestDatabase, now: number, lastClient: string): WaitingPhoto | null {
  const first = dueQuery('TRUE');
  const due = [now, now + longestPhotoWait] as const;
  // Checks without the write lock first, because usually nothing is due.
  if (!database.get(first, ...due)) return null;
  return database.write(() => {
    const photo = database.get<WaitingPhoto>(first, ...due);
    if (!photo) return null;
    const { attempts } = photo;
    const after = dueQuery('attempts = ? AND clientKey > ?');
    const { name, clientKey } = database.get<WaitingPhoto>(after, ...due, attempts, lastClient) ?? photo;
    database.run('UPDATE files SET attempts = ? WHERE name = ?', attempts + 1, name);
    return { name, clientKey, attempts: attempts + 1 };
  });
}

/** Sets the attempts of a waiting photograph and the earliest time of its next attempt. */
export function postponePhoto(
  database: RequestDatabase,
  name: string,
  { attempts, nextAt }: { attempts: number; nextAt: number },
): void {
  database.run(
    `UPDATE files SET attempts = ?, nextAt = ? WHERE name = ? AND ${isWaiting}`,
    ...[attempts, nextAt, name],
  );
}

/** Converts the name of an original photograph into the name of its re-encoded version, and vice versa. */
export const otherVersion = (name: string): string =>
  name.endsWith('.raw') ? name.replace(/raw$/, 'jpg') : name.replace(/jpg$/, 'raw');

function moveUses(database: RequestDatabase, from: string, to: string): void {
  database.run('UPDATE OR IGNORE uses SET file = ? WHERE file = ?', to, from);
  database.run('DELETE FROM uses WHERE file = ?', from);
}

/**
 * Replaces a photograph with its re-encoded version in every request and draft that uses it. Only the extension of the
 * name changes, so that copies of requests in the backup store still refer to the photograph.
 * @param kept `from` is the path of the synced re-encoded version.
 * @returns false if nothing uses the photograph; then nothing changes.
 */
export function noteReencoded(
  database: RequestDatabase,
  raw: string,
  kept: { reason: string | null; at: number; from: string },
): boolean {
  return database.write(() => {
    if (countRows(database, 'uses WHERE file = ?', raw) === 0) return false;
    const name = otherVersion(raw);
    addFile(database, { ...kept, name, state: 'kept' });
    moveUses(database, raw, name);
    database.run('UPDATE files SET deleteAt = NULL WHERE name = ?', name);
    database.run('UPDATE files SET deleteAt = 0 WHERE name = ?', raw);
    return true;
  });
}

/** Replaces a missing photograph with its other version. */
export function useOtherVersion(database: RequestDatabase, lost: string, at: number): void {
  const name = otherVersion(lost);
  database.write(() => {
    addFile(database, { name, state: name.endsWith('.raw') ? 'waiting' : 'kept', at, from: null });
    moveUses(database, lost, name);
    database.run('DELETE FROM files WHERE name = ?', lost);
  });
}

/** Marks a photograph as rejected. After `deleteAt`, `sweepFiles` deletes its file but keeps its row. */
export function noteRejected(
  database: RequestDatabase,
  raw: string,
  { reason, deleteAt }: { reason: string; deleteAt: number },
): void {
  database.run(
    `UPDATE files SET state = 'rejected', reason = ?, deleteAt = ? WHERE name = ?`,
    ...[reason, deleteAt, raw],
  );
}

const mostAtOnce = 200;
/** Longest delay before a deletion. A `deleteAt` further ahead was written with a wrong clock and counts as due. */
const longestGrace = 8 * 24 * 60 * 60 * 1000;

/** Deletes files whose deletion time has come and marks their copies in the backup store for removal. */
export function sweepFiles(database: RequestDatabase, now: number): void {
  const due = database.all<{ name: string }>(
    `SELECT name FROM files WHERE deleteAt <= ? OR deleteAt > ? LIMIT ?`,
    ...[now, now + longestGrace, mostAtOnce],
  );
  for (const { name } of due)
    database.write(() => {
      if (countRows(database, 'files WHERE name = ? AND deleteAt IS NOT NULL', name) === 0) return;
      rmSync(filePath(database, name), { force: true });
      database.run(`UPDATE copies SET isGoing = 1 WHERE name = 'files/' || ?`, name);
      database.run('DELETE FROM files WHERE name = ? AND name NOT IN (SELECT file FROM uses)', name);
      database.run('UPDATE files SET deleteAt = NULL WHERE name = ?', name);
    });
  if (due.length > 0) syncFolder(path.join(database.folder, 'files'));
}

/** Milliseconds before an unknown file is reported, because `addFile` moves a file before it commits the row. */
const newFor = 60_000;

/** Finds files without a row (`unknown`) and rows without a file (`missing`). */
export async function compareFiles(
  database: RequestDatabase,
): Promise<{ unknown: readonly string[]; missing: readonly string[] }> {
  const rows = database.all<{ name: string; state: string }>('SELECT name, state FROM files');
  const names = await readdir(path.join(database.folder, 'files'));
  const [known, existing] = [new Set(rows.map(({ name }) => name)), new Set(names)];
  const unknown = names.filter((name) => !known.has(name));
  const infos = await Promise.all(unknown.map((name) => stat(filePath(database, name)).catch(() => null)));
  return {
    unknown: unknown.filter((_, at) => Math.abs(Date.now() - (infos[at]?.ctimeMs ?? Date.now())) > newFor),
    missing: rows
      .filter(({ name, state }) => state !== 'rejected' && !existing.has(name))
      .map(({ name }) => name)
      .filter((name) => countRows(database, 'files WHERE name = ?', name) > 0),
  };
}

/** Deletes files without a row, unless there are more than the owner confirmed. @returns the number deleted. */
export async function removeUnknown(database: RequestDatabase, confirmed: number): Promise<number> {
  const { unknown } = await compareFiles(database);
  if (unknown.length > confirmed) return 0;
  for (const name of unknown) rmSync(filePath(database, name), { force: true });
  return unknown.length;
}
