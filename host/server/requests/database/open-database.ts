import { closeSync, fsyncSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import Database from 'libsql';
import { errorMessage } from '../../../delivery/error-code';
import { requestSteps } from './schema';

/** Values to bind: one per `?`, or a single object for named parameters. */
export type Values = readonly (string | number | null | Readonly<Record<string, string | number | null>>)[];

/** The database of requests, with one connection. Every method throws while the database cannot be opened. */
export type RequestDatabase = {
  /** Contains the database and all files of requests. */
  folder: string;
  /** Returns the rows of a query. */
  all<Row>(query: string, ...values: Values): Row[];
  /** Returns the first row, or undefined. */
  get<Row>(query: string, ...values: Values): Row | undefined;
  /** Runs one change, which is on disk when this returns. @returns the number of changed rows. */
  run(command: string, ...values: Values): number;
  /**
   * Runs synchronous work in one transaction, which is on disk when this returns. A nested `write` joins the outer
   * transaction.
   */
  write<Result>(work: () => Result): Result;
  close(): void;
};

/** Dependencies of every part of the form service. */
export type ServiceParts = {
  database: RequestDatabase;
  now: () => Date;
  log: (message: string) => void;
};

type Connection = InstanceType<typeof Database>;

/** Name of the database in the folder of requests. */
export const databaseFile = 'requests.sqlite';

/** Folders beside the database: uploads in progress, and the photographs of each request. */
const folders = ['incoming', 'files'] as const;

/**
 * Opens the folder of requests and its database, and migrates the tables. If the database is damaged, was written by a
 * newer version or cannot be opened, the service still starts: forms are then refused with the telephone number.
 */
export function openRequestFolder(
  folder: string,
  log: (message: string) => void,
  steps: readonly string[] = requestSteps,
): RequestDatabase {
  try {
    for (const name of folders) mkdirSync(path.join(folder, name), { recursive: true, mode: 0o700 });
    const file = path.join(folder, databaseFile);
    // SQLite copies the permissions to its `-wal` and `-shm` files.
    closeSync(openSync(file, 'a', 0o600));
    syncFolder(folder);
    return openDatabase(folder, connect(file, steps));
  } catch (error) {
    log(`The database in ${folder} cannot be opened: ${errorMessage(error)}`);
    return closedDatabase(folder, errorMessage(error));
  }
}

/** Opens and checks a database file. @throws Error when the file is damaged or was written by a newer version. */
function connect(file: string, steps: readonly string[]): Connection {
  const connection = new Database(file);
  try {
    connection.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');
    // Another process holds the database for a moment when it ends a backup.
    connection.exec('PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000');
    // Moves each change into the file at once, because somebody may copy the file without its write-ahead log.
    connection.exec('PRAGMA wal_autocheckpoint = 1');
    const found = connection.prepare('PRAGMA quick_check(1)').pluck().all()[0];
    if (found !== 'ok') throw new Error(`The file is damaged: ${String(found)}`);
    migrate(connection, steps);
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}

/** Runs the pending migrations. @throws Error when a newer version wrote the file; the file is not changed. */
function migrate(connection: Connection, steps: readonly string[]): void {
  const version = Number(connection.prepare('PRAGMA user_version').pluck().all()[0]);
  if (version > steps.length) throw new Error('A newer version of this service wrote the file.');
  if (version === steps.length) return;
  connection.exec('BEGIN IMMEDIATE');
  try {
    for (const step of steps.slice(version)) connection.exec(step);
    connection.exec(`PRAGMA user_version = ${steps.length}; COMMIT`);
  } finally {
    if (connection.inTransaction) connection.exec('ROLLBACK');
  }
}

function openDatabase(folder: string, connection: Connection): RequestDatabase {
  const prepared = (text: string) => connection.prepare<unknown[]>(text);
  /** The driver does not know the type of the rows, so the caller must specify it. */
  const rowsOf = <Row>(query: string, values: Values) => prepared(query).all(...bound(values)) as Row[];

  return {
    folder,
    all: (query, ...values) => rowsOf(query, values),
    get: <Row>(query: string, ...values: Values) => rowsOf<Row>(query, values)[0],
    run: (command, ...values) => prepared(command).run(...bound(values)).changes,
    write(work) {
      if (connection.inTransaction) return work();
      connection.exec('BEGIN IMMEDIATE');
      try {
        const result = work();
        connection.exec('COMMIT');
        return result;
      } finally {
        if (connection.inTransaction) connection.exec('ROLLBACK');
      }
    },
    close() {
      try {
        // libsql leaves the write-ahead log, which has the newest rows if another process was reading.
        if (connection.open) connection.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      } finally {
        connection.close();
      }
    },
  };
}

function closedDatabase(folder: string, reason: string): RequestDatabase {
  const fail = (): never => {
    throw new Error(`The database is not open. ${reason}`);
  };
  return { folder, all: fail, get: fail, run: fail, write: fail, close: () => undefined };
}

/** Wraps values that start with null, because the driver would take the null for an object of named parameters. */
const bound = (values: Values): readonly unknown[] => (values[0] === null ? [values] : values);

/** Syncs a folder, so that new files in it survive a power cut. Windows cannot sync folders. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

/** Counts rows. @param rows the part of the query after FROM. */
export function countRows(database: RequestDatabase, rows: string, ...values: Values): number {
  return database.get<{ count: number }>(`SELECT count(*) AS count FROM ${rows}`, ...values)?.count ?? 0;
}

/** A value that survives restarts. `at` is in milliseconds since 1970. */
type Fact = { name: string; value: string; at: number };

/** Returns a fact, or null. */
export function readFact(database: RequestDatabase, name: string): Fact | null {
  return database.get('SELECT name, value, at FROM facts WHERE name = ?', name) ?? null;
}

/** Inserts or replaces a fact. */
export function writeFact(database: RequestDatabase, { name, value, at }: Fact): void {
  database.run('INSERT OR REPLACE INTO facts (name, value, at) VALUES (?, ?, ?)', name, value, at);
}
