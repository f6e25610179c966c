import type { RequestDatabase, Sql } from './open-database';

const requestColumns = [
  ...[
    'key',
    'reference',
    'fingerprint',
    'received_at',
    'content',
    'likeness',
    'search_text',
    'search_digits',
  ],
  ...['quarantined_at', 'handled_at', 'deleted_at', 'remind_on', 'mail_state', 'attempts', 'refusals'],
  ...['next_at', 'last_error', 'sent_at', 'copied_at'],
].join(', ');
const photoColumns = 'file, sha256, name, sender, state, reason, copied_at';

/**
 * Puts everything of a backup into a database that is not there already; nothing is overwritten.
 * @param file of a sound backup. @returns how many versions of requests came.
 */
export function importSnapshot(database: RequestDatabase, file: string): number {
  database.read((sql) => sql('ATTACH DATABASE ? AS backup').run(file));
  try {
    return database.write((sql) => importAll(sql));
  } finally {
    database.read((sql) => sql('DETACH DATABASE backup').run());
  }
}

function importAll(sql: Sql): number {
  // Those that are there already keep their photographs as they are.
  sql('CREATE TEMP TABLE IF NOT EXISTS missing (key TEXT PRIMARY KEY)').run();
  sql('DELETE FROM missing').run();
  const { changes } = sql(
    'INSERT INTO missing SELECT key FROM backup.requests EXCEPT SELECT key FROM main.requests',
  ).run();
  sql(`
    INSERT INTO main.requests (${requestColumns}) SELECT ${requestColumns} FROM backup.requests
    WHERE key IN missing ORDER BY id`).run();
  for (const [table, columns] of [
    ['photos', photoColumns],
    ['contacts', 'contact'],
  ] as const)
    sql(`
      INSERT INTO main.${table} (request_id, ${columns})
      SELECT there.id, ${columns
        .split(', ')
        .map((column) => `part.${column}`)
        .join(', ')}
      FROM backup.${table} AS part JOIN backup.requests AS old ON old.id = part.request_id
      JOIN main.requests AS there ON there.key = old.key WHERE old.key IN missing`).run();
  sql('INSERT OR IGNORE INTO main.copies SELECT * FROM backup.copies').run();
  sql('INSERT OR IGNORE INTO main.facts SELECT * FROM backup.facts').run();
  sql('INSERT OR IGNORE INTO main.drafts SELECT * FROM backup.drafts').run();
  return changes;
}

/** A photograph that requests name. */
export type NamedPhoto = { file: string; sha256: string; state: 'waiting' | 'kept' };

export function namedPhotos(database: RequestDatabase): readonly NamedPhoto[] {
  return database.read((sql) =>
    sql(`SELECT file, sha256, state FROM photos WHERE state <> 'left-out' GROUP BY file ORDER BY file`).all(),
  );
}

/** A photograph came back as it was sent, or as it was written anew. */
export function notePhotoRestored(
  database: RequestDatabase,
  { file, state }: Pick<NamedPhoto, 'file' | 'state'>,
): void {
  database.write((sql) =>
    sql('UPDATE photos SET state = ?, lease_until = 0 WHERE file = ?').run(state, file),
  );
}
