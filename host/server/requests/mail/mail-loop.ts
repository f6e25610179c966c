import { errorMessage } from '../../../delivery/error-code';
import { selectRequests, type KeptRequest } from '../database/kept-request';
import { countRows, type RequestDatabase, type ServiceParts } from '../database/open-database';
import { startPoll, type Poll } from '../poll';
import { isServerError } from './smtp-sender';

/** Settings of the mail server. */
export type MailSettings = {
  /** `smtp://user:password@host:587` or `smtps://user:password@host:465`. */
  url: string;
  /** Sender, which the mail server must accept from this account, and recipient. */
  address: string;
};

type MailLoopOptions = ServiceParts & {
  /** Sends a request. Resolves once the server has accepted it. */
  send: (kept: KeptRequest) => Promise<void>;
  /** Tells the owner that the server refuses a request, without the visitor's text, which may be the reason. */
  tellRefused: (kept: KeptRequest) => Promise<void>;
  /** Milliseconds between rounds. Default: one second. */
  pause?: number;
};

const second = 1_000;
/** Milliseconds to wait while the mail server is unreachable, and after the first refusal of a message. */
const firstWait = 30 * second;
/** Longest wait after a refusal, in milliseconds. Each wait is twice as long as the one before. */
const longestWait = 15 * 60 * second;
/** Refusals of a message after which the owner gets a mail without the visitor's text instead. */
export const manyRefusals = 3;

export type MailLoop = Poll & {
  /** Returns when the server last accepted a message, or else when the loop started. Milliseconds since 1970. */
  lastLeftAt(): number;
  /** Returns the last error of the mail server, or an empty string. */
  lastError(): string;
  /** Sends every waiting message now. */
  retryAll(): void;
};

/**
 * Mails each new request, one at a time, as soon as its photographs are re-encoded. Never gives up before the owner knows
 * of the request: he has handled or deleted it, or was told that the server refuses its mail.
 */
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
        `WHERE ${isWaiting} AND NOT ${hasRawPhotos} AND nextAt <= ? ORDER BY nextAt, id LIMIT 1`,
        moment(),
      );
      if (!kept) return;
      try {
        await send(kept);
        noteLeft(kept, { refusals: 0, lastError: '' });
      } catch (error) {
        await failed(kept, error);
      }
    }
  }

  function noteLeft({ reference }: KeptRequest, as: Pick<KeptRequest, 'refusals' | 'lastError'>): void {
    lastLeftAt = moment();
    lastError = '';
    database.run(
      'UPDATE requests SET mailedAt = :at, refusals = :refusals, lastError = :lastError WHERE reference = :reference',
      { at: lastLeftAt, reference, ...as },
    );
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
    const reason = lastError.slice(0, longestError);
    const wait = Math.min(longestWait, firstWait * 2 ** Math.min(20, kept.refusals));
    database.run(
      'UPDATE requests SET refusals = ?, nextAt = ?, lastError = ? WHERE reference = ?',
      refusals,
      moment() + wait,
      reason,
      kept.reference,
    );
    if (refusals < manyRefusals) return;
    try {
      // If the server accepts this mail, it refused only the request, and not everything.
      await tellRefused(kept);
      noteLeft(kept, { refusals, lastError: reason });
    } catch (again) {
      log(`The owner could not be told that a mail is refused: ${errorMessage(again)}`);
    }
  }

  const poll = startPoll({ work: sendDue, failure: 'Mail waits for the database', log, pause });
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
const hasRawPhotos = `EXISTS (SELECT * FROM photos WHERE photos.reference = requests.reference AND photos.state = 'waiting')`;
/** Maximum characters in a stored error. */
const longestError = 500;

/** Counts the requests that arrived before this time, and wait to be mailed. */
export const countStuck = (database: RequestDatabase, before: number): number =>
  countRows(database, `requests WHERE ${isWaiting} AND receivedAt < ?`, before);
