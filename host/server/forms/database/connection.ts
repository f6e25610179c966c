import { closeSync, existsSync, fsyncSync, openSync, statSync } from 'node:fs';
import path from 'node:path';
import Database from 'libsql';
import { errorMessage, sqliteCode } from '../../../delivery/error-code';

export type Connection = InstanceType<typeof Database>;
type Statement = Database.Statement<unknown[]>;

export type PreparedConnection = {
  connection: Connection;
  /** Size of the write-ahead log, in bytes, that triggers the next checkpoint. */
  checkpointAbove: number;
  prepared: (text: string) => Statement;
};

/**
 * Opens a database file and migrates its tables. A damaged file can be opened too, but queries on it may fail.
 * @param patience milliseconds to wait for another process's lock.
 * @throws Error when the file cannot be opened or was written by a newer version.
 */
export function connect(file: string, patience: number, steps: readonly string[]): PreparedConnection {
  makeFile(file);
  const connection = new Database(file, { timeout: patience });
  try {
    connection.exec('PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0');
    connection.exec('PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');
    migrate(connection, file, steps);
  } catch (error) {
    if (!isDamage(error)) {
      connection.close();
      throw error;
    }
  }
  const statements = new Map<string, Statement>();
  return {
    ...{ connection, checkpointAbove: largestLog },
    prepared(text) {
      const statement = statements.get(text) ?? connection.prepare<unknown[]>(text);
      statements.set(text, statement);
      return statement;
    },
  };
}

/** Bytes by which the write-ahead log may grow between checkpoints. */
const largestLog = 4 * 2 ** 20;

/**
 * Replaces SQLite's automatic checkpoint, which can lose another process's change
 * (https://sqlite.org/wal.html#walresetbug, fixed in 3.51.3). If a reader blocks the checkpoint, the next attempt waits
 * until the log has grown again.
 */
export function checkpointLargeLog(database: PreparedConnection, file: string): void {
  const logSize = () => statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0;
  if (logSize() <= database.checkpointAbove) return;
  tryToRun(database.connection, 'PRAGMA wal_checkpoint(TRUNCATE)');
  database.checkpointAbove = logSize() + largestLog;
}

/** Creates an empty file with mode 0600. SQLite copies the permissions to its `-wal` and `-shm` files. */
export function makeFile(file: string): void {
  if (existsSync(file)) return;
  closeSync(openSync(file, 'a', 0o600));
  syncFolder(path.dirname(file));
}

/**
 * Syncs a folder, so that new files in it survive a power cut. Blocks the event loop. Does nothing on Windows, which
 * cannot sync folders.
 */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

/** Runs the pending migrations. @throws Error when a newer version wrote the file; the file is not changed. */
function migrate(connection: Connection, file: string, steps: readonly string[]): void {
  const version = () => Number(connection.prepare('PRAGMA user_version').pluck().all()[0]);
  if (version() === steps.length) return;
  connection.exec('BEGIN IMMEDIATE');
  try {
    if (version() > steps.length)
      throw new Error(
        `${file} was written by a newer version of this service. Install that version again; the file was not changed.`,
      );
    // Another process may have migrated the file before we got the lock.
    for (const step of steps.slice(version())) connection.exec(step);
    connection.exec(`PRAGMA user_version = ${steps.length}; COMMIT`);
  } finally {
    if (connection.inTransaction) connection.exec('ROLLBACK');
  }
}

/** Checks the whole database. @returns a description of the damage, or null. */
export function damageIn(connection: Connection): string | null {
  try {
    const found = connection.prepare('PRAGMA integrity_check(5)').pluck().all().join('; ');
    return found === 'ok' ? null : found;
  } catch (error) {
    if (isDamage(error)) return errorMessage(error);
    throw error;
  }
}

/** Whether an error means that the file is damaged or not a database. */
export function isDamage(error: unknown): boolean {
  return /^SQLITE_(CORRUPT|NOTADB)/.test(sqliteCode(error));
}

export function tryToRun(connection: Connection, command: string): void {
  try {
    connection.exec(command);
  } catch {
    // A damaged database may refuse any command.
  }
}
