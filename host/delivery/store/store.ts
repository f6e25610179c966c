import { inLanes } from '../lanes';

export type StoredObject = { content: Buffer };

/** An object without its content. */
export type StoredName = { key: string; changedAt: Date };

/**
 * Named objects that are put once and never replaced. Every object store can do this much: no locks, no folders. Keys are
 * paths such as `releases/towns/1.0.0-3fa9c2d1e0/release.json`.
 */
export type Store = {
  /** Address of the store, for messages. */
  name: string;
  /** Whether the store is this machine's own folder of releases. */
  isOwn: boolean;
  /** Reads an object. @returns null when the object does not exist. */
  get: (key: string) => Promise<StoredObject | null>;
  /** Writes an object, but never replaces one. @returns false when the object exists already. */
  putIfAbsent: (key: string, content: Buffer) => Promise<boolean>;
  /** Lists the objects with a prefix, by key. */
  list: (prefix: string) => Promise<StoredName[]>;
  /** Removes an object, if it exists. */
  remove: (key: string) => Promise<void>;
};

/**
 * Calls a function for each item. @param atOnce maximum concurrent requests: a store's latency is longer than its work.
 */
export const forEachAtOnce = <One>(
  all: Iterable<One>,
  work: (one: One) => Promise<unknown>,
  atOnce = 24,
): Promise<void> => inLanes(atOnce, all, work);
