import Database from 'libsql';
import type { Connection } from './connection';

/** Largest rowid that is read. */
const largestId = 2 ** 24;
/** Maximum queries per table. A range of rowids that cannot be read is split in half and read again. */
const mostQueries = 5_000;

/** Copies all readable rows of a damaged database file into a new one. @returns the number of copied rows. */
export function rescueRows(connection: Connection, damaged: string): number {
  const old = new Database(damaged);
  const tables = `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`;
  try {
    return connection.transaction(() =>
      namesIn(connection, tables).reduce((sum, table) => sum + rescueTable(old, connection, table), 0),
    )();
  } finally {
    old.close();
  }
}

const namesIn = (connection: Connection, query: string) =>
  connection.prepare(query).pluck().all() as readonly string[];

function rescueTable(old: Connection, connection: Connection, table: string): number {
  const columns = namesIn(connection, `SELECT name FROM pragma_table_info('${table}')`);
  const values = columns.map(() => '?').join();
  const insert = connection.prepare(`INSERT OR IGNORE INTO ${table} VALUES (${values})`);
  let queries = 0;

  function readBetween(first: number, last: number): readonly unknown[][] {
    queries += 1;
    if (queries > mostQueries) return [];
    try {
      const query = `SELECT ${columns.join()} FROM ${table} WHERE rowid BETWEEN ? AND ?`;
      return old.prepare(query).raw().all(first, last) as unknown[][];
    } catch {
      if (first === last) return [];
      const middle = Math.floor((first + last) / 2);
      return [...readBetween(first, middle), ...readBetween(middle + 1, last)];
    }
  }

  return readBetween(0, largestId).reduce((sum, row) => sum + insert.run(row).changes, 0);
}
