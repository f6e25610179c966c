import { linkSync, rmSync } from 'node:fs';
import type { Connection } from './open-database';

/** Rows that are asked for where the damaged database cannot say how many it had. */
const mostRows = 100_000;

type Row = Readonly<Record<string, string | number | null>>;

/**
 * Copies what can still be read of a damaged database into a new one, row by row: a page that is lost takes the rows
 * with it that were on it, and no other. The new file gets its name when it is whole. Reports of failures are not
 * worth the time.
 * @param open makes an empty database.
 * @returns how many requests were saved.
 */
export function salvage(damaged: Connection, file: string, open: (file: string) => Connection): number {
  const draft = `${file}.${process.pid}.draft`;
  const fresh = open(draft);
  try {
    fresh.exec('BEGIN IMMEDIATE');
    for (const table of ['facts', 'drafts'])
      for (const row of reader(damaged, `SELECT * FROM ${table}`)?.() ?? []) insert(fresh, table, row);
    const contacts = reader(damaged, 'SELECT * FROM contacts WHERE request_id = ?');
    let saved = 0;
    for (const { id, row } of readable(damaged, 'requests')) {
      if (!insert(fresh, 'requests', row)) continue;
      saved += 1;
      for (const contact of contacts?.(id) ?? []) insert(fresh, 'contacts', contact);
    }
    // After the requests that they belong to.
    for (const { row } of readable(damaged, 'photos')) insert(fresh, 'photos', row);
    fresh.exec('COMMIT');
    fresh.close();
    linkSync(draft, file);
    return saved;
  } finally {
    if (fresh.isOpen) fresh.close();
    for (const ending of ['', '-journal']) rmSync(`${draft}${ending}`, { force: true });
  }
}

type Table = 'requests' | 'photos';

function* readable(damaged: Connection, table: Table): Generator<{ id: number; row: Row }> {
  const read = reader(damaged, `SELECT * FROM ${table} WHERE id = ?`);
  if (!read) return;
  for (const id of idsOf(damaged, table)) for (const row of read(id)) yield { id, row };
}

/** Without a counter nothing was ever in the table; where that cannot be read, a great many numbers are tried. */
function* idsOf(damaged: Connection, table: Table): Generator<number> {
  const counters = reader(damaged, 'SELECT name, seq FROM sqlite_sequence');
  const counter = counters?.().find(({ name }) => name === table);
  const last = counter ? Number(counter.seq) : counters ? 0 : mostRows;
  for (let id = 1; id <= last; id += 1) yield id;
}

/** Reads rows, or none where they are damaged. Null when the table itself cannot be found any more. */
type Reader = (...values: readonly number[]) => Row[];

function reader(damaged: Connection, query: string): Reader | null {
  try {
    const statement = damaged.prepare(query);
    return (...values) => {
      try {
        return statement.all(...values);
      } catch {
        return [];
      }
    };
  } catch {
    return null;
  }
}

function insert(fresh: Connection, table: string, { state, ...row }: Row): boolean {
  // The state of a request follows from its times; that of a photograph does not.
  const values = table === 'requests' || state === undefined ? row : { ...row, state };
  const names = Object.keys(values);
  const marks = names.map(() => '?').join(', ');
  try {
    const { changes } = fresh
      .prepare(`INSERT OR IGNORE INTO ${table} (${names.join(', ')}) VALUES (${marks})`)
      .run(...Object.values(values));
    return changes === 1;
  } catch {
    return false;
  }
}
