import { keptRequest, requestColumns, type KeptRequest, type RequestRow } from './kept-request';
import type { RequestDatabase } from './open-database';
import type { Excerpt } from './request-lists';

/** First versions that are to be dealt with and arrived before this moment (milliseconds), the newest first. */
export function listWaiting(database: RequestDatabase, before: number, most: number): Excerpt<KeptRequest> {
  return firstVersions(database, 'received_at <= ?', before, most);
}

/** First versions that are to be dealt with, and of which the owner wants to be reminded by this day (yyyy-mm-dd). */
export function listDue(database: RequestDatabase, day: string, most: number): Excerpt<KeptRequest> {
  return firstVersions(database, 'remind_on <= ?', day, most);
}

function firstVersions(
  database: RequestDatabase,
  condition: string,
  value: string | number,
  most: number,
): Excerpt<KeptRequest> {
  const ids = `SELECT min(id) AS id FROM requests WHERE state = 'new' AND ${condition} GROUP BY reference`;
  return database.read((sql) => {
    const { count }: { count: number } = sql(`SELECT count(*) AS count FROM (${ids})`).get(value);
    const rows: RequestRow[] = sql(`
      SELECT ${requestColumns} FROM requests WHERE id IN (${ids}) ORDER BY received_at DESC LIMIT ?`).all(
      ...[value, most],
    );
    return { count, first: rows.map((row) => keptRequest(sql, row)) };
  });
}
