import { countRows, selectRequests, type KeptRequest } from './kept-request';
import type { RequestDatabase } from './open-database';

/** By what it is decided which messages are due. Milliseconds of the clock. */
export type MailClock = {
  now: number;
  /** When this desk began: older photographs are only now being re-encoded. */
  startedAt: number;
  /** How long a claimed message may take. */
  lease: number;
  /** No wait is longer: a time further away was written under another clock, and counts as due. */
  longestWait: number;
  /** How long a message waits for its photographs, from the arrival of the request or the start of the desk. */
  photoWait: number;
};

/** What the owner has dealt with needs no mail. */
const due = `
  WHERE mailState = 'waiting' AND state = 'new'
    AND (nextAt <= :now OR nextAt > :now + :longestWait)
    AND (leaseUntil <= :now OR leaseUntil > :now + :lease)
    AND (attempts > 0 OR abs(:now - max(receivedAt, :startedAt)) >= :photoWait OR NOT EXISTS
      (SELECT 1 FROM uses JOIN files ON name = file
       WHERE user = 'request:' || requests.reference AND files.state = 'waiting'))
  ORDER BY nextAt, id LIMIT :most`;

/** Messages that are due, those that have been due for longest first. */
export function dueMail(database: RequestDatabase, clock: MailClock, most: number): readonly KeptRequest[] {
  return selectRequests(database, due, { ...clock, most });
}

/**
 * Takes the message that has been due for longest: until its lease ends no other process takes it. One that is claimed
 * again was being sent when its process ended. Counts an attempt.
 */
export function claimMail(database: RequestDatabase, clock: MailClock): KeptRequest | null {
  // A desk that has nothing to do writes nothing.
  if (dueMail(database, clock, 1).length === 0) return null;
  return database.write(() => {
    const [kept] = dueMail(database, clock, 1);
    if (!kept) return null;
    const claimed = { leaseUntil: clock.now + clock.lease, attempts: kept.attempts + 1 };
    database.run(
      'UPDATE requests SET leaseUntil = ?, attempts = ? WHERE id = ?',
      ...[claimed.leaseUntil, claimed.attempts, kept.id],
    );
    return { ...kept, ...claimed };
  });
}

/** Whoever has claimed it meanwhile: it has left. Nothing happens when the request was erased. */
export function noteMailSent(database: RequestDatabase, { id }: KeptRequest): void {
  database.run(
    `UPDATE requests SET mailState = 'sent', leaseUntil = 0, lastError = ''
     WHERE id = ? AND mailState <> 'sent'`,
    id,
  );
}

/** Characters. */
const longestError = 500;

type MailFailure = {
  error: string;
  /** Whether the server will not have it, for good. Default: false. */
  isRefusal?: boolean;
  /** When to try again; null leaves the message to the owner. */
  next: number | null;
  /** Recipients that have it now. */
  mailedTo: readonly string[];
  /** Whether the next try is without photographs. */
  isMailShort: boolean;
};

/** A message did not leave, or not to all. Nothing happens when another process has claimed it by now. */
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

/** All messages, those that were refused too, are due now, as if they had never been tried. @returns how many. */
export function retryMail(database: RequestDatabase, now: number): number {
  return database.run(
    `UPDATE requests SET mailState = 'waiting', nextAt = ?, attempts = 0, refusals = 0
     WHERE mailState IN ('waiting', 'refused') AND state = 'new' AND leaseUntil <= ?`,
    ...[now, now],
  );
}

/**
 * Does not mail what is old news: never tried, and handled or received before this time.
 * @returns how many messages those are.
 */
export function dropOldMail(database: RequestDatabase, before: number): number {
  return database.run(
    `UPDATE requests SET mailState = 'none'
     WHERE mailState = 'waiting' AND attempts = 0 AND (handledAt IS NOT NULL OR receivedAt < ?)`,
    before,
  );
}

const inState = `WHERE mailState = ? AND state = 'new'`;

/** How many messages wait, or were refused and are left to the owner. */
export function countMail(database: RequestDatabase, state: 'waiting' | 'refused'): number {
  return countRows(database, `requests ${inState}`, state);
}

/** The same messages, the oldest first. */
export function listMail(
  database: RequestDatabase,
  state: 'waiting' | 'refused',
  most: number,
): readonly KeptRequest[] {
  return selectRequests(database, `${inState} ORDER BY id LIMIT ?`, state, most);
}

/** Requests that were never mailed, because they were old news when mail was set up. */
export function countNotMailed(database: RequestDatabase): number {
  return countRows(database, `requests WHERE mailState = 'none' AND state IN ('new', 'handled')`);
}
