import { useSyncExternalStore } from 'react';
import { isTextRecord, readStored, removeStored, storedKeys, writeStored } from '../forms/browser-store';
import type { FormFields } from '../forms/submit-form';
import { outboxKey } from '../forms/outbox-key';
import { notify } from './notifications';

/** An unconfirmed request. Its reference makes it count once, however often it arrives. */
export type OutboxEntry = {
  reference: string;
  fields: FormFields;
  /** `waiting` is sent again by itself; `refused` only when the visitor says so. */
  state: 'waiting' | 'refused';
  /** Shown when it is confirmed, on whatever page the visitor is then. It replaces the toast of the failure. */
  toast?: { title: string; message: string };
};

/** What a page may show of the outbox. */
type OutboxView = {
  entries: readonly OutboxEntry[];
  /** Reference of the request confirmed last, until a page has shown it. */
  confirmed: string | null;
};

const nothing: OutboxView = { entries: [], confirmed: null };

/** What the device does not keep, as in some private windows: it lives as long as the document. */
const unkept = new Map<string, OutboxEntry>();
const listeners = new Set<() => void>();
let view: OutboxView | null = null;

/** The unconfirmed requests of this visitor, with every change, also by another tab. */
export function useOutbox(): OutboxView {
  return useSyncExternalStore(subscribe, readView, () => nothing);
}

/** What a page does with them. Each lies on the device once the function returns, where it can be kept. */
export const outbox = {
  add: keep,
  remove: (reference: string) => forget(reference),
  has: (reference: string) => find(reference) !== undefined,
  resend: (reference: string) => alter(reference, 'waiting'),
  /** The visitor has been told of the request confirmed last. */
  toldConfirmed: () => show(null),
};

/** For the host, which sends. */
export const sendingSide = {
  waiting: () => readEntries().filter(({ state }) => state === 'waiting'),
  confirm(reference: string): void {
    const toast = find(reference)?.toast;
    forget(reference, reference);
    if (toast) notify({ kind: 'success', display: 'alone', ...toast });
  },
  refuse: (reference: string) => alter(reference, 'refused'),
  /**
   * @param listener called when something waits: now, after each change, and when the network is back.
   * @returns a function that stops.
   */
  onWaiting(listener: () => void): () => void {
    const ask = () => {
      if (sendingSide.waiting().length > 0) listener();
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

// A key for each request: tabs that write at the same moment do not undo each other's.
const keyOf = (reference: string) => `${outboxKey}:${reference}`;

function keep(entry: OutboxEntry): void {
  if (writeStored(keyOf(entry.reference), entry)) unkept.delete(entry.reference);
  else unkept.set(entry.reference, entry);
  show();
}

function forget(reference: string, confirmed?: string): void {
  removeStored(keyOf(reference));
  unkept.delete(reference);
  show(confirmed);
}

/** Does nothing for a request that the visitor has removed meanwhile. */
function alter(reference: string, state: OutboxEntry['state']): void {
  const entry = find(reference);
  if (entry) keep({ ...entry, state });
}

function find(reference: string): OutboxEntry | undefined {
  return readEntries().find((entry) => entry.reference === reference);
}

function readEntries(): OutboxEntry[] {
  const kept = storedKeys(keyOf('')).map(readStored).filter(isEntry);
  return [...kept, ...unkept.values()].sort((one, other) => one.reference.localeCompare(other.reference));
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
  // What happened while there was no listener.
  view = { ...readView(), entries: readEntries() };
  listeners.add(listener);
  addEventListener('storage', onOtherTab);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onOtherTab);
  };
}

/** Tells an entry from anything else that may be stored. */
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
