import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { errorMessage, sqliteCode } from '../../../delivery/error-code';
import { removeSynced, writeSynced } from '../synced-files';
import {
  checkpointLargeLog,
  connect,
  damageIn,
  isDamage,
  makeFile,
  syncFolder,
  tryToRun,
  type Connection,
} from './connection';
import { rescueRows } from './rescue-rows';
import { requestSteps } from './schema';

/** Values to bind: one per `?`, or a single object for named parameters. */
export type Values = readonly (string | number | null | Readonly<Record<string, string | number | null>>)[];

/**
 * The database of requests. Several processes may open its file, because each locks it only while writing. Copy the
 * file only with `VACUUM INTO`, because new rows may still be in the write-ahead log.
 */
export type RequestDatabase = {
  /** Contains the database and all files of requests. */
  folder: string;
  /** Returns the rows of a query or PRAGMA. @throws Error when the database cannot be read. */
  all<Row>(query: string, ...values: Values): Row[];
  /** Returns the first row, or undefined. */
  get<Row>(query: string, ...values: Values): Row | undefined;
  /** Runs one change in a transaction. @returns the number of changed rows. */
  run(command: string, ...values: Values): number;
  /**
   * Runs synchronous work in one transaction, which is on disk when this returns. A nested `write` joins the outer
   * transaction.
   * @throws Error when the transaction fails, for example because the disk is full; then nothing is changed.
   */
  write<Result>(work: () => Result): Result;
  /**
   * Reads the whole database to find damage early. Replaces a damaged database with a new one that contains its
   * readable rows.
   * @returns a description of the damage, or null.
   */
  findDamage(): string | null;
  /** Lists database files that were damaged and replaced. */
  damagedFiles(): readonly string[];
  removeDamaged(): void;
  close(): void;
};

/** Dependencies of every part of the form service. */
export type ServiceParts = {
  database: RequestDatabase;
  now: () => Date;
  log: (message: string) => void;
};

type DatabaseOptions = {
  /** Created if it does not exist. */
  folder: string;
  /** Beginning of the file's name. Default: `requests`. */
  name?: 'requests' | 'failures';
  /** Milliseconds to wait for another process's lock. The wait blocks the event loop. Default: 5,000. */
  patience?: number | undefined;
  /** Migrations of the tables; see schema.ts. */
  steps?: readonly string[];
  log: (message: string) => void;
};

/**
 * Returns a database that is opened at its first use. A damaged file keeps its name, and its replacement gets the next
 * number. If both had the same name, a process that still has the old file open could delete the new write-ahead log.
 */
export function requestDatabase(options: DatabaseOptions): RequestDatabase {
  const { folder, name = 'requests', patience = 5_000, steps = requestSteps, log } = options;
  const databases = path.join(folder, 'database');
  const fileOf = (number: number) => path.join(databases, `${name}-${number}.sqlite`);
  const isReplaced = ({ number }: OpenDatabase) => existsSync(fileOf(number + 1));
  let open: OpenDatabase | null = null;

  /** Lists the numbers of the database files in ascending order. */
  const numbers = (): readonly number[] =>
    readdirSync(databases)
      .map((file) => Number(new RegExp(`^${name}-(\\d+)\\.sqlite$`).exec(file)?.[1] ?? 0))
      .filter((number) => number > 0)
      .sort((a, b) => a - b);

  /** Returns the newest database, which another process may have created. Does not switch during a transaction. */
  function current(): OpenDatabase {
    if (open && (open.connection.inTransaction || !isReplaced(open))) return open;
    close();
    if (!existsSync(databases)) {
      mkdirSync(databases, { recursive: true, mode: 0o700 });
      syncFolder(folder);
    }
    const number = numbers().at(-1) ?? 1;
    open = { number, ...connect(fileOf(number), patience, steps) };
    return open;
  }

  function close(): void {
    try {
      // Copies the write-ahead log into the file, so that the file is complete on its own.
      if (open) tryToRun(open.connection, 'PRAGMA wal_checkpoint(TRUNCATE)');
      open?.connection.close();
    } catch (error) {
      log(`The database could not be closed: ${errorMessage(error)}`);
    }
    open = null;
  }

  /** Runs the work. Replaces the database if the work fails because of damage, then rethrows the error. */
  function guarded<Result>(work: () => Result): Result {
    try {
      return work();
    } catch (error) {
      if (isDamage(error) && open && !open.connection.inTransaction) replace(open, errorMessage(error));
      throw error;
    }
  }

  function replace({ number, connection }: OpenDatabase, reason: string): void {
    const damaged = fileOf(number);
    try {
      if (!tryToLock(connection)) return;
      if (existsSync(fileOf(number + 1))) return;
      makeFile(fileOf(number + 1));
    } catch (error) {
      return log(`${damaged} is damaged (${reason}) and cannot be replaced: ${errorMessage(error)}`);
    } finally {
      if (connection.open && connection.inTransaction) tryToRun(connection, 'ROLLBACK');
    }
    const rescued = rescueRows(current().connection, damaged);
    log(`${damaged} is damaged (${reason}) and was replaced. Rows that could still be read: ${rescued}.`);
  }

  /**
   * Locks out other writers, unless the damaged database refuses the lock.
   * @returns false when another process holds the lock. A replacement would lack that process's request.
   */
  function tryToLock(connection: Connection): boolean {
    try {
      connection.exec('BEGIN IMMEDIATE');
    } catch (error) {
      return !sqliteCode(error).startsWith('SQLITE_BUSY');
    }
    return true;
  }

  function write<Result>(work: () => Result): Result {
    const database = current();
    const { connection } = database;
    if (connection.inTransaction) return work();
    return guarded(() => {
      connection.exec('BEGIN IMMEDIATE');
      try {
        // Until we commit, the lock prevents other processes from replacing the database.
        if (!isReplaced(database)) {
          const result = work();
          connection.exec('COMMIT');
          checkpointLargeLog(database, fileOf(database.number));
          return result;
        }
      } finally {
        if (connection.inTransaction) connection.exec('ROLLBACK');
      }
      return write(work);
    });
  }

  const prepared = (text: string) => current().prepared(text);
  /** Runs a statement. The driver does not know the type of the rows, so the caller must specify it. */
  function rowsOf<Row>(query: string, values: Values): Row[] {
    const statement = prepared(query);
    if (statement.reader) return statement.all(...bound(values)) as Row[];
    statement.run(...bound(values));
    return [];
  }
  const damagedFiles = () =>
    existsSync(databases)
      ? numbers()
          .slice(0, -1)
          .map((number) => fileOf(number))
      : [];

  return {
    ...{ folder, write, close, damagedFiles },
    run: (command, ...values) => write(() => prepared(command).run(...bound(values)).changes),
    all: (query, ...values) => guarded(() => rowsOf(query, values)),
    get: <Row>(query: string, ...values: Values) => guarded(() => rowsOf<Row>(query, values)[0]),
    findDamage() {
      const database = current();
      const found = damageIn(database.connection);
      if (found !== null) replace(database, found);
      return found;
    },
    removeDamaged() {
      for (const file of damagedFiles())
        for (const ending of ['', '-wal', '-shm']) rmSync(`${file}${ending}`, { force: true });
    },
  };
}

/**
 * Folders beside the database: `incoming` contains files that are being written, `files` contains photographs and PDFs,
 * and `raft` contains requests that could not be written to the database.
 */
const folders = ['incoming', 'files', 'raft'] as const;

/**
 * Creates missing folders and checks that files can be written. The receiver can start while another process locks the
 * database, because the database is opened only at its first use.
 * @throws Error with the folder's path when nothing can be stored there.
 */
export async function openRequestFolder(
  folder: string,
  log: (message: string) => void,
  patience?: number,
): Promise<RequestDatabase> {
  try {
    for (const name of folders) await mkdir(path.join(folder, name), { recursive: true, mode: 0o700 });
    syncFolder(folder);
    syncFolder(path.dirname(path.resolve(folder)));
    const probe = path.join(folder, 'incoming', `probe-${process.pid}`);
    await writeSynced(probe, '', path.dirname(probe));
    await removeSynced(probe);
  } catch (error) {
    throw new Error(`Requests cannot be stored in ${folder}: ${errorMessage(error)}`, { cause: error });
  }
  return requestDatabase({ folder, log, patience });
}

/** Wraps values that start with null, because the driver would take the null for an object of named parameters. */
const bound = (values: Values): readonly unknown[] => (values[0] === null ? [values] : values);

type OpenDatabase = ReturnType<typeof connect> & { number: number };

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
