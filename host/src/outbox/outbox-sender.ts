import { hostOutbox } from '@renovation-th/shared/host-kernel';
import { outboxKey } from '@renovation-th/shared/forms/outbox-key';
import { isFinal, type FormFields, type SubmissionResult } from '@renovation-th/shared/forms/submit-form';

type Send = (fields: FormFields) => Promise<SubmissionResult>;

/** Delay before the first attempt, and maximum delay before later attempts, in milliseconds. */
const firstDelay = 1_000;
const longestDelay = 30_000;

/**
 * Sends waiting requests with exponential backoff until the service confirms or rejects them.
 * @returns a function that sends soon and resets the backoff.
 */
export function createSender(send: Send): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let delay = firstDelay;
  let isSending = false;

  const plan = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void sendAll(), delay);
  };
  const sendAll = async () => {
    isSending = true;
    await unlessAnotherTabDoes(() => sendEach(send));
    isSending = false;
    if (hostOutbox.waiting().length === 0) return;
    delay = Math.min(delay * 2, longestDelay);
    plan();
  };

  return () => {
    delay = firstDelay;
    if (!isSending) plan();
  };
}

async function sendEach(send: Send): Promise<void> {
  for (const { reference, fields } of hostOutbox.waiting()) {
    // The visitor may have removed the request while another request was being sent.
    if (!hostOutbox.waiting().some((entry) => entry.reference === reference)) continue;
    const result = await send(fields);
    if (result.ok) hostOutbox.confirm(reference);
    else if (isFinal(result.failure)) hostOutbox.refuse(reference);
  }
}

/** If the browser has no locks, two tabs may send the same request, which the service stores only once. */
async function unlessAnotherTabDoes(task: () => Promise<void>): Promise<void> {
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
