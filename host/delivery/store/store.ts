import { inLanes } from '../lanes';

export type StoredObject = { content: Buffer };

/** An object in a list. */
export type StoredName = { key: string; changedAt: Date };

/**
 * Named objects that are put once and never replaced. Every object store can do this much: no locks, no folders. Keys are
 * paths such as `releases/towns/1.0.0-3fa9c2d1e0/release.json`.
 */
export type Store = {
  /** Its address, for messages. */
  name: string;
  /** Whether it is the folder of releases of this machine alone. */
  isOwn: boolean;
  /** @returns null when there is none. */
  get: (key: string) => Promise<StoredObject | null>;
  /** @returns false when the object exists already; it is kept. */
  putIfAbsent: (key: string, content: Buffer) => Promise<boolean>;
  /** Lists the objects with a prefix, by key. */
  list: (prefix: string) => Promise<StoredName[]>;
  /** Removes an object, if it exists. */
  remove: (key: string) => Promise<void>;
};

/** @param atOnce requests under way at a time, since the latency of a store is longer than its work. */
export const forEachAtOnce = <One>(
  all: Iterable<One>,
  work: (one: One) => Promise<unknown>,
  atOnce = 24,
): Promise<void> => inLanes(atOnce, all, work);
