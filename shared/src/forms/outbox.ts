import {
  changed,
  isWaiting,
  readEntries,
  storeEntries,
  wasTried,
  without,
  type OutboxEntry,
} from './outbox-entries';
import { outboxKey } from './outbox-key';
import type { FormFields, SubmissionFailure, SubmissionResult } from './submit-form';

/** What a page may show of an outbox. */
export type OutboxSnapshot = {
  entries: readonly OutboxEntry[];
  /** Reference of the request confirmed last, while this page is open. */
  confirmed: string | null;
};

/** Keeps and sends requests that may not have arrived. */
export type Outbox = {
  snapshot: () => OutboxSnapshot;
  /** @returns a function that stops listening. */
  subscribe: (listener: () => void) => () => void;
  /** Keeps a request and sends it until it is confirmed. */
  add: (reference: string, fields: FormFields) => void;
  remove: (reference: string) => void;
  resend: (reference: string) => void;
  /**
   * Begins to send what waits: after a second, on `online`, and more and more rarely after that.
   * @returns a function that stops.
   */
  start: () => () => void;
};

/** What the server knows of an outbox. */
export const emptyOutbox: OutboxSnapshot = { entries: [], confirmed: null };

const firstDelay = 1_000;
const longestDelay = 30_000;

/** What outboxes of one document tell each other; other tabs hear of it by `storage`. */
type ListChange = { sender: object; confirmed: string | null };

/**
 * Requests that may not have arrived. Each keeps its reference, so that the form service counts
 * it once however often it arrives.
 *
 * Several outboxes may run at once, in one document or in several tabs: they share the stored
 * list, only one sends at a time, and none sends what another has tried while it waited.
 */
export function createOutbox(send: (fields: FormFields) => Promise<SubmissionResult>): Outbox {
  const self = {};
  const listeners = new Set<() => void>();
  let snapshot: OutboxSnapshot = { entries: readEntries(), confirmed: null };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let delay = firstDelay;
  let isStarted = false;
  let isSending = false;
  let isStored = true;

  const show = (next: OutboxSnapshot) => {
    snapshot = next;
    for (const listener of listeners) listener();
  };
  // Another outbox may have changed the list since; what could not be stored lives in this one alone.
  const current = () => (isStored ? readEntries() : snapshot.entries);
  const keep = (change: (entries: readonly OutboxEntry[]) => readonly OutboxEntry[], confirmed?: string) => {
    const entries = change(current());
    isStored = storeEntries(entries);
    show({ entries, confirmed: confirmed ?? snapshot.confirmed });
    if (!isStored) return;
    const detail: ListChange = { sender: self, confirmed: confirmed ?? null };
    dispatchEvent(new CustomEvent(outboxKey, { detail }));
  };

  const plan = (wait: number) => {
    clearTimeout(timer);
    if (isStarted) timer = setTimeout(() => void sendAll(wait), wait);
  };
  const sendSoon = (wait: number) => {
    delay = firstDelay;
    plan(wait);
  };

  const sendAll = async (waited: number) => {
    if (isSending) return;
    isSending = true;
    await unlessAnotherDoes(() => sendDue(waited));
    isSending = false;
    if (!current().some(isWaiting)) return;
    delay = Math.min(delay * 2, longestDelay);
    plan(delay);
  };
  const sendDue = async (waited: number) => {
    for (const { reference, fields } of current().filter(isWaiting)) {
      // Read again for each: the visitor may have taken it back while the one before was sent.
      const entry = current().find((other) => other.reference === reference);
      if (!entry || !isWaiting(entry) || wasTried(entry, waited)) continue;
      keep(changed(reference, { triedAt: Date.now() }));
      const result = await send(fields);
      if (result.ok) keep(without(reference), reference);
      else if (isFinal(result.failure)) keep(changed(reference, { state: 'refused' }));
    }
  };

  /** Another outbox has changed the stored list. */
  const takeOver = (confirmed: string | null) => {
    const isKnown = ({ reference }: OutboxEntry) =>
      snapshot.entries.some((entry) => entry.reference === reference && isWaiting(entry));
    const entries = current();
    const hasNew = entries.some((entry) => isWaiting(entry) && !isKnown(entry));
    show({ entries, confirmed: confirmed ?? snapshot.confirmed });
    if (hasNew && !isSending) sendSoon(firstDelay);
  };

  return {
    snapshot: () => snapshot,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add: (reference, fields) => {
      keep((entries) => [...without(reference)(entries), { reference, fields, state: 'waiting' }]);
      sendSoon(firstDelay);
    },
    remove: (reference) => keep(without(reference)),
    resend: (reference) => {
      keep(changed(reference, { state: 'waiting' }));
      sendSoon(0);
    },
    start: () => {
      const onOnline = () => sendSoon(0);
      const onStorage = ({ key }: StorageEvent) => {
        if (key === outboxKey) takeOver(null);
      };
      const onChange = (event: Event) => {
        if (!(event instanceof CustomEvent)) return;
        const { sender, confirmed }: ListChange = event.detail;
        if (sender !== self) takeOver(confirmed);
      };
      isStarted = true;
      show({ ...snapshot, entries: current() });
      if (snapshot.entries.some(isWaiting)) sendSoon(firstDelay);
      addEventListener('online', onOnline);
      addEventListener('storage', onStorage);
      addEventListener(outboxKey, onChange);
      return () => {
        isStarted = false;
        clearTimeout(timer);
        removeEventListener('online', onOnline);
        removeEventListener('storage', onStorage);
        removeEventListener(outboxKey, onChange);
      };
    },
  };
}

/** Runs the task, unless another outbox is at it, in this document or in another tab. */
async function unlessAnotherDoes(task: () => Promise<void>): Promise<void> {
  // Without locks (plain http, blocked storage), the time of the last try is all that keeps two apart.
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

/** Sending the same bytes again would not change this answer. Throttling and outages pass. */
function isFinal(failure: SubmissionFailure): boolean {
  return (
    failure.kind === 'refused' &&
    failure.status >= 400 &&
    failure.status < 500 &&
    failure.status !== 408 &&
    failure.status !== 429
  );
}
