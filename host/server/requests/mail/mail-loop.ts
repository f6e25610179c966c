import { errorMessage } from '../../../delivery/error-code';
import { selectRequests, type KeptRequest } from '../database/kept-request';
import { countRows, type RequestDatabase, type ServiceParts } from '../database/open-database';
import { startPoll, type Poll } from '../poll';
import { isServerError } from './smtp-sender';

/** Settings of the mail server. */
export type MailSettings = {
  /** `smtp://user:password@host:587` or `smtps://user:password@host:465`. */
  url: string;
  /** Sender address, which the mail server must accept from this account. */
  from: string;
  to: string;
};

type MailLoopOptions = ServiceParts & {
  /** Sends a request. Resolves once the server has accepted it. */
  send: (kept: KeptRequest) => Promise<void>;
  /** Tells the owner that the server refuses a request, without the visitor's text, which may be the reason. */
  tellRefused: (kept: KeptRequest) => Promise<void>;
  /** Called in each round when no message is due. Default: nothing. */
  whenIdle?: () => Promise<void>;
  /** Milliseconds between rounds. Default: one second. */
  pause?: number;
};

const second = 1_000;
/** Milliseconds to wait while the mail server is unreachable, and after the first refusal of a message. */
const firstWait = 30 * second;
/** Longest wait after a refusal, in milliseconds. Each wait is twice as long as the one before. */
const longestWait = 15 * 60 * second;
/** Refusals after which the owner is told. */
export const manyRefusals = 3;

export type MailLoop = Poll & {
  /** Returns when the server last accepted a message, or else when the loop started. Milliseconds since 1970. */
  lastLeftAt(): number;
  /** Returns the last error of the mail server, or an empty string. */
  lastError(): string;
  /** Sends every waiting message now. */
  retryAll(): void;
};

/** Mails each new request, one at a time, and never gives up: only a handled or deleted request is not mailed. */
export function startMailLoop(options: MailLoopOptions): MailLoop {
  const { database, send, tellRefused, now, log, pause = second } = options;
  const moment = () => now().getTime();
  let lastLeftAt = moment();
  let lastError = '';
  let pausedUntil = 0;
  let isStopped = false;

  async function sendDue(): Promise<void> {
    while (!isStopped && moment() >= pausedUntil) {
      const [kept] = selectRequests(
        database,
        `WHERE ${isWaiting} AND nextAt <= ? ORDER BY nextAt, id LIMIT 1`,
        moment(),
      );
      if (!kept) return;
      try {
        await send(kept);
        noteLeft();
        database.run(
          `UPDATE requests SET mailedAt = ?, lastError = '' WHERE reference = ?`,
          moment(),
          kept.reference,
        );
      } catch (error) {
        await failed(kept, error);
      }
    }
  }

  function noteLeft(): void {
    lastLeftAt = moment();
    lastError = '';
  }

  async function failed(kept: KeptRequest, error: unknown): Promise<void> {
    lastError = errorMessage(error);
    log(`${kept.reference} could not be mailed: ${lastError}`);
    if (isServerError(error)) {
      // Every other message would fail in the same way.
      pausedUntil = moment() + firstWait;
      return;
    }
    const refusals = kept.refusals + 1;
    const wait = Math.min(longestWait, firstWait * 2 ** Math.min(20, kept.refusals));
    database.run(
      'UPDATE requests SET refusals = ?, nextAt = ?, lastError = ? WHERE reference = ?',
      refusals,
      moment() + wait,
      lastError.slice(0, longestError),
      kept.reference,
    );
    if (refusals >= manyRefusals && kept.toldAt === null) await tell(kept);
  }

  /** If the server accepts this mail, only the request was refused, and not everything. */
  async function tell(kept: KeptRequest): Promise<void> {
    try {
      await tellRefused(kept);
    } catch (error) {
      return log(`The owner could not be told that a mail is refused: ${errorMessage(error)}`);
    }
    noteLeft();
    database.run('UPDATE requests SET toldAt = ? WHERE reference = ?', moment(), kept.reference);
  }

  const work = async () => {
    await sendDue();
    await options.whenIdle?.();
  };
  const poll = startPoll({ work, isDelayed: true, failure: 'Mail waits for the database', log, pause });
  return {
    lastLeftAt: () => lastLeftAt,
    lastError: () => lastError,
    retryAll() {
      database.run(`UPDATE requests SET nextAt = 0 WHERE ${isWaiting}`);
      pausedUntil = 0;
    },
    async stop() {
      isStopped = true;
      await poll.stop();
    },
  };
}

const isWaiting = `state = 'new' AND mailedAt IS NULL`;
/** Maximum characters in a stored error. */
const longestError = 500;

/** Counts the requests that arrived before this time, wait to be mailed, and of which no mail told the owner. */
export const countStuck = (database: RequestDatabase, before: number): number =>
  countRows(database, `requests WHERE ${isWaiting} AND toldAt IS NULL AND receivedAt < ?`, before);
