import Database from 'libsql';
import type { Connection } from './connection';

/** Queries of one table: damage is a few pages, around which a table is read in ever smaller parts. */
const mostQueries = 5_000;
const largestRow = 2 ** 24;

/**
 * Copies every row that can still be read from a damaged database into a new one.
 * @param damaged its file. @returns how many rows came.
 */
export function rescueRows(connection: Connection, damaged: string): number {
  const old = new Database(damaged);
  try {
    return connection.transaction(() =>
      tablesOf(connection).reduce((sum, table) => sum + rescueTable(old, connection, table), 0),
    )();
  } finally {
    old.close();
  }
}

const tablesOf = (connection: Connection): readonly string[] =>
  connection
    .prepare(`SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`)
    .pluck()
    .all() as string[];

/** Empty where the table cannot be read at all. */
function columnsOf(connection: Connection, table: string): readonly string[] {
  try {
    return connection.prepare('SELECT name FROM pragma_table_info(?)').pluck().all(table) as string[];
  } catch {
    return [];
  }
}

function rescueTable(old: Connection, connection: Connection, table: string): number {
  const known = columnsOf(old, table);
  const columns = columnsOf(connection, table).filter((column) => known.includes(column));
  if (columns.length === 0) return 0;
  const values = columns.map(() => '?').join();
  const insert = connection.prepare(`INSERT OR IGNORE INTO ${table} (${columns.join()}) VALUES (${values})`);
  const query = `SELECT ${columns.join()} FROM ${table} WHERE rowid BETWEEN ? AND ?`;
  let queries = 0;

  function readBetween(first: number, last: number): readonly unknown[][] {
    queries += 1;
    if (queries > mostQueries) return [];
    try {
      return old.prepare(query).raw().all(first, last) as unknown[][];
    } catch {
      if (first === last) return [];
      const middle = Math.floor((first + last) / 2);
      return [...readBetween(first, middle), ...readBetween(middle + 1, last)];
    }
  }
  return readBetween(0, largestRow).reduce((sum, row) => sum + insert.run(row).changes, 0);
}
