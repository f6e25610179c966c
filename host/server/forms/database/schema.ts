/** Milliseconds since 1970 wherever a column ends in `At` or `Until`, and in `at`. */
const tables = `
-- One row for each version of a request: what a visitor sent under one reference. A correction has the reference of
-- the first version and another fingerprint.
CREATE TABLE requests (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- Reference and beginning of the fingerprint: the same form sent again has the same key. Links, mails and
  -- addresses of pages name a version by it.
  key TEXT NOT NULL UNIQUE,
  reference TEXT NOT NULL,
  fingerprint TEXT NOT NULL,
  receivedAt INTEGER NOT NULL,
  -- JSON, see stored-request.ts.
  content TEXT NOT NULL,
  -- What is the same in messages that look alike; null for one that two people may well both write.
  likeness TEXT,
  -- Without accents and capitals; see searchable-text.ts.
  searchText TEXT NOT NULL,

  -- What became of it. The state follows from the times, so that whatever was taken back needs no other memory.
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
  -- Of the days that a desk has counted, the first one since the last contact, or since it went to the trash; null
  -- until a desk has looked.
  countedFrom INTEGER,

  -- none: not to be mailed. waiting: not tried, or to be tried again. sent. refused: left to the owner.
  mailState TEXT NOT NULL CHECK (mailState IN ('none', 'waiting', 'sent', 'refused')),
  attempts INTEGER NOT NULL DEFAULT 0,
  -- Those that ended with a refusal for good.
  refusals INTEGER NOT NULL DEFAULT 0,
  nextAt INTEGER NOT NULL,
  -- Whoever set it is sending the mail until then.
  leaseUntil INTEGER NOT NULL DEFAULT 0,
  lastError TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE INDEX requests_by_reference ON requests (reference, state, receivedAt, handledAt, remindOn, key);
CREATE INDEX requests_by_state ON requests (state, receivedAt);
CREATE INDEX requests_by_likeness ON requests (likeness, receivedAt) WHERE likeness IS NOT NULL;
CREATE INDEX requests_by_mail ON requests (mailState, nextAt);

-- Photographs of a request. The file lies in raw/ while it waits, then in photos/.
CREATE TABLE photos (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  requestKey TEXT NOT NULL REFERENCES requests (key) ON DELETE CASCADE,
  -- Reference, digest and .jpg: two versions of a request may share it.
  file TEXT NOT NULL,
  -- As the visitor's device called it.
  name TEXT NOT NULL,
  -- Who sent it, so that senders take turns; no address, see keep-request.ts.
  sender TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'kept', 'left-out')),
  -- Why it was left out.
  reason TEXT,
  -- How often its decoding was begun and not seen to its end.
  attempts INTEGER NOT NULL DEFAULT 0,
  UNIQUE (requestKey, file)
) STRICT;
CREATE INDEX photos_by_state ON photos (state, sender, id);
CREATE INDEX photos_by_file ON photos (file);

-- What failed in visitors' browsers.
CREATE TABLE reports (
  id INTEGER PRIMARY KEY,
  at INTEGER NOT NULL,
  -- JSON, see stored-failure.ts.
  report TEXT NOT NULL
) STRICT;
CREATE INDEX reports_by_time ON reports (at);

-- What lies sealed in the store for backups, as far as this machine knows: it cannot open it.
CREATE TABLE copies (
  -- Of the object; see copy-rows.ts.
  name TEXT PRIMARY KEY,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- What the owner prepares for his site and visitors do not see yet: a set of fields, a work or a photograph each.
CREATE TABLE drafts (
  name TEXT PRIMARY KEY,
  -- JSON, see owner-site/.
  value TEXT NOT NULL,
  -- Counted up with every change, so that two tabs that change the same are told apart.
  version INTEGER NOT NULL,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- What is to lie in that store, backups of the database aside, and since when: each request, and each file under its
-- own path. Of the owner's drafts, every file that is named anywhere in one.
CREATE VIEW wanted (name, since) AS
  SELECT 'requests/' || key, receivedAt FROM requests
  UNION ALL
  SELECT CASE photos.state WHEN 'kept' THEN 'photos/' ELSE 'raw/' END || file, receivedAt
  FROM photos JOIN requests ON key = requestKey WHERE photos.state <> 'left-out'
  UNION ALL
  SELECT 'site/files/' || part.atom, drafts.at FROM drafts, json_tree(drafts.value) AS part
  WHERE part.type = 'text' AND length(part.atom) = 68 AND substr(part.atom, 1, 64) NOT GLOB '*[^0-9a-f]*'
    AND substr(part.atom, 65) IN ('.jpg', '.pdf');

-- Where the owner is signed in.
CREATE TABLE sessions (
  -- SHA-256 of what his browser holds: whoever reads this table cannot sign in with it.
  hash TEXT PRIMARY KEY,
  usedAt INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- What the service remembers of itself: keys, what was said, when something was last done.
CREATE TABLE facts (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
`;

/**
 * What makes the tables, one step after the other. `user_version` of a file counts those that it has had. A step that was
 * released is never changed: what changes is one more step, and a test carries a request through all of them.
 */
export const requestSteps: readonly string[] = [tables];
