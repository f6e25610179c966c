import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { types } from 'node:util';
import { DatabaseSync } from '@photostructure/sqlite';
import { errorMessage } from '../../error-code';
import { schema, schemaVersion } from './schema';

/** One connection to SQLite. */
type Connection = InstanceType<typeof DatabaseSync>;
type Statement = ReturnType<Connection['prepare']>;

/**
 * All that is known about requests, in one file. Several processes may have it open; none keeps it locked for longer
 * than a change takes. Only SQLite may read the file: to copy it, use `VACUUM INTO` or SQLite's backup.
 */
export type RequestDatabase = {
  /** Where the database lies, and all files about requests. */
  folder: string;
  /** The rows that a query finds. @throws Error when the database cannot be read now. */
  all(query: string, ...values: Parameters<Statement['all']>): ReturnType<Statement['all']>;
  /** The first of them; undefined when there is none. */
  get(query: string, ...values: Parameters<Statement['get']>): ReturnType<Statement['get']>;
  /** One change, synced when this returns. @returns how many rows it changed. @throws as `write`. */
  run(command: string, ...values: Parameters<Statement['run']>): number;
  /**
   * Makes one transaction of all that the work does, which is synced when this returns. Within another `write` it is
   * part of that. The work must not wait for anything.
   * @throws Error when nothing was changed, as when the disk is full or somebody else holds the database.
   */
  write<Result>(work: () => Result): Result;
  /**
   * Reads all of the database, to find damage that nobody has met yet. A damaged database is set aside, and an empty
   * one begins.
   * @returns what is wrong, or null.
   */
  findDamage(): string | null;
  close(): void;
};

type DatabaseOptions = {
  /** Made when it does not exist. */
  folder: string;
  /** Milliseconds to wait for another process that is changing something; the whole process waits. Default: 5,000. */
  patience?: number;
  log: (message: string) => void;
};

/** The fact that a damaged database was set aside: its value is a sentence, its time says when. */
export const setAsideFact = 'database-set-aside';

/**
 * Opens the database with its first use, and again after trouble, so that this never throws. A damaged file keeps its
 * name and the new one has the next number: were a name used twice, a process that still has the old file open could
 * delete what belongs to the new one.
 */
export function requestDatabase({ folder, patience = 5_000, log }: DatabaseOptions): RequestDatabase {
  const place = path.join(folder, 'database');
  const fileOf = (number: number) => path.join(place, `requests-${number}.sqlite`);
  const isSetAside = ({ number }: OpenDatabase) => existsSync(fileOf(number + 1));
  let open: OpenDatabase | null = null;

  /** The newest database, which another process may have begun; within a transaction, the one that it is of. */
  function current(): OpenDatabase {
    if (open && (open.connection.isTransaction || !isSetAside(open))) return open;
    close();
    mkdirSync(place, { recursive: true, mode: 0o700 });
    const number = newestNumber(place);
    open = { number, ...connect(fileOf(number), patience) };
    return open;
  }

  function close(): void {
    try {
      // The file is whole without its log then. Prepared statements keep a closed connection alive for a while.
      if (open) tryToRun(open.connection, 'PRAGMA wal_checkpoint(TRUNCATE)');
      open?.connection.close();
    } catch (error) {
      log(`The database could not be closed: ${errorMessage(error)}`);
    }
    open = null;
  }

  /** @throws the error that the work threw. */
  function guarded<Result>(work: () => Result): Result {
    try {
      return work();
    } catch (error) {
      if (isDamage(error) && open && !open.connection.isTransaction) setAside(open, errorMessage(error));
      throw error;
    }
  }

  function setAside({ number, connection }: OpenDatabase, reason: string): void {
    const damaged = fileOf(number);
    try {
      // Nobody else writes meanwhile, as far as the damage allows.
      tryToRun(connection, 'BEGIN IMMEDIATE');
      if (existsSync(fileOf(number + 1))) return;
      makeFile(fileOf(number + 1));
    } catch (error) {
      return log(`${damaged} is damaged (${reason}), and no new one can be made: ${errorMessage(error)}`);
    } finally {
      if (connection.isOpen && connection.isTransaction) tryToRun(connection, 'ROLLBACK');
    }
    const told = `${damaged} is damaged (${reason}) and was set aside; an empty one begins.`;
    log(told);
    run('INSERT OR REPLACE INTO facts VALUES (?, ?, ?)', setAsideFact, told, Date.now());
  }

  function write<Result>(work: () => Result): Result {
    const database = current();
    const { connection } = database;
    if (connection.isTransaction) return work();
    return guarded(() => {
      connection.exec('BEGIN IMMEDIATE');
      try {
        // Only now is it sure that nobody sets this one aside before the change is in it.
        if (!isSetAside(database)) {
          const result = work();
          connection.exec('COMMIT');
          return result;
        }
      } finally {
        if (connection.isTransaction) connection.exec('ROLLBACK');
      }
      return write(work);
    });
  }

  const prepared = (text: string) => current().prepared(text);
  const run: RequestDatabase['run'] = (command, ...values) =>
    write(() => prepared(command).run(...values).changes);

  return {
    ...{ folder, write, run, close },
    all: (query, ...values) => guarded(() => prepared(query).all(...values)),
    get: (query, ...values) => guarded(() => prepared(query).get(...values)),
    findDamage() {
      const database = current();
      const found = damageIn(database.connection);
      if (found !== null) setAside(database, found);
      return found;
    },
  };
}

type OpenDatabase = {
  number: number;
  connection: Connection;
  /** A statement, prepared once. */
  prepared: (text: string) => Statement;
};

function newestNumber(place: string): number {
  const numbers = readdirSync(place).map((name) => Number(/^requests-(\d+)\.sqlite$/.exec(name)?.[1] ?? 0));
  return Math.max(1, ...numbers);
}

function connect(file: string, patience: number): Pick<OpenDatabase, 'connection' | 'prepared'> {
  makeFile(file);
  const connection = new DatabaseSync(file, { timeout: patience });
  try {
    connection.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');
    makeTables(connection, file);
  } catch (error) {
    // What cannot be read at all has damage too, and is dealt with where it is used.
    if (!isDamage(error)) {
      connection.close();
      throw error;
    }
  }
  const statements = new Map<string, Statement>();
  return {
    connection,
    prepared(text) {
      const statement = statements.get(text) ?? connection.prepare(text);
      statements.set(text, statement);
      return statement;
    },
  };
}

/** For its owner alone; SQLite gives its other files the same rights. */
function makeFile(file: string): void {
  if (existsSync(file)) return;
  closeSync(openSync(file, 'a', 0o600));
  if (process.platform === 'win32') return;
  const folder = openSync(path.dirname(file), 'r');
  fsyncSync(folder);
  closeSync(folder);
}

function makeTables(connection: Connection, file: string): void {
  const version = () => Number(connection.prepare('PRAGMA user_version').get()?.user_version);
  if (version() === schemaVersion) return;
  connection.exec('BEGIN IMMEDIATE');
  try {
    // Another process may have been faster.
    if (version() === 0) connection.exec(`${schema} PRAGMA user_version = ${schemaVersion}`);
    else if (version() !== schemaVersion)
      throw new Error(
        `${file} was made by another version of this service. Move it away to begin a new one.`,
      );
    connection.exec('COMMIT');
  } finally {
    if (connection.isTransaction) connection.exec('ROLLBACK');
  }
}

/** Reads a whole database. @returns what is wrong with it, or null. */
export function damageIn(connection: Connection): string | null {
  try {
    const rows: { integrity_check: string }[] = connection.prepare('PRAGMA integrity_check(5)').all();
    const found = rows.map((row) => row.integrity_check).join('; ');
    return found === 'ok' ? null : found;
  } catch (error) {
    if (isDamage(error)) return errorMessage(error);
    throw error;
  }
}

/** Whether the file is no sound database, whatever was asked of it. */
function isDamage(error: unknown): boolean {
  const damaged: readonly unknown[] = ['SQLITE_CORRUPT', 'SQLITE_NOTADB'];
  return types.isNativeError(error) && 'sqliteCodeName' in error && damaged.includes(error.sqliteCodeName);
}

/** Whether another process holds the database: the same may succeed a little later. */
export function isBusy(error: unknown): boolean {
  return types.isNativeError(error) && 'sqliteCodeName' in error && error.sqliteCodeName === 'SQLITE_BUSY';
}

function tryToRun(connection: Connection, command: string): void {
  try {
    connection.exec(command);
  } catch {
    // What is damaged may refuse anything.
  }
}
