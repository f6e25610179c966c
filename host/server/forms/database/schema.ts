/** Columns `at`, `…At` and `…Until` hold milliseconds since 1970. */
const tables = `
-- One row is one request: what a visitor sent.
CREATE TABLE requests (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- Identifies the request to visitors, in mails and in URLs.
  reference TEXT NOT NULL UNIQUE,
  -- SHA-256 of the content: a repeated form has the same one.
  fingerprint TEXT NOT NULL,
  -- Reference of an earlier request with other content: this form was sent under the same reference.
  follows TEXT,
  receivedAt INTEGER NOT NULL,
  -- Hash of the words of a message; null for a message so short that two people may both write it.
  likeness TEXT,

  -- The state follows from the times, so that a restore from the trash brings it back.
  quarantinedAt INTEGER,
  handledAt INTEGER,
  deletedAt INTEGER,
  state TEXT NOT NULL GENERATED ALWAYS AS (
    CASE WHEN deletedAt IS NOT NULL THEN 'deleted'
         WHEN quarantinedAt IS NOT NULL THEN 'quarantined'
         WHEN handledAt IS NOT NULL THEN 'handled'
         ELSE 'new' END) VIRTUAL,
  -- A day in Paris, yyyy-mm-dd.
  remindOn TEXT,

  -- none: is not mailed. waiting: to be sent, or sent again. sent. refused: the queue has given up and the owner
  -- decides.
  mailState TEXT NOT NULL CHECK (mailState IN ('none', 'waiting', 'sent', 'refused')),
  -- JSON: recipients whose server has accepted the message.
  mailedTo TEXT NOT NULL DEFAULT '[]',
  -- Whether the mail links to its photographs, after a server refused its size.
  isMailShort INTEGER NOT NULL DEFAULT 0,
  attempts INTEGER NOT NULL DEFAULT 0,
  -- Attempts that ended with a permanent refusal.
  refusals INTEGER NOT NULL DEFAULT 0,
  nextAt INTEGER NOT NULL,
  -- End of the claim of the process that is sending the mail.
  leaseUntil INTEGER NOT NULL DEFAULT 0,
  lastError TEXT NOT NULL DEFAULT '',
  note TEXT NOT NULL DEFAULT '',
  -- A key of the texts of stages; empty at first.
  stage TEXT NOT NULL DEFAULT '',
  -- The callback time that the visitor asked for, in Paris: yyyy-mm-dd HH:MM.
  callAt TEXT,
  isUrgent INTEGER NOT NULL DEFAULT 0,
  -- Whether it was quarantined because too many requests arrived in an hour.
  isFlood INTEGER NOT NULL DEFAULT 0,

  -- The long columns come last: SQLite reads a row up to the last column that a query needs, and a long row spans many
  -- pages.
  -- In lower case without accents; see searchable-text.ts.
  searchText TEXT NOT NULL,
  -- JSON, see stored-request.ts.
  content TEXT NOT NULL
) STRICT;
CREATE INDEX requests_by_follows ON requests (follows) WHERE follows IS NOT NULL;
CREATE INDEX requests_by_state ON requests (state, receivedAt);
CREATE INDEX requests_by_arrival ON requests (quarantinedAt, receivedAt);
CREATE INDEX requests_by_likeness ON requests (likeness, receivedAt) WHERE likeness IS NOT NULL;
CREATE INDEX requests_by_deletion ON requests (deletedAt) WHERE deletedAt IS NOT NULL;
-- SQLite reads the row to evaluate \`state\` together with another condition, so these indexes hold the times instead.
CREATE INDEX requests_by_mail ON requests (mailState, deletedAt, quarantinedAt, handledAt, nextAt, receivedAt);
CREATE INDEX requests_by_call ON requests (callAt, deletedAt, quarantinedAt, handledAt, receivedAt, reference)
  WHERE callAt IS NOT NULL;
CREATE INDEX requests_by_flood ON requests (isFlood, deletedAt, receivedAt, quarantinedAt) WHERE isFlood = 1;

-- One row is one file in the folder files/: a photograph of a visitor or of the owner, or a PDF. A file is deleted when
-- its row says so, never because a row is missing.
CREATE TABLE files (
  -- SHA-256 of the content as it arrived, with .raw for an original photograph, .jpg once it is re-encoded, or .pdf.
  name TEXT PRIMARY KEY,
  -- waiting: to be re-encoded. rejected: cannot be re-encoded; the file is deleted, the row says why.
  state TEXT NOT NULL CHECK (state IN ('waiting', 'kept', 'rejected')),
  -- Why it was rejected, or why a kept one is incomplete.
  reason TEXT,
  -- Pseudonym of the visitor's address: the desk re-encodes photographs of different addresses in turn.
  clientKey TEXT NOT NULL DEFAULT '',
  -- Attempts to re-encode it, counted when they begin, and the earliest time of the next one.
  attempts INTEGER NOT NULL DEFAULT 0,
  nextAt INTEGER NOT NULL DEFAULT 0,
  at INTEGER NOT NULL,
  -- Deletion time; null while the file is kept.
  deleteAt INTEGER
) STRICT;
CREATE INDEX files_waiting ON files (attempts, clientKey) WHERE state = 'waiting' AND deleteAt IS NULL;
CREATE INDEX files_to_delete ON files (deleteAt) WHERE deleteAt IS NOT NULL;

-- Users of a file: \`request:\` and a reference, or \`draft:\` and a name.
CREATE TABLE uses (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  file TEXT NOT NULL,
  user TEXT NOT NULL,
  -- File name on the visitor's device.
  title TEXT NOT NULL DEFAULT '',
  UNIQUE (user, file)
) STRICT;
CREATE INDEX uses_by_file ON uses (file);

-- Encrypted objects in the backup store, as far as this machine knows: it cannot decrypt them.
CREATE TABLE copies (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  -- Beginning of the SHA-256 of the public key for which it is encrypted.
  recipient TEXT NOT NULL,
  at INTEGER NOT NULL,
  -- Whether to remove it from the store.
  isGoing INTEGER NOT NULL DEFAULT 0,
  UNIQUE (name, recipient)
) STRICT;
CREATE INDEX copies_going ON copies (name, recipient) WHERE isGoing;

-- Drafts of the owner that visitors do not see yet. Each is a set of fields, a work or a file.
CREATE TABLE drafts (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  -- JSON, see owner-site/.
  value TEXT NOT NULL,
  -- Incremented with every change, so that a tab notices that another one has changed the draft.
  version INTEGER NOT NULL,
  at INTEGER NOT NULL
) STRICT;

-- Files that belong in the backup store. Photographs of a quarantined request are not copied before its release.
CREATE VIEW wantedFiles (name, since) AS
  SELECT name, at FROM files
  WHERE state IN ('waiting', 'kept') AND deleteAt IS NULL AND EXISTS (
    SELECT 1 FROM uses LEFT JOIN requests ON reference = substr(user, length('request:') + 1)
    WHERE file = files.name AND quarantinedAt IS NULL);

-- Objects that belong in the backup store, except backups of the database, and since when they exist.
CREATE VIEW wanted (name, since) AS
  SELECT 'requests/' || reference, receivedAt FROM requests
  UNION ALL
  SELECT 'files/' || name, since FROM wantedFiles;

-- Browsers in which the owner has signed in.
CREATE TABLE sessions (
  id INTEGER PRIMARY KEY,
  -- SHA-256 of the cookie: a reader of this table cannot sign in with it.
  hash TEXT NOT NULL UNIQUE,
  -- SHA-256 of cookie and password: a new password ends the session.
  seal TEXT NOT NULL,
  -- User-Agent header.
  agent TEXT NOT NULL,
  begunAt INTEGER NOT NULL,
  usedAt INTEGER NOT NULL
) STRICT;

-- Values that the service keeps across restarts, such as the time of the last backup.
CREATE TABLE facts (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  value TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
`;

/**
 * Migrations, in their order. `user_version` counts the steps that were applied to a file. A released step never
 * changes: add another step. Every table has a column `id`, so that its rows can be rescued from a damaged file.
 */
export const requestSteps: readonly string[] = [tables];
