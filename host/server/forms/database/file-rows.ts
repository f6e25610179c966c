import { existsSync, renameSync, rmSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { isErrorCode } from '../../error-code';
import { countRows } from './kept-request';
import { syncFolder } from './connection';
import type { RequestDatabase } from './open-database';

/* Files from outside: photographs and PDFs of visitors and of the owner. Times are in milliseconds. */

export type FileUser = `request:${string}` | `draft:${string}`;

export const filePath = ({ folder }: RequestDatabase, name: string): string =>
  path.join(folder, 'files', name);

/** Whether a text from outside names a kept file, and so is safe as a file name. */
export const isKeptName = (text: string): boolean => /^[0-9a-f]{64}\.(?:jpg|pdf)$/.test(text);

type NewFile = {
  name: string;
  state: 'waiting' | 'kept';
  reason?: string | null;
  sender?: string;
  at: number;
  /** Null for a file that is used already. */
  deleteAt?: number | null;
  /** Where the file lies, synced. Null when it lies in the library, or will. */
  from: string | null;
};

/**
 * Moves a file into the library. Row and name change in one transaction, so that no other process deletes the file
 * between them.
 */
export function addFile(database: RequestDatabase, file: NewFile): void {
  const { name, state, reason = null, sender = '', at, deleteAt = null, from } = file;
  database.write(() => {
    database.run(
      `INSERT INTO files (name, state, reason, sender, at, deleteAt) VALUES (?, ?, ?, ?, ?, ?)
       ON CONFLICT (name) DO UPDATE SET state = excluded.state, reason = excluded.reason, attempts = 0, nextAt = 0,
         deleteAt = CASE WHEN deleteAt IS NULL THEN NULL ELSE excluded.deleteAt END`,
      ...[name, state, reason, sender, at, deleteAt],
    );
    if (from === null) return;
    const target = filePath(database, name);
    try {
      renameSync(from, target);
    } catch (error) {
      // Brought here before, by a process that ended before its transaction did.
      if (!isErrorCode(error, 'ENOENT') || !existsSync(target)) throw error;
    }
    syncFolder(path.join(database.folder, 'files'));
  });
}

export function useFile(database: RequestDatabase, file: string, user: FileUser, title = ''): void {
  database.run('INSERT OR IGNORE INTO uses (file, user, title) VALUES (?, ?, ?)', file, user, title);
}

/** Names the users of a file, for people. */
export function usersOf(database: RequestDatabase, file: string): string {
  const users = database.all<{ user: string }>('SELECT user FROM uses WHERE file = ?', file);
  return users.map(({ user }) => user).join(', ');
}

/** Makes these files, and no others, those of a user. @param deleteAt for files that nobody uses any more. */
export function setUses(
  database: RequestDatabase,
  user: FileUser,
  files: readonly string[],
  deleteAt: number,
): void {
  database.write(() => {
    const others = 'user = ? AND file NOT IN (SELECT value FROM json_each(?))';
    database.run(`DELETE FROM uses WHERE ${others}`, user, JSON.stringify(files));
    for (const file of files) {
      useFile(database, file, user);
      database.run('UPDATE files SET deleteAt = NULL WHERE name = ?', file);
    }
    database.run(
      `UPDATE files SET deleteAt = ?
       WHERE deleteAt IS NULL AND NOT EXISTS (SELECT 1 FROM uses WHERE file = files.name)`,
      deleteAt,
    );
  });
}

/** Has the next sweep delete these files, unless a request or a draft uses them. */
export function deleteUnused(database: RequestDatabase, names: readonly string[], at: number): void {
  database.run(
    `UPDATE files SET deleteAt = ?
     WHERE name IN (SELECT value FROM json_each(?)) AND NOT EXISTS (SELECT 1 FROM uses WHERE file = files.name)`,
    ...[at, JSON.stringify(names)],
  );
}

/** A photograph that waits to be re-encoded. */
export type WaitingPhoto = {
  name: string;
  /** How often re-encoding was begun, this time included. */
  attempts: number;
  sender: string;
};

const isWaiting = `state = 'waiting' AND deleteAt IS NULL`;

/** No wait between attempts is longer: a time further away was written under another clock. */
export const longestPhotoWait = 12 * 60 * 60 * 1000;

/**
 * Takes the next photograph to re-encode. Addresses take turns, so that a flood from one does not hold up the others;
 * photographs that were tried already come last. The attempt is counted before it begins: otherwise a photograph that
 * kills the process would do so for ever.
 */
export function nextPhoto(database: RequestDatabase, now: number, lastSender: string): WaitingPhoto | null {
  const next = `FROM files WHERE ${isWaiting} AND (nextAt <= ? OR nextAt > ?)
    ORDER BY attempts, sender <= ?, sender, rowid LIMIT 1`;
  const which = [now, now + longestPhotoWait, lastSender] as const;
  // A desk that has nothing to do writes nothing.
  if (!database.get(`SELECT 1 ${next}`, ...which)) return null;
  const taken = database.write(() =>
    database.get<WaitingPhoto>(
      `UPDATE files SET attempts = attempts + 1 WHERE name = (SELECT name ${next})
       RETURNING name, attempts, sender`,
      ...which,
    ),
  );
  return taken ?? null;
}

/** @param attempts as they count from now on. @param nextAt before which re-encoding does not begin again. */
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

/**
 * Puts the re-encoded photograph in the place of the one that was sent, for each of its users.
 * @param from where it lies, synced. @returns false when nobody uses it any more: then nothing changes.
 */
export function noteReencoded(
  database: RequestDatabase,
  raw: string,
  kept: { name: string; reason: string | null; at: number; from: string },
): boolean {
  return database.write(() => {
    if (countRows(database, 'uses WHERE file = ?', raw) === 0) return false;
    reviseUsers(database, raw);
    addFile(database, { ...kept, state: 'kept' });
    database.run('UPDATE OR IGNORE uses SET file = ? WHERE file = ?', kept.name, raw);
    database.run('DELETE FROM uses WHERE file = ?', raw);
    database.run('UPDATE files SET deleteAt = NULL WHERE name = ?', kept.name);
    database.run('UPDATE files SET deleteAt = 0 WHERE name = ?', raw);
    return true;
  });
}

/** @param deleteAt when the file itself is deleted; its row stays for its users. */
export function noteRejected(
  database: RequestDatabase,
  raw: string,
  { reason, deleteAt }: { reason: string; deleteAt: number },
): void {
  database.write(() => {
    database.run(
      `UPDATE files SET state = 'rejected', reason = ?, deleteAt = ? WHERE name = ?`,
      ...[reason, deleteAt, raw],
    );
    reviseUsers(database, raw);
  });
}

/** The copies of requests that use this file tell of it no longer: they are made again. */
function reviseUsers(database: RequestDatabase, file: string): void {
  const using = `reference IN (SELECT substr(user, 9) FROM uses WHERE file = ? AND user LIKE 'request:%')`;
  database.run(
    `UPDATE copies SET isGoing = 1 WHERE name IN
       (SELECT 'requests/' || reference || '-' || revision FROM requests WHERE ${using})`,
    file,
  );
  database.run(`UPDATE requests SET revision = revision + 1 WHERE ${using}`, file);
}

export function countWaitingPhotos(database: RequestDatabase): number {
  return countRows(database, `files WHERE ${isWaiting}`);
}

const mostAtOnce = 200;
/** Times of deletion are set no further ahead. */
const longestGrace = 8 * 24 * 60 * 60 * 1000;

/** Deletes the files whose rows say so, here, and in the backup store with the next round of copying. */
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

/** A file is in the library for a moment before its transaction ends. Milliseconds. */
const newFor = 60_000;

/**
 * Where the library and its rows disagree. Files that no row names, as after the database was replaced, stay until a
 * person decides; files of which there is a row only may come back with a restore.
 */
export async function compareFiles(
  database: RequestDatabase,
): Promise<{ unknown: readonly string[]; missing: readonly string[] }> {
  const rows = database.all<{ name: string; state: string }>('SELECT name, state FROM files');
  const names = await readdir(path.join(database.folder, 'files'));
  const [known, there] = [new Set(rows.map(({ name }) => name)), new Set(names)];
  const unknown = names.filter((name) => !known.has(name));
  const infos = await Promise.all(unknown.map((name) => stat(filePath(database, name)).catch(() => null)));
  return {
    unknown: unknown.filter((_, at) => Math.abs(Date.now() - (infos[at]?.ctimeMs ?? Date.now())) > newFor),
    missing: rows
      .filter(({ name, state }) => state !== 'rejected' && !there.has(name))
      .map(({ name }) => name)
      .filter((name) => countRows(database, 'files WHERE name = ?', name) > 0),
  };
}

/** Deletes files that no row names, unless they became more than a person was told. @returns how many went. */
export async function removeUnknown(database: RequestDatabase, told: number): Promise<number> {
  const { unknown } = await compareFiles(database);
  if (unknown.length > told) return 0;
  for (const name of unknown) rmSync(filePath(database, name), { force: true });
  return unknown.length;
}
