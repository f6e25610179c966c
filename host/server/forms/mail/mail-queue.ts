import { errorMessage } from '../../../delivery/error-code';
import type { KeptRequest } from '../database/kept-request';
import { claimMail, countMail, dropOldMail } from '../database/mail-rows';
import { noteMailFailed, noteMailSent, retryMail } from '../database/mail-rows';
import { startPoll, type Poll } from '../poll';
import { isTooLarge, verdictOf } from './smtp-sender';
import type { ServiceParts } from '../database/open-database';

/** Settings of the mail server. */
export type MailSettings = {
  /** `smtp://user:password@host:587` or `smtps://user:password@host:465`. */
  url: string;
  /** Sender address, which the mail server must accept from this account. */
  from: string;
  to: string;
  retry?: RetrySettings;
};

/** Wait times in milliseconds. */
type RetrySettings = {
  /** Wait before the second attempt. Each further wait is about twice as long. */
  first: number;
  /** Longest wait, also used after each permanent refusal. */
  longest: number;
};

const usualRetry: RetrySettings = { first: 2_000, longest: 15 * 60_000 };

/** Recipients that the server accepted, and the error for a refused recipient. */
export type Delivery = { mailedTo: readonly string[]; refused: Error | null };

/** Sends one request. Resolves once the server has accepted it for at least one recipient. */
export type SendRequest = (kept: KeptRequest) => Promise<Delivery>;

/** Last error of the mail server. `since` is the time of the first error, in milliseconds since 1970. */
export type MailError = { text: string; since: number };

export type MailQueue = {
  /** Makes unsent messages of new requests due now, including refused ones. @returns the number of messages. */
  retryAll(): number;
  /** Returns the mail server's error, or null once a message was sent or none is waiting. */
  error(): MailError | null;
  /** Stops the queue after the current message. */
  stop(): Promise<void>;
};

type MailQueueOptions = ServiceParts & {
  send: SendRequest;
  /** Default: from 2 seconds to 15 minutes. */
  retry?: RetrySettings | undefined;
  /** Milliseconds between rounds. Default: one second. */
  pause?: number;
};

/**
 * Maximum permanent refusals (SMTP 5xx) before the queue gives up. Their cause may still be temporary, such as a full
 * mailbox, but each attempt uploads all photographs.
 */
export const mostRefusals = 3;

/** Milliseconds after which another process may send a claimed message. */
const lease = 30_000;
const photoWait = 60_000;
/** Maximum age in milliseconds of requests that are mailed once a mail server is configured. */
const longestNews = 2 * 24 * 60 * 60 * 1000;

/**
 * Mails requests one at a time and retries after errors. Sends no message without a claim in the database, so that a
 * full disk cannot cause repeats.
 */
export function startMailQueue(options: MailQueueOptions): MailQueue {
  const { database, send, retry = usualRetry, now, log, pause = 1_000 } = options;
  const moment = () => now().getTime();
  const startedAt = moment();
  let serverError: MailError | null = null;
  let failures = 0;
  // Monotonic time, which clock changes do not affect.
  let pausedUntil = 0;
  let isStopped = false;

  async function sendDue(): Promise<void> {
    while (!isStopped && performance.now() >= pausedUntil) {
      const clock = { now: moment(), startedAt, lease, longestWait: retry.longest, photoWait };
      const kept = claimMail(database, clock);
      if (kept) await deliver(kept);
      else {
        // Clears the error once no message is waiting, for example because the owner has handled the requests.
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
    // After the server refuses the size, the next attempt has no photographs.
    const isShortened = isTooLarge(error) && !kept.isMailShort && (kept.request.photos ?? []).length > 0;
    const isRefusal = verdict === 'refused' && !isShortened;
    const isLast = isRefusal && kept.refusals + 1 >= mostRefusals;
    const wait = isShortened ? 0 : isRefusal ? retry.longest : waitAfter(kept.attempts, retry);
    log(`${kept.reference} could not be mailed${isLast ? ' and waits for the owner' : ''}: ${reason}`);
    const next = isLast ? null : moment() + wait;
    const isMailShort = kept.isMailShort || isShortened;
    const { mailedTo } = kept;
    noteMailFailed(database, kept, { error: reason, isRefusal, next, mailedTo, isMailShort });
  }

  /** Pauses the queue, because every other message would fail in the same way. */
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

/** Returns the wait before a retry: exponential backoff up to `longest`, with jitter of up to half the wait. */
function waitAfter(failures: number, { first, longest }: RetrySettings): number {
  const whole = Math.min(longest, first * 2 ** Math.min(30, Math.max(0, failures - 1)));
  return Math.round(whole * (1 - Math.random() / 2));
}

const hour = 60 * 60 * 1000;

/** Cancels old messages while no mail server is configured, so that a server configured later does not send them. */
export function startWithoutMail({ database, now, log }: ServiceParts): Poll {
  const work = () => void dropOldMail(database, now().getTime() - longestNews);
  return startPoll({ work, failure: 'Old requests cannot be marked as not mailed', log, pause: hour });
}
