import { keyOf, type RequestToKeep } from '../stored-request';
import { countRows } from './kept-request';
import type { RequestDatabase } from './open-database';
import { searchableText } from './searchable-text';

/** `isNew` is false when the very same form lies there already, in whatever state. */
export type Arrival = { key: string; isNew: boolean };

/** Keeps a request with its photographs: on disk, synced, when this returns. @throws Error when nothing was kept. */
export function acceptRequest(database: RequestDatabase, kept: RequestToKeep): Arrival {
  const { request, isSetApart, likeness, photos } = kept;
  const { reference, fingerprint } = request;
  const key = keyOf(request);
  const receivedAt = Date.parse(request.receivedAt);

  return database.write(() => {
    const isNew = database.run(
      `INSERT INTO requests (key, reference, fingerprint, receivedAt, content, likeness, searchText, quarantinedAt,
         mailState, nextAt)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (key) DO NOTHING`,
      ...[
        key,
        reference,
        fingerprint,
        receivedAt,
        JSON.stringify(request),
        likeness,
        searchableText(request),
      ],
      ...[isSetApart ? receivedAt : null, isSetApart ? 'none' : 'waiting', receivedAt],
    );
    if (!isNew) return { key, isNew: false };
    for (const { file, name, sender } of photos)
      database.run(
        'INSERT OR IGNORE INTO photos (requestKey, file, name, sender) VALUES (?, ?, ?, ?)',
        ...[key, file, name, sender],
      );
    // A second version may share a photograph that has been dealt with.
    database.run(
      `UPDATE photos SET state = other.state, reason = other.reason FROM photos AS other
       WHERE photos.requestKey = ? AND other.file = photos.file AND other.state <> 'waiting'`,
      key,
    );
    return { key, isNew: true };
  });
}

/** Whether the very same form lies there already, in whatever state. */
export function hasRequest(database: RequestDatabase, key: string): boolean {
  return database.get('SELECT 1 FROM requests WHERE key = ?', key) !== undefined;
}

/** How many requests with a message that looks like this one came since then, and under other references. */
export function countAlike(
  database: RequestDatabase,
  { likeness, since, reference }: { likeness: string; since: number; reference: string },
): number {
  const alike = 'SELECT 1 FROM requests WHERE likeness = ? AND receivedAt >= ? AND reference <> ? LIMIT 100';
  return countRows(database, `(${alike})`, likeness, since, reference);
}

/** Likenesses of the latest requests, the oldest first. */
export function latestLikenesses(database: RequestDatabase, most: number): readonly string[] {
  const rows: { likeness: string }[] = database.all(
    `SELECT likeness FROM requests WHERE likeness IS NOT NULL GROUP BY likeness ORDER BY max(id) DESC LIMIT ?`,
    most,
  );
  return rows.map(({ likeness }) => likeness).reverse();
}
