import { isNew, selectRequests, type KeptRequest } from './kept-request';
import { countRows, type RequestDatabase } from './open-database';

/** Times that decide which messages are due, in milliseconds. */
type MailClock = {
  now: number;
  /** Start time of this desk. Photographs are not re-encoded while no desk runs. */
  startedAt: number;
  /** Duration of a claim. */
  lease: number;
  /** Longest wait before a retry. A `nextAt` further ahead was written with a wrong clock and counts as due. */
  longestWait: number;
  /** Longest wait for photographs, counted from the request's arrival or from `startedAt`, whichever is later. */
  photoWait: number;
};

/** SQL for the message that has been due longest. A handled request needs no mail. */
const due = `
  WHERE mailState = 'waiting' AND ${isNew}
    AND (nextAt <= :now OR nextAt > :now + :longestWait)
    AND (leaseUntil <= :now OR leaseUntil > :now + :lease)
    AND (attempts > 0 OR abs(:now - max(receivedAt, :startedAt)) >= :photoWait OR NOT EXISTS
      (SELECT 1 FROM uses JOIN files ON name = file
       WHERE user = 'request:' || requests.reference AND files.state = 'waiting'))
  ORDER BY nextAt, receivedAt, id LIMIT 1`;

/** Claims the next due message and counts an attempt. No other process sends the message until the lease ends. */
export function claimMail(database: RequestDatabase, clock: MailClock): KeptRequest | null {
  const next = () => selectRequests(database, due, clock)[0];
  // Checks without the write lock first, because usually nothing is due.
  if (!next()) return null;
  return database.write(() => {
    const kept = next();
    if (!kept) return null;
    const claimed = { leaseUntil: clock.now + clock.lease, attempts: kept.attempts + 1 };
    database.run(
      'UPDATE requests SET leaseUntil = ?, attempts = ? WHERE id = ?',
      ...[claimed.leaseUntil, claimed.attempts, kept.id],
    );
    return { ...kept, ...claimed };
  });
}

/** Records that a message was sent, even if another process has claimed it since. */
export function noteMailSent(database: RequestDatabase, { id }: KeptRequest): void {
  database.run(
    `UPDATE requests SET mailState = 'sent', leaseUntil = 0, lastError = ''
     WHERE id = ? AND mailState <> 'sent'`,
    id,
  );
}

/** Maximum characters in a stored error. */
const longestError = 500;

type MailFailure = {
  error: string;
  /** Whether the server refused the message permanently. Default: false. */
  isRefusal?: boolean;
  /** Time of the next attempt; null if the queue gives up. */
  next: number | null;
  mailedTo: readonly string[];
  /** Whether the next attempt links to the photographs instead of attaching them. */
  isMailShort: boolean;
};

/** Records that a message did not reach all recipients. Does nothing if another process has claimed it since. */
export function noteMailFailed(
  database: RequestDatabase,
  { id, leaseUntil }: KeptRequest,
  { error, isRefusal = false, next, mailedTo, isMailShort }: MailFailure,
): void {
  database.run(
    `UPDATE requests SET mailState = ?, nextAt = coalesce(?, nextAt), leaseUntil = 0, lastError = ?,
       refusals = refusals + ?, mailedTo = ?, isMailShort = ?
     WHERE id = ? AND leaseUntil = ?`,
    ...[next === null ? 'refused' : 'waiting', next, error.slice(0, longestError), isRefusal ? 1 : 0],
    ...[JSON.stringify(mailedTo), isMailShort ? 1 : 0, id, leaseUntil],
  );
}

/** Makes unclaimed, unsent messages due now, including refused ones. @returns the number of messages. */
export function retryMail(database: RequestDatabase, now: number): number {
  return database.run(
    `UPDATE requests SET mailState = 'waiting', nextAt = ?, attempts = 0, refusals = 0
     WHERE mailState IN ('waiting', 'refused') AND ${isNew} AND leaseUntil <= ?`,
    ...[now, now],
  );
}

/** Cancels messages that were never attempted and whose request was received before this time. */
export function dropOldMail(database: RequestDatabase, before: number): number {
  return database.run(
    `UPDATE requests SET mailState = 'none' WHERE mailState = 'waiting' AND attempts = 0 AND receivedAt < ?`,
    before,
  );
}

const inState = `WHERE mailState = ? AND ${isNew}`;

/** Counts the messages of new requests in this mail state. */
export function countMail(database: RequestDatabase, state: 'waiting' | 'refused'): number {
  return countRows(database, `requests ${inState}`, state);
}

/** Returns the arrival time of the oldest request with a waiting message, or null. */
export function oldestMail(database: RequestDatabase): number | null {
  const oldest = `SELECT receivedAt FROM requests ${inState} ORDER BY id LIMIT 1`;
  return database.get<{ receivedAt: number }>(oldest, 'waiting')?.receivedAt ?? null;
}
