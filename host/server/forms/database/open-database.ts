import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { errorMessage } from '../../error-code';
import {
  checkpointLargeLog,
  connect,
  damageIn,
  isDamage,
  makeFile,
  syncFolder,
  tryToRun,
} from './connection';
import { rescueRows } from './rescue-rows';
import { requestSteps } from './schema';

/** What a statement is given: one for each question mark, or one object for all names. */
type Values = readonly (string | number | null | Readonly<Record<string, string | number | null>>)[];

/**
 * All that is known about requests, in one file. Several processes may have it open; none keeps it locked for longer
 * than a change takes. Only SQLite may read the file: to copy it, use `VACUUM INTO` or SQLite's backup.
 */
export type RequestDatabase = {
  /** Where the database lies, and all files about requests. */
  folder: string;
  /**
   * The rows that a query finds; of a command for the whole database, such as a PRAGMA, what it answers.
   * @throws Error when the database cannot be read now.
   */
  all<Row>(query: string, ...values: Values): Row[];
  /** The first of them; undefined when there is none. */
  get<Row>(query: string, ...values: Values): Row | undefined;
  /** One change, synced when this returns. @returns how many rows it changed. @throws as `write`. */
  run(command: string, ...values: Values): number;
  /**
   * Makes one transaction of all that the work does, which is synced when this returns. Within another `write` it is
   * part of that. The work must not wait for anything.
   * @throws Error when nothing was changed, as when the disk is full or another process holds the database.
   */
  write<Result>(work: () => Result): Result;
  /**
   * Reads all of the database, to find damage that nobody has met yet. A damaged database is replaced by a new one, with
   * the rows that can still be read.
   * @returns what is wrong, or null.
   */
  findDamage(): string | null;
  /** Damaged files that were replaced, and still lie there. */
  damagedFiles(): readonly string[];
  /** Deletes them. */
  removeDamaged(): void;
  close(): void;
};

type DatabaseOptions = {
  /** Made when it does not exist. */
  folder: string;
  /** Of the file. Default: that of requests. */
  name?: 'requests' | 'failures';
  /** Milliseconds to wait for another process that is changing something; the whole process waits. Default: 5,000. */
  patience?: number;
  /** Of the tables; see schema.ts. */
  steps?: readonly string[];
  log: (message: string) => void;
};

/**
 * Opens the database with its first use, and again after trouble, so that this never throws. A damaged file keeps its
 * name and the new one has the next number: were a name used twice, a process that still has the old file open could
 * delete what belongs to the new one.
 */
export function requestDatabase(options: DatabaseOptions): RequestDatabase {
  const { folder, name = 'requests', patience = 5_000, steps = requestSteps, log } = options;
  const databases = path.join(folder, 'database');
  const fileOf = (number: number) => path.join(databases, `${name}-${number}.sqlite`);
  const isReplaced = ({ number }: OpenDatabase) => existsSync(fileOf(number + 1));
  let open: OpenDatabase | null = null;

  /** Numbers of the files, the newest last. */
  const numbers = (): readonly number[] =>
    readdirSync(databases)
      .map((file) => Number(new RegExp(`^${name}-(\\d+)\\.sqlite$`).exec(file)?.[1] ?? 0))
      .filter((number) => number > 0)
      .sort((a, b) => a - b);

  /** The newest database, which another process may have begun; within a transaction, the one that it is of. */
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
      // The file is whole without its log then.
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
      if (isDamage(error) && open && !open.connection.inTransaction) replace(open, errorMessage(error));
      throw error;
    }
  }

  function replace({ number, connection }: OpenDatabase, reason: string): void {
    const damaged = fileOf(number);
    try {
      // Nobody else writes meanwhile, as far as the damage allows.
      tryToRun(connection, 'BEGIN IMMEDIATE');
      if (isReplaced({ number, connection, prepared })) return;
      makeFile(fileOf(number + 1));
    } catch (error) {
      return log(`${damaged} is damaged (${reason}), and no new one can be made: ${errorMessage(error)}`);
    } finally {
      if (connection.open && connection.inTransaction) tryToRun(connection, 'ROLLBACK');
    }
    const rescued = rescueRows(current().connection, damaged);
    log(`${damaged} is damaged (${reason}) and was replaced. Rows that could still be read: ${rescued}.`);
  }

  function write<Result>(work: () => Result): Result {
    const database = current();
    const { connection } = database;
    if (connection.inTransaction) return work();
    return guarded(() => {
      connection.exec('BEGIN IMMEDIATE');
      try {
        // Only now is it sure that no process replaces this one before the change is in it.
        if (!isReplaced(database)) {
          const result = work();
          connection.exec('COMMIT');
          checkpointLargeLog(connection, fileOf(database.number));
          return result;
        }
      } finally {
        if (connection.inTransaction) connection.exec('ROLLBACK');
      }
      return write(work);
    });
  }

  const prepared = (text: string) => current().prepared(text);
  /** The driver cannot know the columns of a query. */
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

/** Wraps a lone null, which the driver would read as an object of names. */
const bound = (values: Values): readonly unknown[] => (values[0] === null ? [values] : values);

type OpenDatabase = ReturnType<typeof connect> & { number: number };
