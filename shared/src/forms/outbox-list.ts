import { isWaiting, type OutboxEntry } from './outbox-entries';
import type { OutboxStore } from './outbox-store';

type Entries = readonly OutboxEntry[];

/** What a page may show of an outbox. */
export type OutboxSnapshot = {
  entries: Entries;
  /** Reference of the request confirmed last, while this page is open. */
  confirmed: string | null;
};

/** What the server knows of an outbox. */
export const emptyOutbox: OutboxSnapshot = { entries: [], confirmed: null };

/** The stored list as a page shows it. */
export type OutboxList = {
  snapshot: () => OutboxSnapshot;
  /** @returns a function that stops listening. */
  subscribe: (listener: () => void) => () => void;
  isShown: () => boolean;
  /**
   * One change after the other: the visitor sees it at once, the device a moment later.
   * @param confirmed reference of a request that was confirmed.
   */
  change: (change: (entries: Entries) => Entries, confirmed?: string | null) => Promise<unknown>;
  /** Resolves once all changes so far are stored. */
  whenStored: () => Promise<unknown>;
  /** Shows the list as another outbox left it. @returns whether a request waits that was not known. */
  readAgain: (confirmed: string | null) => Promise<boolean>;
};

/** @param onStored called when a change is on the device. */
export function createOutboxList(
  store: OutboxStore,
  onStored: (confirmed: string | null) => void,
): OutboxList {
  const listeners = new Set<() => void>();
  let snapshot = emptyOutbox;
  let writing: Promise<unknown> = Promise.resolve();

  const show = (next: Partial<OutboxSnapshot>) => {
    const shown = { ...snapshot, ...next };
    // Most reads find nothing new, and then the page need not render again.
    if (JSON.stringify(shown) === JSON.stringify(snapshot)) return;
    snapshot = shown;
    for (const listener of listeners) listener();
  };

  return {
    snapshot: () => snapshot,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isShown: () => listeners.size > 0,
    change: (change, confirmed = null) => {
      show({ entries: change(snapshot.entries), ...(confirmed && { confirmed }) });
      writing = writing.then(async () => {
        show({ entries: await store.change(change) });
        onStored(confirmed);
      });
      return writing;
    },
    whenStored: () => writing,
    readAgain: async (confirmed) => {
      const known = new Set(snapshot.entries.filter(isWaiting).map(({ reference }) => reference));
      await writing;
      const entries = await store.read();
      show({ entries, ...(confirmed && { confirmed }) });
      return entries.some((entry) => isWaiting(entry) && !known.has(entry.reference));
    },
  };
}
