import { isRequestKey, referenceOf } from '../stored-request';
import { deliverDue } from './mail-delivery';
import { markOf, newMailItem, oldestOf } from './mail-item';
import { addToQueue, emptyQueue, type MailQueueOptions, type MailQueueState } from './mail-queue-state';
import { readMailQueue } from './read-mail-queue';

export type MailStatus = {
  /** Requests that have not left yet, dead letters not counted. */
  waiting: number;
  /** Requests that the mail server refused for as long as they were tried: left to the owner. */
  dead: number;
  /** Requests that are not mailed: they were handled, or too old, before any mail server was offered them. */
  past: number;
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

const writesAtOnce = 64;

/** Brings every accepted request to the mail server, across restarts and for as long as it takes. */
export async function startMailQueue(options: MailQueueOptions): Promise<MailQueue> {
  const queue: MailQueueState = emptyQueue(options, () => deliverDue(queue));
  await takeUp(queue);
  return {
    enqueue: (key) => enqueue(queue, key),
    retry: (key) => retry(queue, key),
    retryAll: () => retryAll(queue),
    forget: (references) => forget(queue, references),
    status: () => statusOf(queue),
    stop: () => stop(queue),
  };
}

/** What had not left when the service stopped. */
async function takeUp(queue: MailQueueState): Promise<void> {
  const { spool, marks, past, now, log } = queue;
  for await (const mail of readMailQueue({ spool, marks, longest: queue.retry.longest, now, log })) {
    if (mail.fate === 'due') addToQueue(queue, mail.key, mail.item, mail.wait);
    else queue[mail.fate].add(mail.key);
  }
  if (past.size > 0) log(`Requests that are not mailed, because they are handled or old: ${past.size}.`);
}

function enqueue(queue: MailQueueState, key: string): void {
  const { waiting, dead, past, unmarked, due } = queue;
  const known = waiting.get(key);
  if (known?.isWaitingForPhotos) due.schedule(key, 0);
  else if (![waiting, dead, past, unmarked].some((keys) => keys.has(key)) && isRequestKey(key))
    addToQueue(queue, key, newMailItem());
}

async function retry(queue: MailQueueState, key: string): Promise<boolean> {
  if (!queue.dead.has(key) && !queue.waiting.has(key)) return false;
  await tryNow(queue, [key]);
  return true;
}

async function retryAll(queue: MailQueueState): Promise<number> {
  const keys = [...queue.dead, ...queue.waiting.keys()];
  await tryNow(queue, keys);
  return keys.length;
}

/** Takes all of these up again as if they had never been tried. */
async function tryNow(queue: MailQueueState, keys: readonly string[]): Promise<void> {
  for (let start = 0; start < keys.length; start += writesAtOnce) {
    await Promise.all(keys.slice(start, start + writesAtOnce).map((key) => revive(queue, key)));
  }
  queue.server.resume();
}

async function revive(queue: MailQueueState, key: string): Promise<void> {
  const { waiting, dead, marks } = queue;
  const item = waiting.get(key) ?? newMailItem();
  item.attempts = 0;
  item.refusedFor = 0;
  if (dead.has(key)) await marks.write(key, markOf(item, 'waiting'));
  dead.delete(key);
  addToQueue(queue, key, item);
}

function forget(queue: MailQueueState, references: ReadonlySet<string>): void {
  const { waiting, dead, past, unmarked, due } = queue;
  for (const key of [...waiting.keys(), ...dead, ...past, ...unmarked]) {
    if (!references.has(referenceOf(key))) continue;
    for (const keys of [waiting, dead, past, unmarked]) keys.delete(key);
    due.cancel(key);
  }
}

function statusOf({ waiting, dead, past, server }: MailQueueState): MailStatus {
  const oldest = oldestOf(waiting);
  return {
    waiting: waiting.size,
    dead: dead.size,
    past: past.size,
    oldestReference: oldest && referenceOf(oldest.key),
    oldestSeconds: oldest && oldest.seconds,
    ...server.trouble(),
  };
}

async function stop(queue: MailQueueState): Promise<void> {
  queue.isStopped = true;
  await Promise.all(queue.running.values());
  queue.server.stop();
  queue.due.cancelAll();
}
