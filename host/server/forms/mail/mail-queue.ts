import { errorMessage } from '../../error-code';
import type { Spool } from '../spool';
import { isRequestKey, referenceOf, type StoredRequest } from '../stored-request';
import { dueList } from './due-list';
import { verdictOf, type MailVerdict } from './mail-failure';
import { markOf, newMailItem, oldestOf, type MailItem } from './mail-item';
import { mailMarks } from './mail-marks';
import { waitAfter, type RetrySettings } from './mail-settings';
import { readMailQueue } from './read-mail-queue';
import { serverPatience } from './server-patience';

/** Hands one request to the mail server; resolves once the server has taken it. */
export type SendRequest = (key: string, request: StoredRequest) => Promise<void>;

export type MailStatus = {
  /** Requests that have not left yet, dead letters not counted. */
  waiting: number;
  /** Requests that the mail server refused for as long as they were tried: left to the owner. */
  dead: number;
  /** The request that waits longest, and for how long. */
  oldestReference: string | null;
  oldestSeconds: number | null;
  /** What the mail server, or its absence, said last, and for how long; null once a message has left. */
  trouble: string | null;
  troubleSeconds: number | null;
};

export type MailQueue = {
  /** Tells of a request that is on disk, or of which something changed; nothing happens when it has left. */
  enqueue(key: string): void;
  /** Tries one request now. False when none of that name is left to send. */
  retry(key: string): Promise<boolean>;
  /** Tries now whatever has not left, dead letters included. @returns how many requests that are. */
  retryAll(): Promise<number>;
  /** Tells of requests that were erased. */
  forget(references: ReadonlySet<string>): void;
  status(): MailStatus;
  /** Begins no other message, and resolves when the running ones are settled. */
  stop(): Promise<void>;
};

type MailQueueOptions = {
  spool: Spool;
  send: SendRequest;
  retry: RetrySettings;
  /** Whether every photograph is ready or refused: a message waits a minute for that, and no longer. */
  arePhotosSettled: (request: StoredRequest) => Promise<boolean>;
  log: (message: string) => void;
};

const writesAtOnce = 64;
/** Milliseconds between two looks for photographs whose announcement was lost. */
const photoLookInterval = 5_000;

/** Brings every accepted request to the mail server, across restarts and for as long as it takes. */
export async function startMailQueue(options: MailQueueOptions): Promise<MailQueue> {
  const { spool, send, retry, arePhotosSettled, log } = options;
  const marks = mailMarks(spool);
  const waiting = new Map<string, MailItem>();
  const dead = new Set<string>();
  const running = new Map<string, Promise<void>>();
  /** Taken by the server although `delivered` could not be written: this process does not send them again. */
  const unmarked = new Set<string>();
  const due = dueList(pump);
  const server = serverPatience(retry, pump);
  let isStopped = false;

  for await (const mail of readMailQueue({ spool, marks, longest: retry.longest, log })) {
    if (mail.isDead) dead.add(mail.key);
    else add(mail.key, mail.item, mail.wait);
  }

  function add(key: string, item: MailItem, wait = 0): void {
    waiting.set(key, item);
    due.schedule(key, wait);
  }

  /** Starts what is due. */
  function pump(): void {
    while (!isStopped && running.size < server.mostAtOnce()) {
      const key = due.take();
      if (key === undefined) return;
      const item = waiting.get(key);
      // A message that is being sent decides by itself what comes next.
      if (!item || running.has(key)) continue;
      const run = deliver(key, item).finally(() => {
        running.delete(key);
        pump();
      });
      running.set(key, run);
    }
  }

  async function deliver(key: string, item: MailItem): Promise<void> {
    let verdict: MailVerdict | 'sent' = 'later';
    let reason = '';
    try {
      const request = await spool.read(key === referenceOf(key) ? 'accepted' : 'amended', key);
      // Erased meanwhile, at the owner's wish, or told of again after it had left.
      if (!request || (await marks.isDelivered(key))) return void waiting.delete(key);
      item.isWaitingForPhotos = performance.now() < item.photosUntil && !(await arePhotosSettled(request));
      if (item.isWaitingForPhotos) return due.schedule(key, photoLookInterval);

      await marks.write(key, markOf(item, 'delivering'));
      verdict = await send(key, request).then(
        () => 'sent',
        (error: unknown) => {
          reason = errorMessage(error);
          return verdictOf(error);
        },
      );
    } catch (error) {
      reason = errorMessage(error);
    }
    await (verdict === 'sent' ? settleSuccess(key) : settleFailure(key, item, verdict, reason));
  }

  async function settleSuccess(key: string): Promise<void> {
    server.reached();
    try {
      await marks.finish(key);
    } catch (error) {
      unmarked.add(key);
      log(`${key} has left by mail, but that could not be noted: ${errorMessage(error)}`);
    }
    waiting.delete(key);
  }

  async function settleFailure(
    key: string,
    item: MailItem,
    verdict: MailVerdict,
    reason: string,
  ): Promise<void> {
    item.attempts += 1;
    const wait = waitAfter(item.attempts, retry);
    const isDead = verdict === 'refused' && item.refusedFor >= retry.giveUp;
    if (verdict === 'refused') item.refusedFor += wait;
    if (verdict === 'no-server') server.missed(key, reason);
    // Erased meanwhile: nothing may be written about it any more.
    if (!waiting.has(key)) return;

    const fate = isDead ? ', left to the owner' : '';
    log(`${key} could not be mailed (attempt ${item.attempts})${fate}: ${reason}`);
    try {
      await marks.write(key, markOf(item, isDead ? 'dead' : 'waiting', wait, reason));
    } catch (error) {
      log(`The state of ${key} could not be written: ${errorMessage(error)}`);
    }
    if (!waiting.has(key)) return;
    if (isDead) {
      waiting.delete(key);
      dead.add(key);
    } else due.schedule(key, wait);
  }

  /** Takes all of these up again as if they had never been tried. */
  async function tryNow(keys: readonly string[]): Promise<void> {
    for (let start = 0; start < keys.length; start += writesAtOnce) {
      await Promise.all(keys.slice(start, start + writesAtOnce).map(revive));
    }
    server.resume();
  }

  async function revive(key: string): Promise<void> {
    const item = waiting.get(key) ?? newMailItem();
    item.attempts = 0;
    item.refusedFor = 0;
    if (dead.has(key)) await marks.write(key, markOf(item, 'waiting'));
    dead.delete(key);
    add(key, item);
  }

  return {
    enqueue(key) {
      const known = waiting.get(key);
      if (known?.isWaitingForPhotos) due.schedule(key, 0);
      else if (!known && !dead.has(key) && !unmarked.has(key) && isRequestKey(key)) add(key, newMailItem());
    },
    async retry(key) {
      if (!dead.has(key) && !waiting.has(key)) return false;
      await tryNow([key]);
      return true;
    },
    async retryAll() {
      const keys = [...dead, ...waiting.keys()];
      await tryNow(keys);
      return keys.length;
    },
    forget(references) {
      for (const key of [...waiting.keys(), ...dead]) {
        if (!references.has(referenceOf(key))) continue;
        waiting.delete(key);
        dead.delete(key);
        due.cancel(key);
      }
    },
    status() {
      const oldest = oldestOf(waiting);
      return {
        waiting: waiting.size,
        dead: dead.size,
        oldestReference: oldest && referenceOf(oldest.key),
        oldestSeconds: oldest && oldest.seconds,
        ...server.trouble(),
      };
    },
    async stop() {
      isStopped = true;
      await Promise.all(running.values());
      server.stop();
      due.cancelAll();
    },
  };
}
