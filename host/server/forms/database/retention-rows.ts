import type { RequestDatabase } from './open-database';

/** When somebody last had to do with a request: it came, was corrected, or was dealt with. Milliseconds. */
export type LastContact = { reference: string; lastContact: number };

/** Requests that are not in the trash, and whose last contact lies before this moment. */
export function outdatedRequests(database: RequestDatabase, before: number): readonly LastContact[] {
  return database.read((sql) =>
    sql(`
      SELECT reference, max(max(received_at, coalesce(handled_at, 0))) AS lastContact FROM requests
      WHERE state <> 'deleted' GROUP BY reference HAVING lastContact < ?`).all(before),
  );
}

/** How many requests are kept, those that are set apart too, and the trash not. */
export function countReferences(database: RequestDatabase): number {
  const { count }: { count: number } = database.read((sql) =>
    sql(`SELECT count(DISTINCT reference) AS count FROM requests WHERE state <> 'deleted'`).get(),
  );
  return count;
}
