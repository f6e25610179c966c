import { isTextRecord, readStored, removeStored, writeStored } from './browser-store';
import type { FormFields, SubmissionFailure, SubmissionResult } from './submit-form';

/** Under this key of localStorage wait the requests that nobody has confirmed yet. */
export const outboxKey = 'rth-outbox';

export type OutboxEntry = {
  reference: string;
  fields: FormFields;
  /** `waiting` is sent again by itself; `refused` only when the visitor says so. */
  state: 'waiting' | 'refused';
};

export type OutboxSnapshot = {
  entries: readonly OutboxEntry[];
  /** Reference of the request confirmed last, while this page is open. */
  confirmed: string | null;
};

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

export const emptyOutbox: OutboxSnapshot = { entries: [], confirmed: null };

const firstDelay = 1_000;
const longestDelay = 30_000;

/**
 * Requests that may not have arrived. Each keeps its reference, so that the form service counts
 * it once however often it arrives.
 */
export function createOutbox(send: (fields: FormFields) => Promise<SubmissionResult>): Outbox {
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
  const keep = (change: (entries: readonly OutboxEntry[]) => readonly OutboxEntry[], confirmed?: string) => {
    // Another tab may have changed the list since; what could not be stored lives in this page alone.
    const entries = change(isStored ? readEntries() : snapshot.entries);
    isStored = writeStored(outboxKey, entries);
    if (isStored && entries.length === 0) removeStored(outboxKey);
    show({ entries, confirmed: confirmed ?? snapshot.confirmed });
  };

  const plan = (wait: number) => {
    clearTimeout(timer);
    if (isStarted) timer = setTimeout(() => void sendAll(), wait);
  };
  const isWaiting = ({ state }: OutboxEntry) => state === 'waiting';
  const without = (reference: string) => (entries: readonly OutboxEntry[]) =>
    entries.filter((entry) => entry.reference !== reference);
  const marked = (reference: string, state: OutboxEntry['state']) => (entries: readonly OutboxEntry[]) =>
    entries.map((entry) => (entry.reference === reference ? { ...entry, state } : entry));

  const sendAll = async () => {
    if (isSending) return;
    isSending = true;
    for (const { reference, fields } of snapshot.entries.filter(isWaiting)) {
      const result = await send(fields);
      if (result.ok) keep(without(reference), reference);
      else if (isFinal(result.failure)) keep(marked(reference, 'refused'));
    }
    isSending = false;
    if (!snapshot.entries.some(isWaiting)) return;
    delay = Math.min(delay * 2, longestDelay);
    plan(delay);
  };
  const sendSoon = (wait: number) => {
    delay = firstDelay;
    plan(wait);
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
      keep(marked(reference, 'waiting'));
      sendSoon(0);
    },
    start: () => {
      const onOnline = () => sendSoon(0);
      const onStorage = ({ key }: StorageEvent) => {
        if (key === outboxKey) show({ ...snapshot, entries: readEntries() });
      };
      isStarted = true;
      if (snapshot.entries.some(isWaiting)) sendSoon(firstDelay);
      addEventListener('online', onOnline);
      addEventListener('storage', onStorage);
      return () => {
        isStarted = false;
        clearTimeout(timer);
        removeEventListener('online', onOnline);
        removeEventListener('storage', onStorage);
      };
    },
  };
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

function readEntries(): readonly OutboxEntry[] {
  const stored = readStored(outboxKey);
  return Array.isArray(stored) ? stored.filter(isEntry) : [];
}

function isEntry(value: unknown): value is OutboxEntry {
  if (typeof value !== 'object' || value === null) return false;
  const { reference, fields, state }: Partial<Record<keyof OutboxEntry, unknown>> = value;
  return (
    typeof reference === 'string' && isTextRecord(fields) && (state === 'waiting' || state === 'refused')
  );
}
