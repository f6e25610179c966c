/** Integer columns named `…At` contain milliseconds since 1970. `kept-request.ts` describes the columns of `requests`. */
const tables = `
CREATE TABLE requests (
  id INTEGER PRIMARY KEY,
  -- Identifies the request in mails and URLs.
  reference TEXT NOT NULL UNIQUE,
  -- SHA-256 of the content, by which a repeated form is recognized.
  fingerprint TEXT NOT NULL,
  receivedAt INTEGER NOT NULL,

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
  note TEXT NOT NULL DEFAULT '',
  stage TEXT NOT NULL DEFAULT '',
  callAt TEXT,
  isUrgent INTEGER NOT NULL DEFAULT 0,

  -- Null until the mail server has accepted the request.
  mailedAt INTEGER,
  -- Refusals of this message by the mail server, and the earliest time of the next attempt.
  refusals INTEGER NOT NULL DEFAULT 0,
  nextAt INTEGER NOT NULL DEFAULT 0,
  lastError TEXT NOT NULL DEFAULT '',

  -- In lower case without accents; see searchable-text.ts.
  searchText TEXT NOT NULL,
  -- JSON; see kept-request.ts.
  content TEXT NOT NULL
) STRICT;
CREATE INDEX requests_by_state ON requests (state, receivedAt);

-- Photographs in the folder files/<reference>/: <number>.raw as it came, then <number>.jpg.
CREATE TABLE photos (
  reference TEXT NOT NULL REFERENCES requests (reference) ON DELETE CASCADE,
  number INTEGER NOT NULL,
  -- File name on the visitor's device.
  name TEXT NOT NULL,
  -- waiting: to be re-encoded. kept: re-encoded. unreadable: cannot be re-encoded and stays as it came.
  state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'kept', 'unreadable')),
  -- Why the photograph is unreadable or incomplete.
  reason TEXT,
  PRIMARY KEY (reference, number)
) STRICT;

-- Content that the owner prepares for the site: sets of fields, projects and files.
CREATE TABLE drafts (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  -- JSON; see site/.
  value TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;

-- Values that survive restarts, such as the day of the last morning mail.
CREATE TABLE facts (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  value TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
`;

/**
 * Migrations in order. The pragma `user_version` counts the steps that were applied to a file. Never change a released
 * step; add a new one.
 */
export const requestSteps: readonly string[] = [tables];
