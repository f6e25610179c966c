import { errorMessage } from '../../../delivery/error-code';
import { selectRequests, type KeptRequest } from '../database/kept-request';
import { countRows, type ServiceParts } from '../database/open-database';
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
  /** Milliseconds between rounds. Default: one second. */
  pause?: number;
};

const second = 1_000;
/** Milliseconds to wait while the mail server is unreachable, and after the first refusal of a message. */
const firstWait = 30 * second;
/** Longest wait after a refusal, in milliseconds. Each wait is twice as long as the one before. */
const longestWait = 15 * 60 * second;
/** Refusals of a message after which the owner's page says so, and its content is left out of the mail. */
export const manyRefusals = 3;

export type MailLoop = Poll & {
  /** Returns the last error if nothing has left for an hour although mail waits, or null. */
  stuck(): string | null;
};

/**
 * Mails each new request, one at a time, as soon as its photographs are re-encoded. Never gives up before the owner has
 * handled or deleted it.
 */
export function startMailLoop(options: MailLoopOptions): MailLoop {
  const { database, send, now, log, pause = second } = options;
  const moment = () => now().getTime();
  let lastLeftAt = moment();
  let lastError: unknown = '';
  let pausedUntil = 0;
  /** Reference of a sent message that the database could not record, as on a full disk. */
  let unrecorded = '';
  let isStopped = false;

  async function sendDue(): Promise<void> {
    while (!isStopped && moment() >= pausedUntil) {
      const [kept] = selectRequests(
        database,
        `WHERE ${isWaiting} AND NOT ${hasRawPhotos} AND nextAt <= ? ORDER BY nextAt, id LIMIT 1`,
        moment(),
      );
      if (!kept) return;
      const { reference } = kept;
      try {
        if (unrecorded !== reference) await send(kept);
      } catch (error) {
        failed(kept, error);
        continue;
      }
      unrecorded = reference;
      [lastLeftAt, lastError] = [moment(), ''];
      database.run(
        `UPDATE requests SET mailedAt = ?, refusals = 0, lastError = '' WHERE reference = ?`,
        lastLeftAt,
        reference,
      );
      unrecorded = '';
    }
  }

  function failed({ reference, refusals }: KeptRequest, error: unknown): void {
    lastError = error;
    const reason = errorMessage(error);
    log(`${reference} could not be mailed: ${reason}`);
    // Every other message would fail in the same way, as with a database that cannot record the refusal.
    pausedUntil = moment() + firstWait;
    if (isServerError(error)) return;
    const wait = Math.min(longestWait, firstWait * 2 ** Math.min(20, refusals));
    database.run(
      'UPDATE requests SET refusals = ?, nextAt = ?, lastError = ? WHERE reference = ?',
      refusals + 1,
      moment() + wait,
      reason.slice(0, longestError),
      reference,
    );
    pausedUntil = 0;
  }

  const poll = startPoll({ work: sendDue, failure: 'Mail waits for the database', log, pause });
  return {
    stuck() {
      const anHourAgo = moment() - 3_600 * second;
      const rows = `requests WHERE ${isWaiting} AND receivedAt < ?`;
      const isStuck = lastLeftAt < anHourAgo && countRows(database, rows, anHourAgo) > 0;
      return isStuck ? errorMessage(lastError) : null;
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
