import { errorMessage } from '../../error-code';
import { readFact, writeFact } from '../database/facts';
import type { KeptRequest } from '../database/kept-request';
import { claimMail, countMail, countNotMailed, dropOldMail, dueMail, listMail } from '../database/mail-rows';
import { noteMailFailed, noteMailSent, retryMail } from '../database/mail-rows';
import { isBusy } from '../database/connection';
import { startPoll } from '../poll';
import type { ServiceParts } from '../service-parts';
import { mostRefusals, waitAfter, type RetrySettings } from './mail-settings';
import { isTooLarge, verdictOf } from './smtp-sender';

/** What became of a message: who has it now, and the error of a recipient that the server refused. */
export type Delivery = { mailedTo: readonly string[]; refused: Error | null };

/** Hands one request to the mail server; resolves once the server has taken it for a recipient. */
export type SendRequest = (kept: KeptRequest) => Promise<Delivery>;

export type MailStatus = {
  /** Requests that have not left yet, those that were refused not counted. */
  waiting: number;
  /** Requests that the mail server refused for good, as often as they were tried: left to the owner. */
  refused: number;
  /** Requests that are not mailed: they were handled, or too old, when mail was set up. */
  notMailed: number;
  /** Since the arrival of the request that waits longest. */
  oldestSeconds: number | null;
  /** The last error of the mail server, and its age; null once a message has left or none waits. */
  trouble: string | null;
  troubleSeconds: number | null;
};

export type MailQueue = {
  /** Tries now whatever has not left, what was refused included. @returns how many requests that are. */
  retryAll(): number;
  status(): MailStatus;
  /** Begins no other message, and resolves when the one on its way is settled. */
  stop(): Promise<void>;
};

type MailQueueOptions = ServiceParts & {
  send: SendRequest;
  retry: RetrySettings;
  /** Milliseconds between two looks. Default: a second. */
  pause?: number;
};

/** Milliseconds. A message whose process dies is another's after the lease. */
const lease = 30_000;
const photoWait = 60_000;
/** What is older when mail is set up is no news: the list has it, and the daily mail names what is to be done. */
const longestNews = 2 * 24 * 60 * 60 * 1000;

/**
 * Brings every accepted request to the mail server, one after the other, across restarts and for as long as it takes.
 * If the disk is full, mail still leaves; the process remembers which messages it sent.
 */
export function startMailQueue(options: MailQueueOptions): MailQueue {
  const { database, send, retry, now, log, pause = 1_000 } = options;
  const moment = () => now().getTime();
  const startedAt = moment();
  /** Messages that have left, which could not be noted. */
  const unnoted = new Map<number, KeptRequest>();
  let trouble: { text: string; since: number } | null = null;
  let failures = 0;
  // By the monotonic clock, so that no change of the date touches it.
  let pausedUntil = 0;
  let isStopped = false;
  dropPast(options);

  async function sendDue(): Promise<void> {
    while (!isStopped && performance.now() >= pausedUntil) {
      noteWhatLeft();
      const kept = nextMessage();
      if (kept) await deliver(kept);
      else {
        // The owner has dealt with what waited for the server.
        if (trouble && countMail(database, 'waiting') === 0) trouble = null;
        return;
      }
    }
  }

  function nextMessage(): KeptRequest | null {
    const clock = { now: moment(), startedAt, lease, longestWait: retry.longest, photoWait };
    const hasLeft = ({ id }: KeptRequest) => unnoted.has(id);
    try {
      const kept = claimMail(database, clock);
      return kept && hasLeft(kept) ? null : kept;
    } catch (error) {
      // The process that locks the database may be sending these mails. On a full disk, mail leaves without a claim.
      if (isBusy(error)) return null;
      return dueMail(database, clock, unnoted.size + 1).find((kept) => !hasLeft(kept)) ?? null;
    }
  }

  async function deliver(kept: KeptRequest): Promise<void> {
    let delivery: Delivery;
    try {
      delivery = await send(kept);
    } catch (error) {
      return failed(kept, error);
    }
    trouble = null;
    failures = 0;
    const { mailedTo, refused } = delivery;
    if (refused) return failed({ ...kept, mailedTo: [...kept.mailedTo, ...mailedTo] }, refused);
    unnoted.set(kept.id, kept);
    const reason = noteWhatLeft();
    if (reason !== null) log(`${kept.reference} has left by mail, but that could not be noted: ${reason}`);
  }

  /** @returns why the last one could not be noted; null when all are. */
  function noteWhatLeft(): string | null {
    let reason: string | null = null;
    for (const [id, kept] of unnoted) {
      try {
        noteMailSent(database, kept);
        unnoted.delete(id);
      } catch (error) {
        reason = errorMessage(error);
      }
    }
    return reason;
  }

  function failed(kept: KeptRequest, error: unknown): void {
    const reason = errorMessage(error);
    const verdict = verdictOf(error);
    if (verdict === 'no-server') waitForServer(reason);
    // The next try is another one: without photographs.
    const isShortened = isTooLarge(error) && !kept.isMailShort && (kept.request.photos ?? []).length > 0;
    const isRefusal = verdict === 'refused' && !isShortened;
    const isLast = isRefusal && kept.refusals + 1 >= mostRefusals;
    const wait = isShortened ? 0 : isRefusal ? retry.longest : waitAfter(kept.attempts, retry);
    log(`${kept.reference} could not be mailed${isLast ? ', left to the owner' : ''}: ${reason}`);
    const next = isLast ? null : moment() + wait;
    const isMailShort = kept.isMailShort || isShortened;
    try {
      noteMailFailed(database, kept, {
        error: reason,
        isRefusal,
        next,
        mailedTo: kept.mailedTo,
        isMailShort,
      });
    } catch (problem) {
      log(`The state of ${kept.reference} could not be written: ${errorMessage(problem)}`);
      // As if it was written: not again before the wait is over.
      waitForServer(reason);
    }
  }

  /** Every other message would fare the same. */
  function waitForServer(reason: string): void {
    trouble = { text: reason, since: trouble?.since ?? performance.now() };
    failures += 1;
    pausedUntil = performance.now() + waitAfter(failures, retry);
  }

  const poll = startPoll({ work: sendDue, failure: 'The mail queue cannot be read', log, pause });
  return {
    retryAll() {
      const count = retryMail(database, moment());
      if (count > 0) pausedUntil = 0;
      return count;
    },
    status() {
      const [oldest] = listMail(database, 'waiting', 1);
      return {
        waiting: countMail(database, 'waiting'),
        refused: countMail(database, 'refused'),
        notMailed: countNotMailed(database),
        oldestSeconds: oldest ? Math.max(0, Math.round((moment() - oldest.receivedAt) / 1000)) : null,
        trouble: trouble?.text ?? null,
        troubleSeconds: trouble && Math.round((performance.now() - trouble.since) / 1000),
      };
    },
    async stop() {
      isStopped = true;
      await poll.stop();
    },
  };
}

const mailFact = 'mail';

/** Mail that was off until now must not send the history. */
function dropPast({ database, now, log }: MailQueueOptions): void {
  try {
    if (readFact(database, mailFact)?.value === 'on') return;
    const count = dropOldMail(database, now().getTime() - longestNews);
    if (count > 0) log(`Requests that are not mailed, because they are handled or old: ${count}.`);
    writeFact(database, { name: mailFact, value: 'on', at: now().getTime() });
  } catch (error) {
    log(`It could not be noted that mail is on: ${errorMessage(error)}`);
  }
}

/** For a desk without a mail server: what arrives from now on may be old when there is one. */
export function noteMailOff({ database, now, log }: ServiceParts): void {
  try {
    writeFact(database, { name: mailFact, value: 'off', at: now().getTime() });
  } catch (error) {
    log(`It could not be noted that mail is off: ${errorMessage(error)}`);
  }
}
