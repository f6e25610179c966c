import { errorMessage } from '../../error-code';
import { referenceOf } from '../stored-request';
import { verdictOf, type MailVerdict } from './mail-failure';
import { markOf, newMailItem, type MailItem } from './mail-item';
import type { MailQueueState } from './mail-queue-state';
import { waitAfter } from './mail-settings';
import { isDealtWith } from './past-requests';

/** Milliseconds between two looks for photographs whose announcement was lost. */
const photoLookInterval = 5_000;

type Failure = { end: 'failed'; verdict: MailVerdict; reason: string };
type Success = { end: 'sent'; isMarked: boolean };
/** How an attempt ended. A request that is gone was erased or dealt with, or told of again after it had left. */
type Outcome = { end: 'gone' | 'waits-for-photos' } | Success | Failure;

/** Starts what is due, as many messages as the server may be given at once. */
export function deliverDue(queue: MailQueueState): void {
  const { waiting, running, unmarked, due, server } = queue;
  while (!queue.isStopped && running.size < server.mostAtOnce()) {
    const key = due.take();
    if (key === undefined) return;
    const item = waiting.get(key);
    // A message that is being sent decides by itself what comes next.
    if (running.has(key) || (!item && !unmarked.has(key))) continue;
    const work: Promise<unknown> = item
      ? deliver(queue, key, item)
      : noteDelivery(queue, key, newMailItem(), false);
    const run = work.finally(() => {
      running.delete(key);
      deliverDue(queue);
    });
    running.set(key, run);
  }
}

async function deliver(queue: MailQueueState, key: string, item: MailItem): Promise<void> {
  const outcome = await attempt(queue, key, item).catch(failure);
  switch (outcome.end) {
    case 'gone':
      queue.waiting.delete(key);
      return;
    case 'waits-for-photos':
      return queue.due.schedule(key, photoLookInterval);
    case 'sent':
      return settleSuccess(queue, key, item, outcome);
    case 'failed':
      return settleFailure(queue, key, item, outcome);
  }
}

async function attempt(
  { spool, marks, send, arePhotosSettled, log }: MailQueueState,
  key: string,
  item: MailItem,
): Promise<Outcome> {
  const request = await spool.read(key === referenceOf(key) ? 'accepted' : 'amended', key);
  if (!request || (await marks.isDelivered(key))) return { end: 'gone' };
  if (await isDealtWith(spool, key, request)) {
    await marks.finish(key);
    return { end: 'gone' };
  }
  item.isWaitingForPhotos = performance.now() < item.photosUntil && !(await arePhotosSettled(request));
  if (item.isWaitingForPhotos) return { end: 'waits-for-photos' };

  // A disk that is full, as of photographs, holds back no mail: rather twice after a restart than not at all.
  const isMarked = await marks.write(key, markOf(item, 'delivering')).then(
    () => true,
    (error: unknown) => {
      log(`The state of ${key} could not be written: ${errorMessage(error)}`);
      return false;
    },
  );
  return send(key, request).then(
    () => ({ end: 'sent', isMarked }),
    (error: unknown) => ({ ...failure(error), verdict: verdictOf(error) }),
  );
}

const failure = (error: unknown): Failure => ({
  end: 'failed',
  verdict: 'later',
  reason: errorMessage(error),
});

async function settleSuccess(
  queue: MailQueueState,
  key: string,
  item: MailItem,
  { isMarked }: Success,
): Promise<void> {
  queue.server.reached();
  // Erased meanwhile: nothing may be written about it any more.
  if (!queue.waiting.has(key)) return;
  queue.unmarked.add(key);
  const trouble = await noteDelivery(queue, key, item, isMarked);
  if (trouble !== null) queue.log(`${key} has left by mail, but that could not be noted: ${trouble}`);
  queue.waiting.delete(key);
}

/** Notes that a message has left, again and again until that is on disk. @returns why it is not yet, or null. */
async function noteDelivery(
  { marks, unmarked, due, retry }: MailQueueState,
  key: string,
  item: MailItem,
  isMarked: boolean,
): Promise<string | null> {
  try {
    if (!isMarked) await marks.write(key, markOf(item, 'delivering'));
    await marks.finish(key);
    unmarked.delete(key);
    return null;
  } catch (error) {
    if (unmarked.has(key)) due.schedule(key, retry.longest);
    return errorMessage(error);
  }
}

async function settleFailure(
  { server, marks, retry, waiting, dead, due, log }: MailQueueState,
  key: string,
  item: MailItem,
  { verdict, reason }: Failure,
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
