import { types } from 'node:util';
import { errorMessage } from '../../error-code';
import type { Spool } from '../spool';
import { referenceOf, type StoredRequest } from '../stored-request';
import { mailMarks, type MailMark } from './mail-marks';
import { waitAfter, type RetrySettings } from './mail-settings';

/** Hands one request to the mail server; resolves once the server has taken it. */
export type SendRequest = (key: string, request: StoredRequest, photos: readonly Buffer[]) => Promise<void>;

export type MailStatus = {
  /** Requests that have not left yet, dead letters not counted. */
  waiting: number;
  /** Requests that the mail server refused for good: left to the owner. */
  dead: number;
  /** When the one that waits longest was received. */
  oldest: Date | null;
  /** What the mail server, or its absence, said last; null once a message has left. */
  trouble: string | null;
};

export type MailQueue = {
  /** Tells of a request that is on disk; nothing happens when it has left already. */
  enqueue(key: string): void;
  /** Tries a dead letter again. False when there is none of that name. */
  retry(key: string): Promise<boolean>;
  /** Tells of requests that were erased. */
  forget(references: ReadonlySet<string>): void;
  status(): MailStatus;
  /** Begins no other message, and resolves when the running ones are settled. */
  stop(): Promise<void>;
};

type WorkerOptions = {
  spool: Spool;
  send: SendRequest;
  retry: RetrySettings;
  log: (message: string) => void;
};

type Item = { since: number; dueAt: number; attempts: number; refusals: number };

const atOnce = 4;
// A clock that is put right must not leave the worker asleep.
const longestSleep = 60_000;

/** Brings every accepted request to the mail server, across restarts and for as long as it takes. */
export async function startMailQueue({ spool, send, retry, log }: WorkerOptions): Promise<MailQueue> {
  const marks = mailMarks(spool);
  const waiting = new Map<string, Item>();
  const dead = new Set<string>();
  /** What has left already. */
  const left = new Set<string>();
  const running = new Map<string, Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let serverFailures = 0;
  let pausedUntil = 0;
  let trouble: string | null = null;
  let isStopped = false;

  await readQueue();
  pump();

  async function readQueue(): Promise<void> {
    for (const key of await marks.delivered()) left.add(key);
    const known = await marks.undelivered();
    for (const folder of ['accepted', 'amended'] as const) {
      for (const key of await spool.keys(folder)) {
        if (left.has(key)) continue;
        const mark = known.get(key);
        if (mark?.state === 'dead') {
          dead.add(key);
          continue;
        }
        if (mark?.state === 'delivering')
          log(`${key} was being mailed when the service stopped: sent again, with the same Message-ID.`);
        const request = await spool.read(folder, key);
        if (!request) continue;
        waiting.set(key, {
          since: Date.parse(request.receivedAt) || Date.now(),
          dueAt: mark?.state === 'waiting' ? Date.parse(mark.nextAt) || 0 : 0,
          attempts: mark?.attempts ?? 0,
          refusals: mark?.refusals ?? 0,
        });
      }
    }
  }

  /** Starts what is due, and sleeps until the next is. */
  function pump(): void {
    clearTimeout(timer);
    const now = Date.now();
    while (!isStopped && running.size < atOnce && pausedUntil <= now) {
      const [key, item] = nextDue() ?? [];
      if (key === undefined || item === undefined || item.dueAt > now) break;
      const run = deliver(key, item).finally(() => {
        running.delete(key);
        pump();
      });
      running.set(key, run);
    }
    const next = nextDue();
    if (isStopped || !next || running.size >= atOnce) return;
    const sleep = Math.max(next[1].dueAt, pausedUntil) - now;
    timer = setTimeout(pump, Math.min(Math.max(sleep, 1), longestSleep));
  }

  function nextDue(): [string, Item] | null {
    let next: [string, Item] | null = null;
    for (const [key, item] of waiting) {
      if (!running.has(key) && (next === null || item.dueAt < next[1].dueAt)) next = [key, item];
    }
    return next;
  }

  async function deliver(key: string, item: Item): Promise<void> {
    try {
      const request = await spool.read(key === referenceOf(key) ? 'accepted' : 'amended', key);
      if (!request) {
        // Erased meanwhile, at the owner's wish.
        waiting.delete(key);
        return;
      }
      const photos = await Promise.all((request.photos ?? []).map(({ file }) => spool.photo(file)));
      item.attempts += 1;
      await marks.write(key, markOf(item, 'delivering'));
      await send(
        key,
        request,
        photos.filter((photo) => photo !== null),
      );
      await marks.finish(key);
      left.add(key);
      waiting.delete(key);
      serverFailures = 0;
      trouble = null;
    } catch (error) {
      await settleFailure(key, item, error).catch((second: unknown) => {
        item.dueAt = Date.now() + retry.longest;
        log(`The state of ${key} could not be written: ${errorMessage(second)}`);
      });
    }
  }

  async function settleFailure(key: string, item: Item, error: unknown): Promise<void> {
    const verdict = verdictOf(error);
    const reason = errorMessage(error);
    item.dueAt = Date.now() + waitAfter(item.attempts, retry);
    if (verdict === 'refused') item.refusals += 1;
    if (verdict === 'no-server') {
      // The next message would fare no better: all wait, and one of them tries the server again.
      serverFailures += 1;
      pausedUntil = Date.now() + waitAfter(serverFailures, retry);
      trouble = reason;
    }
    const isDead = item.refusals >= retry.refusals;
    await marks.write(key, markOf(item, isDead ? 'dead' : 'waiting', reason));
    log(
      `${key} could not be mailed (attempt ${item.attempts})${isDead ? ', left to the owner' : ''}: ${reason}`,
    );
    if (isDead) {
      waiting.delete(key);
      dead.add(key);
    }
  }

  return {
    enqueue(key) {
      if (waiting.has(key) || left.has(key) || dead.has(key)) return;
      waiting.set(key, { since: Date.now(), dueAt: Date.now(), attempts: 0, refusals: 0 });
      pump();
    },
    async retry(key) {
      if (!dead.has(key)) return false;
      const item = { since: Date.now(), dueAt: Date.now(), attempts: 0, refusals: 0 };
      await marks.write(key, markOf(item, 'waiting'));
      dead.delete(key);
      waiting.set(key, item);
      pausedUntil = 0;
      pump();
      return true;
    },
    forget(references) {
      const isErased = (key: string) => references.has(referenceOf(key));
      for (const key of [...waiting.keys()].filter(isErased)) waiting.delete(key);
      for (const key of [...dead].filter(isErased)) dead.delete(key);
    },
    status() {
      const oldest = Math.min(...[...waiting.values()].map(({ since }) => since));
      return {
        waiting: waiting.size,
        dead: dead.size,
        oldest: Number.isFinite(oldest) ? new Date(oldest) : null,
        trouble,
      };
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await Promise.all(running.values());
    },
  };
}

function markOf(item: Item, state: MailMark['state'], error = ''): MailMark {
  return {
    state,
    attempts: item.attempts,
    refusals: item.refusals,
    at: new Date().toISOString(),
    nextAt: new Date(item.dueAt).toISOString(),
    error: error.slice(0, 500),
  };
}

/**
 * A reply to this very message can be final or not; anything else (no connection, a wrong
 * password) says nothing about the message.
 */
function verdictOf(error: unknown): 'refused' | 'later' | 'no-server' {
  if (!types.isNativeError(error) || !('code' in error)) return 'later';
  const isAboutMessage = error.code === 'EENVELOPE' || error.code === 'EMESSAGE';
  if (!isAboutMessage || !('permanent' in error)) return 'no-server';
  return error.permanent === true ? 'refused' : 'later';
}
