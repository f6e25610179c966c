import { errorMessage } from '../../error-code';
import type { KeptRequest } from '../database/kept-request';
import { claimMail, countLeftOut, countMail, dueMail, type MailClock } from '../database/mail-rows';
import { leaveOldMail, noteMailFailed, noteMailSent, renewMail, retryMail } from '../database/mail-rows';
import { readFact, writeFact } from '../database/facts';
import { isBusy, type RequestDatabase } from '../database/open-database';
import { startPoll } from '../poll';
import { referenceOf } from '../stored-request';
import { verdictOf } from './smtp-sender';
import { mostRefusals, waitAfter, type RetrySettings } from './mail-settings';
import { serverPatience } from './server-patience';

/** Hands one request to the mail server; resolves once the server has taken it. */
export type SendRequest = (kept: KeptRequest) => Promise<void>;

export type MailStatus = {
  /** Requests that have not left yet, those that were refused not counted. */
  waiting: number;
  /** Requests that the mail server refused for good, as often as they were tried: left to the owner. */
  dead: number;
  /** Requests that are not mailed: they were handled, or too old, when mail was set up. */
  past: number;
  /** The request that waits longest, and for how long. */
  oldestReference: string | null;
  oldestSeconds: number | null;
  /** What the mail server, or its absence, said last, and for how long; null once a message has left. */
  trouble: string | null;
  troubleSeconds: number | null;
};

export type MailQueue = {
  /** Tries one request now. False when none of that key is left to send. */
  retry(key: string): boolean;
  /** Tries now whatever has not left, what was refused included. @returns how many requests that are. */
  retryAll(): number;
  status(): MailStatus;
  /** Begins no other message, and resolves when the running ones are settled. */
  stop(): Promise<void>;
};

export type MailQueueOptions = {
  database: RequestDatabase;
  send: SendRequest;
  retry: RetrySettings;
  now: () => Date;
  log: (message: string) => void;
  /** Milliseconds between two looks. Default: a second. */
  pause?: number;
};

/** Milliseconds. A message whose process dies is another's after the lease; one that takes long renews it. */
const lease = 20_000;
const renewAfter = 5_000;
/** How long a message waits for photographs that are not ready yet, from the arrival of the request or the start of the desk. */
const photoWait = 60_000;
const forEver = Number.MAX_SAFE_INTEGER / 2;
const day = 24 * 60 * 60 * 1000;
/** What is older when mail is set up is no news: the list has it, and the daily mail names what is to be done. */
const longestNews = 2 * day;

/** A message on its way. Without a claim where none could be written, as on a full disk. */
type Running = { kept: KeptRequest; isClaimed: boolean; renewedAt: number };

/**
 * Brings every accepted request to the mail server, across restarts and for as long as it takes. What was taken and
 * could not be noted stays in memory, so that a full disk neither holds mail back nor repeats it.
 */
export function startMailQueue(options: MailQueueOptions): MailQueue {
  const { database, send, retry, now, log, pause } = options;
  const server = serverPatience(retry);
  const running = new Map<number, Running>();
  const runs = new Set<Promise<void>>();
  const unnoted = new Map<number, KeptRequest>();
  const moment = () => now().getTime();
  const startedAt = moment();
  let isStopped = false;
  leavePast(options);

  async function look(): Promise<void> {
    noteWhatLeft();
    renewClaims();
    const most = server.mostAtOnce() - running.size;
    if (most <= 0) return;
    // Photographs of before are only now being written anew.
    const isStarting = Math.abs(moment() - startedAt) < photoWait;
    const clock = {
      now: moment(),
      lease,
      longestWait: retry.longest,
      photoWait: isStarting ? forEver : photoWait,
    };
    for (const message of takeDue(clock, most)) {
      const { id } = message.kept;
      // Memory knows better than the disk what has left.
      if (unnoted.has(id)) unnoted.set(id, message.kept);
      else if (!running.has(id)) begin(message);
    }
  }

  function takeDue(clock: MailClock, most: number): readonly Running[] {
    const renewedAt = performance.now();
    try {
      return claimMail(database, clock, most).map((kept) => ({ kept, isClaimed: true, renewedAt }));
    } catch (error) {
      // Whoever holds the database may be mailing these very requests.
      if (isBusy(error)) return [];
      const known = running.size + unnoted.size;
      return dueMail(database, clock, most + known).map((kept) => ({ kept, isClaimed: false, renewedAt }));
    }
  }

  function begin(message: Running): void {
    const { id } = message.kept;
    running.set(id, message);
    const run = deliver(message).finally(() => {
      running.delete(id);
      runs.delete(run);
      // The next one need not wait for its second.
      if (!isStopped) void look().catch(() => undefined);
    });
    runs.add(run);
  }

  async function deliver({ kept }: Running): Promise<void> {
    try {
      await send(kept);
    } catch (error) {
      return failed(kept, error);
    }
    server.reached();
    unnoted.set(kept.id, running.get(kept.id)?.kept ?? kept);
    const trouble = noteWhatLeft();
    if (unnoted.has(kept.id)) log(`${kept.key} has left by mail, but that could not be noted: ${trouble}`);
  }

  /** Of what cannot be noted yet, memory knows that it has left. @returns why the last one could not. */
  function noteWhatLeft(): string {
    let trouble = '';
    for (const [id, kept] of unnoted) {
      try {
        noteMailSent(database, kept, moment());
        unnoted.delete(id);
      } catch (error) {
        trouble = errorMessage(error);
      }
    }
    return trouble;
  }

  function failed(kept: KeptRequest, error: unknown): void {
    const { key } = kept;
    const reason = errorMessage(error);
    const verdict = verdictOf(error);
    if (verdict === 'no-server') server.missed(key, reason);
    const isRefused = verdict === 'refused';
    const isDead = isRefused && kept.mail.refusals + 1 >= mostRefusals;
    const wait = isRefused ? retry.longest : waitAfter(kept.mail.attempts, retry);
    log(`${key} could not be mailed${isDead ? ', left to the owner' : ''}: ${reason}`);
    try {
      const next = isDead ? null : moment() + wait;
      noteMailFailed(database, running.get(kept.id)?.kept ?? kept, {
        error: reason,
        isRefusal: isRefused,
        next,
      });
    } catch (trouble) {
      log(`The state of ${key} could not be written: ${errorMessage(trouble)}`);
      // As if it was written: not again before the wait is over.
      server.missed(key, reason);
    }
  }

  function renewClaims(): void {
    for (const message of running.values()) {
      if (!message.isClaimed || performance.now() - message.renewedAt < renewAfter) continue;
      const until = moment() + lease;
      // What cannot be renewed may be sent by another desk too, under the same Message-ID.
      if (!renewMail(database, message.kept, until)) continue;
      message.kept = { ...message.kept, mail: { ...message.kept.mail, leaseUntil: until } };
      message.renewedAt = performance.now();
    }
  }

  const poll = startPoll({
    work: look,
    failure: 'The mail queue cannot be read',
    log,
    ...(pause !== undefined && { pause }),
  });
  return {
    retry(key) {
      const isThere = retryMail(database, moment(), key) > 0;
      if (isThere) server.resume();
      return isThere;
    },
    retryAll() {
      const count = retryMail(database, moment());
      server.resume();
      return count;
    },
    status() {
      const { waiting, refused, oldest } = countMail(database);
      return {
        waiting,
        dead: refused,
        past: countLeftOut(database),
        oldestReference: oldest && referenceOf(oldest.key),
        oldestSeconds: oldest && Math.max(0, Math.round((moment() - oldest.receivedAt) / 1000)),
        ...server.trouble(),
      };
    },
    async stop() {
      isStopped = true;
      await poll.stop();
      await Promise.all(runs);
    },
  };
}

const mailFact = 'mail';

/** Mail that was off until now must not send the history. */
function leavePast({ database, now, log }: MailQueueOptions): void {
  try {
    if (readFact(database, mailFact)?.value === 'on') return;
    const count = leaveOldMail(database, now().getTime() - longestNews);
    if (count > 0) log(`Requests that are not mailed, because they are handled or old: ${count}.`);
    writeFact(database, { name: mailFact, value: 'on', at: now().getTime() });
  } catch (error) {
    log(`It could not be noted that mail is on: ${errorMessage(error)}`);
  }
}

/** For a desk without a mail server: what arrives from now on may be old when there is one. */
export function noteMailOff({
  database,
  now,
  log,
}: Pick<MailQueueOptions, 'database' | 'now' | 'log'>): void {
  try {
    if (readFact(database, mailFact)?.value === 'on')
      writeFact(database, { name: mailFact, value: 'off', at: now().getTime() });
  } catch (error) {
    log(`It could not be noted that mail is off: ${errorMessage(error)}`);
  }
}
