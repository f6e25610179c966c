import { inDatabase, type DatabaseEntries } from './browser-database';
import { readStored, removeStored, writeStored } from './browser-store';
import { isEntry, type OutboxEntry } from './outbox-entries';
import { outboxKey } from './outbox-key';

type Entries = readonly OutboxEntry[];

/** The list of requests that wait, shared by all outboxes of a visitor. No function rejects. */
export type OutboxStore = {
  read: () => Promise<Entries>;
  /** Whether the device holds requests that the last read did not reach: a busy phone opens a database late. */
  isUnread: () => boolean;
  /** Changes the list as it is stored at that moment, with changes of other outboxes. @returns the new list. */
  change: (change: (entries: Entries) => Entries) => Promise<Entries>;
};

/**
 * Keeps the list in IndexedDB; where there is none, in localStorage; where nothing can be kept,
 * for as long as this page lives.
 *
 * In all cases but the last, something stands under `outboxKey` in localStorage while a request
 * waits: a page looks there without loading a database, and other tabs hear of every change.
 */
export function createOutboxStore(): OutboxStore {
  let unstored: Entries = [];
  let isUnread = false;

  // Read at the last moment: another outbox may have written since this one began.
  const kept = () => together(readList(), unstored);

  const change = async (alter: (entries: Entries) => Entries): Promise<Entries> => {
    try {
      let isMoving = false;
      const { before, after } = await changeInDatabase((entries) => {
        const moving = kept();
        isMoving = moving.length > 0;
        return alter(together(entries, moving));
      });
      unstored = [];
      isUnread = false;
      if (isMoving || !isSame(before, after)) announce(after);
      return after;
    } catch {
      isUnread ||= isInDatabase();
      const after = alter(kept());
      const isKept = isSame(after, readList()) || storeList(after);
      unstored = isKept ? [] : after;
      return after;
    }
  };

  return { change, read: () => change((entries) => entries), isUnread: () => isUnread };
}

/** The two lists as one; of two entries about the same request, the first counts. */
function together(entries: Entries, others: Entries): Entries {
  const isNew = ({ reference }: OutboxEntry) => !entries.some((entry) => entry.reference === reference);
  return [...entries, ...others.filter(isNew)];
}

function changeInDatabase(
  alter: (entries: Entries) => Entries,
): Promise<{ before: Entries; after: Entries }> {
  return inDatabase(outboxKey, async (store) => {
    const before = (await store.getAll()).filter(isEntry);
    const after = alter(before);
    await Promise.all([
      ...removals(store, before, after),
      ...after.map((entry) => store.put(entry, entry.reference)),
    ]);
    return { before, after };
  });
}

function removals(store: DatabaseEntries, before: Entries, after: Entries) {
  const isGone = ({ reference }: OutboxEntry) => !after.some((entry) => entry.reference === reference);
  return before.filter(isGone).map(({ reference }) => store.delete(reference));
}

/** The list is in the database; what stood in localStorage of it has moved there. */
function announce(entries: Entries): void {
  if (entries.length === 0) removeStored(outboxKey);
  // The time makes the text differ at every change: other tabs are told only when the text changes.
  else writeStored(outboxKey, { keptIn: 'indexedDB', changedAt: Date.now() });
}

/** Whether `announce` has said so. */
function isInDatabase(): boolean {
  const stored = readStored(outboxKey);
  return stored !== null && !Array.isArray(stored);
}

function readList(): Entries {
  const stored = readStored(outboxKey);
  return Array.isArray(stored) ? stored.filter(isEntry) : [];
}

/** @returns whether it could be stored. */
function storeList(entries: Entries): boolean {
  const isStored = writeStored(outboxKey, entries);
  if (isStored && entries.length === 0) removeStored(outboxKey);
  return isStored;
}

function isSame(some: Entries, others: Entries): boolean {
  return JSON.stringify(some) === JSON.stringify(others);
}
