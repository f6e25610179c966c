import type { Database } from './index-database';

/** Counted up whenever the tables change, or what is written into them. */
export const schemaVersion = 1;

/** All moments are in milliseconds. */
export const schema = `
  -- One row for each file of a request. A damaged one has no date, no text and no contacts.
  CREATE TABLE files (
    id INTEGER PRIMARY KEY,
    folder TEXT NOT NULL,
    key TEXT NOT NULL,
    reference TEXT NOT NULL,
    received_at INTEGER,
    is_damaged INTEGER NOT NULL,
    text TEXT NOT NULL,
    digits TEXT NOT NULL,
    UNIQUE (folder, key)
  );
  CREATE INDEX files_of_request ON files (reference);
  CREATE INDEX files_damaged ON files (folder, key) WHERE is_damaged;
  CREATE INDEX files_quarantined ON files (received_at, key) WHERE folder = 'quarantine' AND NOT is_damaged;

  CREATE TABLE contacts (
    contact TEXT NOT NULL,
    file INTEGER NOT NULL,
    PRIMARY KEY (contact, file)
  ) WITHOUT ROWID;
  CREATE INDEX contacts_of_file ON contacts (file);

  CREATE TABLE handled (reference TEXT PRIMARY KEY, handled_at INTEGER NOT NULL) WITHOUT ROWID;

  -- One row for each reference: what its files say together.
  CREATE TABLE requests (
    reference TEXT PRIMARY KEY,
    state TEXT NOT NULL CHECK (state IN ('new', 'handled', 'hidden')),
    received_at INTEGER NOT NULL,
    handled_at INTEGER,
    is_corrected INTEGER NOT NULL,
    last_contact INTEGER
  ) WITHOUT ROWID;
  CREATE INDEX requests_by_state ON requests (state, received_at, reference);
  CREATE INDEX requests_listed ON requests (received_at, reference) WHERE state <> 'hidden';
  CREATE INDEX requests_by_age ON requests (last_contact);
`;

export type IndexStatements = ReturnType<typeof prepareStatements>;

/** Every statement that writes, and those that read one row or a page of them. */
export function prepareStatements(database: Database) {
  const prepare = (sql: string) => database.prepare(sql);
  return {
    database,
    file: prepare('SELECT id, is_damaged AS isDamaged FROM files WHERE folder = ? AND key = ?'),
    writeFile: prepare(`
      INSERT INTO files (folder, key, reference, received_at, is_damaged, text, digits)
      VALUES (?, ?, ?, ?, ?, ?, ?)`),
    removeFile: prepare('DELETE FROM files WHERE id = ?'),
    writeContact: prepare('INSERT INTO contacts (contact, file) VALUES (?, ?)'),
    removeContacts: prepare('DELETE FROM contacts WHERE file = ?'),
    handled: prepare('SELECT handled_at AS handledAt FROM handled WHERE reference = ?'),
    writeHandled: prepare('INSERT OR REPLACE INTO handled (reference, handled_at) VALUES (?, ?)'),
    removeHandled: prepare('DELETE FROM handled WHERE reference = ?'),
    summary: prepare(`
      SELECT count(*) AS files,
        count(received_at) AS dated,
        max(received_at) AS newest,
        sum(folder <> 'quarantine' AND NOT is_damaged) AS listed,
        max(CASE WHEN folder = 'accepted' THEN received_at END) AS acceptedAt,
        min(CASE WHEN folder = 'amended' THEN received_at END) AS firstAmendedAt,
        max(CASE WHEN folder = 'amended' THEN received_at END) AS lastAmendedAt
      FROM files WHERE reference = ?`),
    writeRequest: prepare(`
      INSERT OR REPLACE INTO requests (reference, state, received_at, handled_at, is_corrected, last_contact)
      VALUES (?, ?, ?, ?, ?, ?)`),
    removeRequest: prepare('DELETE FROM requests WHERE reference = ?'),
    request: prepare(`
      SELECT reference, handled_at AS handledAt, is_corrected AS isCorrected, received_at AS receivedAt
      FROM requests
      WHERE reference = ? AND state <> 'hidden'`),
    following: prepare(`
      SELECT reference, handled_at AS handledAt, is_corrected AS isCorrected, received_at AS receivedAt
      FROM requests WHERE state <> 'hidden' AND (received_at, reference) < (?, ?)
      ORDER BY received_at DESC, reference DESC LIMIT ?`),
    page: prepare(`
      SELECT reference, handled_at AS handledAt, is_corrected AS isCorrected, received_at AS receivedAt
      FROM requests
      WHERE state = ? ORDER BY received_at DESC, reference DESC LIMIT ? OFFSET ?`),
    pageOfAll: prepare(`
      SELECT reference, handled_at AS handledAt, is_corrected AS isCorrected, received_at AS receivedAt
      FROM requests
      WHERE state <> 'hidden' ORDER BY received_at DESC, reference DESC LIMIT ? OFFSET ?`),
    count: prepare('SELECT count(*) AS count FROM requests WHERE state = ?'),
    countAll: prepare(`SELECT count(*) AS count FROM requests WHERE state <> 'hidden'`),
    countEvery: prepare('SELECT count(*) AS count FROM requests'),
    anyFileOf: prepare('SELECT 1 FROM files WHERE reference = ? LIMIT 1'),
    everyFileOf: prepare('SELECT folder, key FROM files WHERE reference = ?'),
    filesOf: prepare(`
      SELECT folder, key FROM files WHERE reference = ? AND NOT is_damaged
      ORDER BY folder = 'quarantine', folder = 'amended', received_at, key LIMIT ?`),
    versionsOf: prepare(`
      SELECT folder, key FROM files WHERE reference = ? AND folder <> 'quarantine' AND NOT is_damaged
      ORDER BY folder = 'accepted' DESC, received_at DESC, key DESC LIMIT ?`),
    countVersions: prepare(`
      SELECT count(*) AS count FROM files
      WHERE reference = ? AND folder <> 'quarantine' AND NOT is_damaged`),
    quarantined: prepare(`
      SELECT key FROM files WHERE folder = 'quarantine' AND NOT is_damaged
      ORDER BY received_at DESC, key DESC LIMIT ?`),
    countQuarantined: prepare(
      `SELECT count(*) AS count FROM files WHERE folder = 'quarantine' AND NOT is_damaged`,
    ),
    damaged: prepare('SELECT folder, key FROM files WHERE is_damaged ORDER BY folder, key LIMIT ?'),
    countDamaged: prepare('SELECT count(*) AS count FROM files WHERE is_damaged'),
    ofContact: prepare(`
      SELECT DISTINCT reference FROM contacts JOIN files ON files.id = contacts.file
      WHERE contact = ? LIMIT ?`),
    outdated: prepare(
      'SELECT reference, last_contact AS lastContact FROM requests WHERE last_contact < ? LIMIT ?',
    ),
    countIn: prepare('SELECT count(*) AS count FROM files WHERE folder = ?'),
    keysIn: prepare('SELECT key FROM files WHERE folder = ? AND key > ? ORDER BY key LIMIT ?'),
    countHandled: prepare('SELECT count(*) AS count FROM handled'),
    keysHandled: prepare(
      'SELECT reference AS key FROM handled WHERE reference > ? ORDER BY reference LIMIT ?',
    ),
  };
}
