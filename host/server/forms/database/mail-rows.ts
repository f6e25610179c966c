import { keptRequest, requestColumns, type KeptRequest, type RequestRow } from './kept-request';
import type { RequestDatabase } from './open-database';

/** Of a message that is not read for each look at the queue. Milliseconds of the clock. */
export type MailClock = {
  now: number;
  /** How long the claimed messages may take. */
  lease: number;
  /** No wait is longer: a time further away was written under another clock, and counts as come. */
  longestWait: number;
  /** How long a message waits for its photographs, from the arrival of the request. */
  photoWait: number;
};

/** What the owner has dealt with needs no mail. A correction is a version of its own, and new. */
const toMail = `mail_state = 'waiting' AND state = 'new'`;

const due = `
  SELECT id FROM requests
  WHERE ${toMail}
    AND (next_at <= :now OR next_at > :now + :longestWait)
    AND (lease_until <= :now OR lease_until > :now + :lease)
    AND (attempts > 0 OR NOT received_at BETWEEN :now - :photoWait AND :now OR NOT EXISTS
      (SELECT 1 FROM photos WHERE request_id = requests.id AND photos.state = 'waiting'))
  ORDER BY next_at, id LIMIT :most`;

/**
 * Takes the messages that are due, those that have been due for longest first: for the time of the lease they are
 * nobody else's. A message that is claimed again was being sent when its process ended. Counts an attempt.
 */
export function claimMail(database: RequestDatabase, clock: MailClock, most: number): readonly KeptRequest[] {
  const anyDue: { id: number }[] = database.read((sql) => sql(due).all({ ...clock, most: 1 }));
  // A desk that has nothing to do writes nothing.
  if (anyDue.length === 0) return [];
  return database.write((sql) => {
    const found: { id: number }[] = sql(due).all({ ...clock, most });
    return found.flatMap(({ id }) => {
      const row: RequestRow | undefined = sql(`
        UPDATE requests SET lease_until = ?, attempts = attempts + 1 WHERE id = ?
        RETURNING ${requestColumns.replaceAll('requests.', '')}`).get(clock.now + clock.lease, id);
      return row ? [keptRequest(sql, row)] : [];
    });
  });
}

/** The same messages, not claimed: for a disk on which nothing can be written. */
export function dueMail(database: RequestDatabase, clock: MailClock, most: number): readonly KeptRequest[] {
  return database.read((sql) => {
    const rows: RequestRow[] = sql(`SELECT ${requestColumns} FROM requests WHERE id IN (${due})`).all({
      ...clock,
      most,
    });
    return rows.map((row) => keptRequest(sql, row));
  });
}

/** @returns false when the claim is another's by now, or the request was erased. */
export function renewMail(database: RequestDatabase, { id, mail }: MailClaim, until: number): boolean {
  return database.write((sql) => {
    const { changes } = sql('UPDATE requests SET lease_until = ? WHERE id = ? AND lease_until = ?').run(
      ...[until, id, mail.leaseUntil],
    );
    return changes > 0;
  });
}

/** Who claimed a message: another process may have claimed it once the lease was over. */
export type MailClaim = Pick<KeptRequest, 'id'> & { mail: Pick<KeptRequest['mail'], 'leaseUntil'> };

/** @returns false when the claim is another's by now, or the request was erased. */
export function noteMailSent(database: RequestDatabase, { id, mail }: MailClaim, at: number): boolean {
  return database.write((sql) => {
    const { changes } = sql(`
      UPDATE requests SET mail_state = 'sent', sent_at = ?, lease_until = 0, last_error = ''
      WHERE id = ? AND lease_until = ?`).run(at, id, mail.leaseUntil);
    return changes > 0;
  });
}

/**
 * @param isRefusal whether the server will not have it, for good.
 * @param next when to try again; null leaves the message to the owner.
 * @returns false when the claim is another's by now, or the request was erased.
 */
export function noteMailFailed(
  database: RequestDatabase,
  { id, mail }: MailClaim,
  { error, isRefusal = false, next }: { error: string; isRefusal?: boolean; next: number | null },
): boolean {
  return database.write((sql) => {
    const { changes } = sql(`
      UPDATE requests SET mail_state = ?, next_at = coalesce(?, next_at), lease_until = 0, last_error = ?,
        refusals = refusals + ?
      WHERE id = ? AND lease_until = ?`).run(
      ...[next === null ? 'refused' : 'waiting', next, error.slice(0, longestError), isRefusal ? 1 : 0],
      ...[id, mail.leaseUntil],
    );
    return changes > 0;
  });
}

/** Characters. */
const longestError = 500;

/**
 * All messages, those that were refused too, are due now, as if they had never been tried.
 * @param key of the only one that is meant. @returns how many.
 */
export function retryMail(database: RequestDatabase, now: number, key?: string): number {
  return database.write((sql) => {
    const { changes } = sql(`
      UPDATE requests SET mail_state = 'waiting', next_at = ?, attempts = 0, refusals = 0
      WHERE mail_state IN ('waiting', 'refused') AND state = 'new' AND lease_until <= ? AND key = coalesce(?, key)`).run(
      ...[now, now, key ?? null],
    );
    return changes;
  });
}

/**
 * Leaves out what no mail is to tell of any more: never tried, and handled or received before this moment.
 * @returns how many messages were left out.
 */
export function leaveOldMail(database: RequestDatabase, before: number): number {
  return database.write((sql) => {
    const { changes } = sql(`
      UPDATE requests SET mail_state = 'none'
      WHERE mail_state = 'waiting' AND attempts = 0 AND (handled_at IS NOT NULL OR received_at < ?)`).run(
      ...[before],
    );
    return changes;
  });
}

/** What waits to be mailed. */
export type MailCounts = {
  waiting: number;
  /** Left to the owner. */
  refused: number;
  /** The request that waits longest, with its last failure; null when none does. */
  oldest: { key: string; receivedAt: number; lastError: string } | null;
};

export function countMail(database: RequestDatabase): MailCounts {
  return database.read((sql) => {
    const count = (state: string): number =>
      sql(`
        SELECT count(*) AS count FROM requests WHERE mail_state = ? AND state = 'new'`).get(...[state]).count;
    const oldest: MailCounts['oldest'] | undefined = sql(`
      SELECT key, received_at AS receivedAt, last_error AS lastError FROM requests
      WHERE mail_state = 'waiting' AND state = 'new' ORDER BY id LIMIT 1`).get();
    return { waiting: count('waiting'), refused: count('refused'), oldest: oldest ?? null };
  });
}

/** Messages that wait or were refused, the oldest first. */
export function listMail(
  database: RequestDatabase,
  state: 'waiting' | 'refused',
  most: number,
): readonly KeptRequest[] {
  return database.read((sql) => {
    const rows: RequestRow[] = sql(`
      SELECT ${requestColumns} FROM requests WHERE mail_state = ? AND state = 'new'
      ORDER BY id LIMIT ?`).all(state, most);
    return rows.map((row) => keptRequest(sql, row));
  });
}

/** Requests that were never mailed, because they were old news when mail was set up. */
export function countLeftOut(database: RequestDatabase): number {
  const { count }: { count: number } = database.read((sql) =>
    sql(`
      SELECT count(*) AS count FROM requests
      WHERE mail_state = 'none' AND state IN ('new', 'handled')`).get(),
  );
  return count;
}
