import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { errorMessage, isErrorCode } from '../../error-code';

/** One connection to SQLite. */
export type Database = InstanceType<typeof DatabaseSync>;

/** A database that may be thrown away at any moment, because all of it can be read from the files again. */
export type IndexDatabase<Statements> = {
  /**
   * Runs the work. When the database is damaged, or its disk is full, an empty one takes its place,
   * `onEmpty` is told, and the work runs again.
   */
  ask<Result>(work: (statements: Statements) => Result): Result;
  /** Runs the work as one transaction. */
  change<Result>(work: (statements: Statements) => Result): Result;
  close(): void;
};

type DatabaseOptions<Statements> = {
  /** Made if it does not exist, or is of another version. */
  file: string;
  schema: string;
  /** Counted up whenever `schema` changes, or what is written under it. */
  version: number;
  prepare: (database: Database) => Statements;
  onEmpty: () => void;
  log: (message: string) => void;
};

/** Milliseconds to wait for another process that has the file open. */
const longestWait = 500;

export function openIndexDatabase<Statements>(
  options: DatabaseOptions<Statements>,
): IndexDatabase<Statements> {
  const { file, log, onEmpty, prepare } = options;
  let database: Database;
  let statements: Statements;
  let failures = 0;
  let isInMemory = false;
  let isClosed = false;
  start();

  /** Opens the database; in memory after a second failure, since the owner needs his page on a broken disk too. */
  function start(): void {
    try {
      if (failures > 1) throw new Error('The file failed twice.');
      database = (failures === 0 ? kept(options) : null) ?? fresh(options);
    } catch (error) {
      log(`The index of requests cannot be kept in ${file}, only in memory: ${errorMessage(error)}`);
      isInMemory = true;
      database = empty(':memory:', options);
    }
    statements = prepare(database);
  }

  function ask<Result>(work: (statements: Statements) => Result): Result {
    try {
      return work(statements);
    } catch (error) {
      if (isInMemory || isClosed || !isErrorCode(error, 'ERR_SQLITE_ERROR')) throw error;
      log(`The index of requests is made anew: ${errorMessage(error)}`);
      closeQuietly(database);
      failures += 1;
      start();
      onEmpty();
      return ask(work);
    }
  }

  return {
    ask,
    change: (work) =>
      ask((current) => {
        database.exec('BEGIN');
        try {
          const result = work(current);
          database.exec('COMMIT');
          return result;
        } catch (error) {
          if (database.isTransaction) database.exec('ROLLBACK');
          throw error;
        }
      }),
    close() {
      // The file alone then holds everything; what the library keeps open until its garbage is
      // collected does not matter.
      if (!isInMemory) ask(() => database.exec('PRAGMA wal_checkpoint(TRUNCATE)'));
      isClosed = true;
      closeQuietly(database);
    },
  };
}

type Place = Pick<DatabaseOptions<unknown>, 'file' | 'schema' | 'version' | 'log'>;

/** The database of the last run, or null when it is of no use. */
function kept({ file, version, log }: Place): Database | null {
  let database: Database | null = null;
  try {
    database = new DatabaseSync(file, { timeout: longestWait });
    configure(database);
    const row: { user_version: number } = database.prepare('PRAGMA user_version').get();
    if (row.user_version === version) return database;
  } catch (error) {
    log(`The index of requests is made anew: ${errorMessage(error)}`);
  }
  if (database) closeQuietly(database);
  return null;
}

function fresh(place: Place): Database {
  for (const ending of ['', '-wal', '-shm', '-journal']) rmSync(`${place.file}${ending}`, { force: true });
  mkdirSync(path.dirname(place.file), { recursive: true, mode: 0o700 });
  return empty(place.file, place);
}

function empty(file: string, { schema, version }: Place): Database {
  const database = new DatabaseSync(file, { timeout: longestWait });
  configure(database);
  database.exec(`BEGIN; ${schema}; PRAGMA user_version = ${version}; COMMIT`);
  return database;
}

/** A power cut may lose the last changes, which the next start reads from the files, but damages nothing. */
function configure(database: Database): void {
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA cache_size = -32000');
}

function closeQuietly(database: Database): void {
  try {
    database.close();
  } catch {
    // It is thrown away, whatever state it is in.
  }
}
