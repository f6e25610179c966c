import { keyOf, type RequestToKeep } from '../stored-request';
import type { RequestContent } from './kept-request';
import type { RequestDatabase } from './open-database';
import { searchableText } from './searchable-text';

/** `isNew` is false when the very same form lies there already, in whatever state. */
export type Arrival = { key: string; isNew: boolean };

/** Keeps a request with its photographs: on disk, synced, when this returns. @throws Error when nothing was kept. */
export function acceptRequest(database: RequestDatabase, kept: RequestToKeep): Arrival {
  const { request, isSetApart, likeness, photos } = kept;
  const key = keyOf(request);
  const receivedAt = Date.parse(request.receivedAt);
  const { text, digits, contacts } = searchableText(request);

  return database.write((sql) => {
    const row: { id: number } | undefined = sql(`
      INSERT INTO requests (key, reference, fingerprint, received_at, content, likeness, search_text, search_digits,
        quarantined_at, mail_state, next_at)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (key) DO NOTHING RETURNING id`).get(
      ...[key, request.reference, request.fingerprint, receivedAt, contentOf(request), likeness],
      ...[text, digits],
      ...(isSetApart ? [receivedAt, 'none', receivedAt] : [null, 'waiting', receivedAt]),
    );
    if (!row) return { key, isNew: false };

    for (const contact of contacts)
      sql('INSERT INTO contacts (contact, request_id) VALUES (?, ?)').run(contact, row.id);
    for (const { file, sha256, name, sender } of photos)
      sql('INSERT OR IGNORE INTO photos (request_id, file, sha256, name, sender) VALUES (?, ?, ?, ?, ?)').run(
        ...[row.id, file, sha256, name, sender],
      );
    // A second version may share a photograph that has been dealt with.
    sql(`
      UPDATE photos SET (state, reason) =
        (SELECT state, reason FROM photos AS other
         WHERE other.file = photos.file AND other.state <> 'waiting' LIMIT 1)
      WHERE request_id = ? AND EXISTS
        (SELECT 1 FROM photos AS other WHERE other.file = photos.file AND other.state <> 'waiting')`).run(
      row.id,
    );
    return { key, isNew: true };
  });
}

/** Whether the very same form lies there already, in whatever state. */
export function hasRequest(database: RequestDatabase, key: string): boolean {
  return database.read((sql) => sql('SELECT 1 FROM requests WHERE key = ?').get(key)) !== undefined;
}

/** How many requests with a message that looks like this one came since then, and under other references. */
export function countAlike(
  database: RequestDatabase,
  { likeness, since, reference }: { likeness: string; since: number; reference: string },
): number {
  const row: { count: number } = database.read((sql) =>
    sql(`
      SELECT count(*) AS count FROM
        (SELECT 1 FROM requests WHERE likeness = ? AND received_at >= ? AND reference <> ? LIMIT 100)`).get(
      ...[likeness, since, reference],
    ),
  );
  return row.count;
}

/** Likenesses of the latest requests, the oldest first. */
export function latestLikenesses(database: RequestDatabase, most: number): readonly string[] {
  const rows: { likeness: string }[] = database.read((sql) =>
    sql(`
      SELECT likeness FROM requests WHERE likeness IS NOT NULL
      GROUP BY likeness ORDER BY max(id) DESC LIMIT ?`).all(most),
  );
  return rows.map(({ likeness }) => likeness).reverse();
}

function contentOf({ address, subject, replyTo, copies, fields, ...rest }: RequestToKeep['request']): string {
  const { leftOut = [], suspicion, reasons } = rest;
  return JSON.stringify({
    ...{ address, subject, replyTo, copies: [...copies], fields: [...fields], leftOut: [...leftOut] },
    ...(suspicion && { suspicion }),
    ...(reasons && { reasons: [...reasons] }),
  } satisfies RequestContent);
}
