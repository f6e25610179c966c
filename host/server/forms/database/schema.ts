/**
 * Integer columns named `at`, `…At` or `…Until` contain milliseconds since 1970. The type `KeptRequest` describes
 * further columns of `requests`.
 */
const tables = `
CREATE TABLE requests (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- Identifies the request in mails and URLs.
  reference TEXT NOT NULL UNIQUE,
  -- SHA-256 of the content, by which a repeated form is recognized.
  fingerprint TEXT NOT NULL,
  -- The reference under which the form was sent, if an earlier request already had it.
  follows TEXT,
  receivedAt INTEGER NOT NULL,
  -- Hash of the words in the message; null for a short message, which two people may both write.
  likeness TEXT,

  -- The state is derived from these times, so that restoring a request from the trash also restores its state.
  quarantinedAt INTEGER,
  handledAt INTEGER,
  deletedAt INTEGER,
  state TEXT NOT NULL GENERATED ALWAYS AS (
    CASE WHEN deletedAt IS NOT NULL THEN 'deleted'
         WHEN quarantinedAt IS NOT NULL THEN 'quarantined'
         WHEN handledAt IS NOT NULL THEN 'handled'
         ELSE 'new' END) VIRTUAL,
  remindOn TEXT,

  mailState TEXT NOT NULL CHECK (mailState IN ('none', 'waiting', 'sent', 'refused')),
  -- JSON array.
  mailedTo TEXT NOT NULL DEFAULT '[]',
  isMailShort INTEGER NOT NULL DEFAULT 0,
  attempts INTEGER NOT NULL DEFAULT 0,
  refusals INTEGER NOT NULL DEFAULT 0,
  nextAt INTEGER NOT NULL,
  leaseUntil INTEGER NOT NULL DEFAULT 0,
  lastError TEXT NOT NULL DEFAULT '',
  note TEXT NOT NULL DEFAULT '',
  stage TEXT NOT NULL DEFAULT '',
  callAt TEXT,
  isUrgent INTEGER NOT NULL DEFAULT 0,
  -- Whether the request was quarantined because too many arrived within an hour.
  isFlood INTEGER NOT NULL DEFAULT 0,

  -- The long columns come last because SQLite reads a row only up to the last column that a query needs.
  -- In lower case without accents; see searchable-text.ts.
  searchText TEXT NOT NULL,
  -- JSON; see stored-request.ts.
  content TEXT NOT NULL
) STRICT;
CREATE INDEX requests_by_follows ON requests (follows) WHERE follows IS NOT NULL;
CREATE INDEX requests_by_state ON requests (state, receivedAt);
CREATE INDEX requests_by_arrival ON requests (quarantinedAt, receivedAt);
CREATE INDEX requests_by_likeness ON requests (likeness, receivedAt) WHERE likeness IS NOT NULL;
CREATE INDEX requests_by_deletion ON requests (deletedAt) WHERE deletedAt IS NOT NULL;
-- A condition on \`state\` would make SQLite read each row, so these indexes contain the times instead.
CREATE INDEX requests_by_mail ON requests (mailState, deletedAt, quarantinedAt, handledAt, nextAt, receivedAt);
CREATE INDEX requests_by_call ON requests (callAt, deletedAt, quarantinedAt, handledAt, receivedAt, reference)
  WHERE callAt IS NOT NULL;
CREATE INDEX requests_by_flood ON requests (isFlood, deletedAt, receivedAt, quarantinedAt) WHERE isFlood = 1;

-- Photographs and PDFs in the folder files/. A file without a row is deleted only after the owner confirms it.
CREATE TABLE files (
  -- SHA-256 of the uploaded content, then .raw (original photograph), .jpg (re-encoded photograph) or .pdf.
  name TEXT PRIMARY KEY,
  -- waiting: to be re-encoded. rejected: cannot be re-encoded, so only the row is kept.
  state TEXT NOT NULL CHECK (state IN ('waiting', 'kept', 'rejected')),
  -- Why the photograph was rejected or is incomplete.
  reason TEXT,
  -- Pseudonym of the visitor's IP address. The desk re-encodes photographs from different addresses in turn.
  clientKey TEXT NOT NULL DEFAULT '',
  -- Re-encoding attempts, counted when they begin.
  attempts INTEGER NOT NULL DEFAULT 0,
  -- Earliest time of the next attempt.
  nextAt INTEGER NOT NULL DEFAULT 0,
  at INTEGER NOT NULL,
  -- Deletion time; null while the file is kept.
  deleteAt INTEGER
) STRICT;
CREATE INDEX files_waiting ON files (attempts, clientKey) WHERE state = 'waiting' AND deleteAt IS NULL;
CREATE INDEX files_to_delete ON files (deleteAt) WHERE deleteAt IS NOT NULL;

-- Which request or draft uses which file. A user is named \`request:<reference>\` or \`draft:<name>\`.
CREATE TABLE uses (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  file TEXT NOT NULL,
  user TEXT NOT NULL,
  -- File name on the visitor's device.
  title TEXT NOT NULL DEFAULT '',
  UNIQUE (user, file)
) STRICT;
CREATE INDEX uses_by_file ON uses (file);

-- Known objects in the backup store; see copy-rows.ts.
CREATE TABLE copies (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  -- Start of the SHA-256 of the public key that encrypts the object.
  recipient TEXT NOT NULL,
  at INTEGER NOT NULL,
  -- Whether the object must be removed from the store.
  isGoing INTEGER NOT NULL DEFAULT 0,
  UNIQUE (name, recipient)
) STRICT;
CREATE INDEX copies_going ON copies (name, recipient) WHERE isGoing;

-- Content that the owner prepares for the site: sets of fields, projects and files.
CREATE TABLE drafts (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  -- JSON; see owner-site/.
  value TEXT NOT NULL,
  -- Incremented with each change, so that a browser tab notices changes from another tab.
  version INTEGER NOT NULL,
  at INTEGER NOT NULL
) STRICT;

-- Files that belong in the backup store. Photographs of a quarantined request are copied only after its release.
CREATE VIEW wantedFiles (name, since) AS
  SELECT name, at FROM files
  WHERE state IN ('waiting', 'kept') AND deleteAt IS NULL AND EXISTS (
    SELECT 1 FROM uses LEFT JOIN requests ON reference = substr(user, length('request:') + 1)
    WHERE file = files.name AND quarantinedAt IS NULL);

-- Objects that belong in the backup store, except database backups.
CREATE VIEW wanted (name, since) AS
  SELECT 'requests/' || reference, receivedAt FROM requests
  UNION ALL
  SELECT 'files/' || name, since FROM wantedFiles;

-- Browsers in which the owner has signed in.
CREATE TABLE sessions (
  id INTEGER PRIMARY KEY,
  -- SHA-256 of the cookie, so that nobody can sign in with a stolen database.
  hash TEXT NOT NULL UNIQUE,
  -- HMAC of the hash with a key derived from the password, so that a new password ends the session.
  seal TEXT NOT NULL,
  -- User-Agent header.
  agent TEXT NOT NULL,
  begunAt INTEGER NOT NULL,
  usedAt INTEGER NOT NULL
) STRICT;

-- Values that survive restarts, such as the address of the backup store.
CREATE TABLE facts (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  value TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
`;

/**
 * Migrations in order. The pragma `user_version` counts the steps that were applied to a file. Never change a released
 * step; add a new one. Tables must have a rowid, because rescue-rows.ts reads damaged tables by rowid.
 */
export const requestSteps: readonly string[] = [tables];
