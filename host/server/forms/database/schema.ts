/** Milliseconds since 1970 wherever a column ends in `At` or `Until`, and in `at`. */
const tables = `
-- One row is one request: what a visitor sent.
CREATE TABLE requests (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- Names it for visitors, in mails and in addresses of pages.
  reference TEXT NOT NULL UNIQUE,
  -- SHA-256 of what was sent: the same form sent again has the same.
  fingerprint TEXT NOT NULL,
  -- The reference that the form bore, where an earlier request with other content has it.
  follows TEXT,
  receivedAt INTEGER NOT NULL,
  -- JSON, see stored-request.ts.
  content TEXT NOT NULL,
  -- The same for messages of the same words; null for a message that two people may well both write.
  likeness TEXT,
  -- Without accents and capitals; see searchable-text.ts.
  searchText TEXT NOT NULL,

  -- The state follows from the times, so that what comes out of the trash is what it was before.
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

  -- none: not to be mailed. waiting: not tried, or to be tried again. sent. refused: left to the owner.
  mailState TEXT NOT NULL CHECK (mailState IN ('none', 'waiting', 'sent', 'refused')),
  -- JSON: the recipients whose server has taken the message.
  mailedTo TEXT NOT NULL DEFAULT '[]',
  -- Whether photographs are links in it, since a server refused its size.
  isMailShort INTEGER NOT NULL DEFAULT 0,
  attempts INTEGER NOT NULL DEFAULT 0,
  -- Those that ended with a permanent refusal.
  refusals INTEGER NOT NULL DEFAULT 0,
  nextAt INTEGER NOT NULL,
  -- The process that set it is sending the mail until then.
  leaseUntil INTEGER NOT NULL DEFAULT 0,
  lastError TEXT NOT NULL DEFAULT '',
  note TEXT NOT NULL DEFAULT '',
  -- A key of the texts of stages; empty at first.
  stage TEXT NOT NULL DEFAULT '',
  -- The call that the visitor wishes, in Paris: yyyy-mm-dd HH:MM.
  callAt TEXT,
  isUrgent INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX requests_by_fingerprint ON requests (fingerprint);
CREATE INDEX requests_by_state ON requests (state, receivedAt);
CREATE INDEX requests_by_likeness ON requests (likeness, receivedAt) WHERE likeness IS NOT NULL;
CREATE INDEX requests_by_mail ON requests (mailState, nextAt);
CREATE INDEX requests_by_call ON requests (callAt) WHERE callAt IS NOT NULL;

-- One row is one file in the folder files/: a photograph of a visitor or of the owner, or a PDF. A file is deleted when
-- its row says so, never because a row is missing.
CREATE TABLE files (
  -- SHA-256 of the content as it arrived, with .raw for a photograph as it was sent, .jpg once it is re-encoded, or .pdf.
  name TEXT PRIMARY KEY,
  -- waiting: to be re-encoded. rejected: cannot be; the file is deleted, the row says why.
  state TEXT NOT NULL CHECK (state IN ('waiting', 'kept', 'rejected')),
  -- Why it was rejected, or what a kept one lacks.
  reason TEXT,
  -- Pseudonym of the visitor's address, so that addresses take turns.
  sender TEXT NOT NULL DEFAULT '',
  -- Times that re-encoding was begun and not seen to end, and when it may begin again.
  attempts INTEGER NOT NULL DEFAULT 0,
  nextAt INTEGER NOT NULL DEFAULT 0,
  at INTEGER NOT NULL,
  -- When the file is to be deleted; null while it is to be kept.
  deleteAt INTEGER
) STRICT;
CREATE INDEX files_by_state ON files (state, attempts, sender);
CREATE INDEX files_to_delete ON files (deleteAt) WHERE deleteAt IS NOT NULL;

-- Who uses a file: \`request:\` and a reference, or \`draft:\` and a name.
CREATE TABLE uses (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  file TEXT NOT NULL,
  user TEXT NOT NULL,
  -- As the visitor's device called it.
  title TEXT NOT NULL DEFAULT '',
  UNIQUE (user, file)
) STRICT;
CREATE INDEX uses_by_file ON uses (file);

-- Which sealed objects lie in the backup store, as far as this machine knows: it cannot open them.
CREATE TABLE copies (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  -- For which key it is sealed: the beginning of the recipient's SHA-256.
  recipient TEXT NOT NULL,
  at INTEGER NOT NULL,
  -- Whether it is to be removed there.
  isGoing INTEGER NOT NULL DEFAULT 0,
  UNIQUE (name, recipient)
) STRICT;

-- What the owner prepares for his site and visitors do not see yet: a set of fields, a work or a photograph each.
CREATE TABLE drafts (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  -- JSON, see owner-site/.
  value TEXT NOT NULL,
  -- Counted up with every change, so that two tabs that change the same are told apart.
  version INTEGER NOT NULL,
  at INTEGER NOT NULL
) STRICT;

-- Which objects are to lie in the backup store, backups of the database aside, and since when. Photographs of a request
-- in quarantine are not copied before it is released.
CREATE VIEW wanted (name, since) AS
  SELECT 'requests/' || reference, receivedAt FROM requests
  UNION ALL
  SELECT 'files/' || files.name, files.at FROM files
  WHERE files.state IN ('waiting', 'kept') AND deleteAt IS NULL AND EXISTS (
    SELECT 1 FROM uses LEFT JOIN requests ON user = 'request:' || reference
    WHERE file = files.name AND quarantinedAt IS NULL);

-- Browsers in which the owner has signed in.
CREATE TABLE sessions (
  id INTEGER PRIMARY KEY,
  -- SHA-256 of what the browser holds: a reader of this table cannot sign in with it.
  hash TEXT NOT NULL UNIQUE,
  -- The same of it and the password: another password ends the session.
  seal TEXT NOT NULL,
  -- As the browser describes itself.
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
 * Migrations, in their order. `user_version` counts the steps that a file has had. A released step never changes: add
 * another step. Every table has a column `id`, so that its rows can be rescued from a damaged file.
 */
export const requestSteps: readonly string[] = [tables];
