import { useSyncExternalStore } from 'react';
import { isTextRecord, readStored, removeStored, storedKeys, writeStored } from '../forms/browser-store';
import type { FormFields } from '../forms/submit-form';
import { outboxKey } from '../forms/outbox-key';
import { notify } from './notifications';

/** An unconfirmed request. The service accepts each reference only once, so resending is safe. */
export type OutboxEntry = {
  reference: string;
  fields: FormFields;
  /** `waiting`: resent automatically. `refused`: resent only at the visitor's request. */
  state: 'waiting' | 'refused';
  /** Shown when the request is confirmed, on any page. Replaces the toast about the failure. */
  toast?: { title: string; message: string };
};

type OutboxView = {
  entries: readonly OutboxEntry[];
  /** Reference of the last confirmed request, until a page has shown it. */
  confirmed: string | null;
};

const nothing: OutboxView = { entries: [], confirmed: null };

/** Entries that local storage refused, as in some private windows. They are lost when the document closes. */
const inMemory = new Map<string, OutboxEntry>();
const listeners = new Set<() => void>();
let view: OutboxView | null = null;

/** Subscribes to the outbox, including changes by other tabs. */
export function useOutbox(): OutboxView {
  return useSyncExternalStore(subscribe, readView, () => nothing);
}

/** The functions that pages call. They write to local storage synchronously. */
export const outbox = {
  add: keep,
  remove: (reference: string) => forget(reference),
  has: (reference: string) => find(reference) !== undefined,
  resend: (reference: string) => alter(reference, 'waiting'),
  /** Forgets the last confirmation once a page has shown it. */
  dismissConfirmed: () => show(null),
};

/** Functions for the host, which sends the waiting requests. */
export const hostOutbox = {
  waiting: () => readEntries().filter(({ state }) => state === 'waiting'),
  confirm(reference: string): void {
    const toast = find(reference)?.toast;
    forget(reference, reference);
    if (toast) notify({ kind: 'success', display: 'alone', ...toast });
  },
  refuse: (reference: string) => alter(reference, 'refused'),
  /**
   * If requests are waiting, calls the listener at once, after each change, and when the network is back.
   * @returns a function that unsubscribes.
   */
  onWaiting(listener: () => void): () => void {
    const ask = () => {
      if (hostOutbox.waiting().length > 0) listener();
    };
    const stop = subscribe(ask);
    addEventListener('online', ask);
    ask();
    return () => {
      stop();
      removeEventListener('online', ask);
    };
  },
};

// One key per request, so that tabs do not overwrite each other's changes.
const keyOf = (reference: string) => `${outboxKey}:${reference}`;

function keep(entry: OutboxEntry): void {
  if (writeStored(keyOf(entry.reference), entry)) inMemory.delete(entry.reference);
  else inMemory.set(entry.reference, entry);
  show();
}

function forget(reference: string, confirmed?: string): void {
  removeStored(keyOf(reference));
  inMemory.delete(reference);
  show(confirmed);
}

/** Changes the state of an entry, unless the visitor has removed it. */
function alter(reference: string, state: OutboxEntry['state']): void {
  const entry = find(reference);
  if (entry) keep({ ...entry, state });
}

function find(reference: string): OutboxEntry | undefined {
  return readEntries().find((entry) => entry.reference === reference);
}

function readEntries(): OutboxEntry[] {
  const kept = storedKeys(keyOf(''))
    .map((key) => readStored(key))
    .filter(isEntry);
  return [...kept, ...inMemory.values()].sort((one, other) => one.reference.localeCompare(other.reference));
}

function readView(): OutboxView {
  return (view ??= { ...nothing, entries: readEntries() });
}

function show(confirmed = readView().confirmed): void {
  view = { entries: readEntries(), confirmed };
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  const onOtherTab = () => show();
  // Other tabs may have changed the outbox before the subscription.
  view = { ...readView(), entries: readEntries() };
  listeners.add(listener);
  addEventListener('storage', onOtherTab);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onOtherTab);
  };
}

function isEntry(value: unknown): value is OutboxEntry {
  if (typeof value !== 'object' || value === null) return false;
  const { reference, fields, state, toast }: Partial<Record<keyof OutboxEntry, unknown>> = value;
  return (
    typeof reference === 'string' &&
    isTextRecord(fields) &&
    (state === 'waiting' || state === 'refused') &&
    (toast === undefined || isTextRecord(toast))
  );
}
