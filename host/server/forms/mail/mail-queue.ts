import { errorMessage } from '../../error-code';
import type { KeptRequest } from '../database/kept-request';
import { claimMail, countMail, dropOldMail } from '../database/mail-rows';
import { noteMailFailed, noteMailSent, retryMail } from '../database/mail-rows';
import { startPoll, type Poll } from '../poll';
import { isTooLarge, verdictOf } from './smtp-sender';
import type { ServiceParts } from '../database/open-database';

/** Settings of mail. */
export type MailSettings = {
  /** `smtp://user:password@host:587` or `smtps://user:password@host:465`. */
  url: string;
  /** Sender: an address that the mail server accepts from this account. */
  from: string;
  /** Recipient. */
  to: string;
  retry?: RetrySettings;
};

/** Milliseconds. */
type RetrySettings = {
  /** Wait before the second attempt; each further wait is about twice as long. */
  first: number;
  /** Longest wait, and the wait after a permanent refusal. */
  longest: number;
};

const usualRetry: RetrySettings = { first: 2_000, longest: 15 * 60_000 };

/** Recipients that the server accepted, and the error of a refused one. */
export type Delivery = { mailedTo: readonly string[]; refused: Error | null };

/** Sends one request; resolves once the server has accepted it for a recipient. */
export type SendRequest = (kept: KeptRequest) => Promise<Delivery>;

/** The last error of the mail server, and when the trouble began: milliseconds since 1970. */
export type MailError = { text: string; since: number };

export type MailQueue = {
  /** Retries all unsent requests now, refused ones included. @returns how many. */
  retryAll(): number;
  /** Returns the error of the mail server; null once a message was sent or none waits. */
  error(): MailError | null;
  /** Starts no other message; resolves when the current message is sent or has failed. */
  stop(): Promise<void>;
};

type MailQueueOptions = ServiceParts & {
  send: SendRequest;
  /** Default: 2 seconds to 15 minutes. */
  retry?: RetrySettings | undefined;
  /** Milliseconds between rounds. Default: a second. */
  pause?: number;
};

/**
 * Maximum attempts to send a message that the server refuses permanently (SMTP 5xx). The cause may still be temporary,
 * such as a full mailbox or a wrong filter rule; but each attempt uploads all photographs.
 */
export const mostRefusals = 3;

/** Duration of a claim in milliseconds: afterwards another process may send the message. */
const lease = 30_000;
const photoWait = 60_000;
/**
 * Maximum age, in milliseconds, of requests that are still mailed when mail is first configured; older ones appear in
 * the list and the daily mail.
 */
const longestNews = 2 * 24 * 60 * 60 * 1000;

/**
 * Mails every accepted request, one after the other, across restarts and outages. No message is sent without a claim in
 * the database, so that a full disk cannot cause repeats.
 */
export function startMailQueue(options: MailQueueOptions): MailQueue {
  const { database, send, retry = usualRetry, now, log, pause = 1_000 } = options;
  const moment = () => now().getTime();
  const startedAt = moment();
  let serverError: MailError | null = null;
  let failures = 0;
  // Monotonic time, which a change of the date does not affect.
  let pausedUntil = 0;
  let isStopped = false;

  async function sendDue(): Promise<void> {
    while (!isStopped && performance.now() >= pausedUntil) {
      const clock = { now: moment(), startedAt, lease, longestWait: retry.longest, photoWait };
      const kept = claimMail(database, clock);
      if (kept) await deliver(kept);
      else {
        // No message waits any more, for example because the owner has handled the requests.
        if (serverError && countMail(database, 'waiting') === 0) serverError = null;
        return;
      }
    }
  }

  async function deliver(kept: KeptRequest): Promise<void> {
    let delivery: Delivery;
    try {
      delivery = await send(kept);
    } catch (error) {
      return failed(kept, error);
    }
    serverError = null;
    failures = 0;
    const { mailedTo, refused } = delivery;
    if (refused) return failed({ ...kept, mailedTo: [...kept.mailedTo, ...mailedTo] }, refused);
    noteMailSent(database, kept);
  }

  function failed(kept: KeptRequest, error: unknown): void {
    const reason = errorMessage(error);
    const verdict = verdictOf(error);
    if (verdict === 'no-server') waitForServer(reason);
    // After a refusal of the size, the next attempt has no photographs.
    const isShortened = isTooLarge(error) && !kept.isMailShort && (kept.request.photos ?? []).length > 0;
    const isRefusal = verdict === 'refused' && !isShortened;
    const isLast = isRefusal && kept.refusals + 1 >= mostRefusals;
    const wait = isShortened ? 0 : isRefusal ? retry.longest : waitAfter(kept.attempts, retry);
    log(`${kept.reference} could not be mailed${isLast ? ', left to the owner' : ''}: ${reason}`);
    const next = isLast ? null : moment() + wait;
    const isMailShort = kept.isMailShort || isShortened;
    const { mailedTo } = kept;
    noteMailFailed(database, kept, { error: reason, isRefusal, next, mailedTo, isMailShort });
  }

  /** Pauses the queue: every other message would fail in the same way. */
  function waitForServer(reason: string): void {
    serverError = { text: reason, since: serverError?.since ?? moment() };
    failures += 1;
    pausedUntil = performance.now() + waitAfter(failures, retry);
  }

  const poll = startPoll({ work: sendDue, failure: 'Mail waits for the database', log, pause });
  return {
    retryAll() {
      const count = retryMail(database, moment());
      if (count > 0) pausedUntil = 0;
      return count;
    },
    error: () => serverError,
    async stop() {
      isStopped = true;
      await poll.stop();
    },
  };
}

/**
 * Returns the wait before the next attempt: it doubles up to a limit, less a random part of up to half, so that
 * attempts spread out.
 */
function waitAfter(failures: number, { first, longest }: RetrySettings): number {
  const whole = Math.min(longest, first * 2 ** Math.min(30, Math.max(0, failures - 1)));
  return Math.round(whole * (1 - Math.random() / 2));
}

const hour = 60 * 60 * 1000;

/**
 * While no mail server is configured, marks old requests as not to be mailed, so that a server that is configured later
 * does not send them.
 */
export function startWithoutMail({ database, now, log }: ServiceParts): Poll {
  const work = () => void dropOldMail(database, now().getTime() - longestNews);
  return startPoll({ work, failure: 'Old requests cannot be marked as not mailed', log, pause: hour });
}
