import { changed, isWaiting, wasTried, without } from './outbox-entries';
import { outboxKey } from './outbox-key';
import type { OutboxList } from './outbox-list';
import type { OutboxStore } from './outbox-store';
import type { FormFields, SubmissionFailure, SubmissionResult } from './submit-form';

/** Sends what waits, while it is started: one outbox at a time, and more and more rarely. */
export type OutboxSender = {
  start: () => void;
  stop: () => void;
  isSending: () => boolean;
  /** @param wait milliseconds; the pauses after that begin short again. */
  sendIn: (wait: number) => void;
};

type SenderTools = {
  store: OutboxStore;
  list: OutboxList;
  send: (fields: FormFields) => Promise<SubmissionResult>;
};

/** In milliseconds. */
export const firstDelay = 1_000;
const longestDelay = 30_000;

export function createOutboxSender({ store, list, send }: SenderTools): OutboxSender {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let delay = firstDelay;
  let isStarted = false;
  let isSending = false;
  let isAskedAgain = false;

  const plan = (wait: number) => {
    clearTimeout(timer);
    if (isStarted) timer = setTimeout(() => void sendAll(wait), wait);
  };
  const sendIn = (wait: number) => {
    delay = firstDelay;
    plan(wait);
  };
  const sendAll = async (waited: number) => {
    if (isSending) {
      isAskedAgain = true;
      return;
    }
    isSending = true;
    await list.whenStored();
    await unlessAnotherDoes(() => sendDue({ store, list, send }, waited));
    const entries = await store.read();
    isSending = false;
    const isUrgent = isAskedAgain;
    isAskedAgain = false;
    if (!entries.some(isWaiting) && !store.isUnread()) return;
    if (isUrgent) return sendIn(firstDelay);
    delay = Math.min(delay * 2, longestDelay);
    plan(delay);
  };

  return {
    start: () => {
      isStarted = true;
    },
    stop: () => {
      isStarted = false;
      clearTimeout(timer);
    },
    isSending: () => isSending,
    sendIn,
  };
}

async function sendDue({ store, list, send }: SenderTools, waited: number): Promise<void> {
  for (const { reference, fields } of (await store.read()).filter(isWaiting)) {
    if (!(await claim(store, reference, waited))) continue;
    const result = await send(fields);
    if (result.ok) await list.change(without(reference), reference);
    else if (isFinal(result.failure)) await list.change(changed(reference, { state: 'refused' }));
  }
}

/** Whether this outbox should send it now: the visitor may have deleted it, or another outbox have tried. */
async function claim(store: OutboxStore, reference: string, waited: number): Promise<boolean> {
  let isOurs = false;
  await store.change((entries) => {
    const entry = entries.find((other) => other.reference === reference);
    isOurs = entry !== undefined && isWaiting(entry) && !wasTried(entry, waited);
    return isOurs ? changed(reference, { triedAt: Date.now() })(entries) : entries;
  });
  return isOurs;
}

/** Whether sending the same bytes again would not change this answer. Throttling and outages pass. */
function isFinal(failure: SubmissionFailure): boolean {
  return (
    failure.kind === 'refused' &&
    failure.status >= 400 &&
    failure.status < 500 &&
    failure.status !== 408 &&
    failure.status !== 429
  );
}

/** Runs the task unless another outbox is running one, in this document or in another tab. */
async function unlessAnotherDoes(task: () => Promise<void>): Promise<void> {
  // Without locks (plain http, blocked storage), only the time of the last try prevents a double sending.
  if (!('locks' in navigator)) return task();
  let isRun = false;
  try {
    await navigator.locks.request(outboxKey, { ifAvailable: true }, async (lock) => {
      isRun = true;
      if (lock) await task();
    });
  } catch {
    if (!isRun) await task();
  }
}
