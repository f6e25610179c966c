import { inLanes } from '../lanes';

export type StoredObject = { content: Buffer };

/** What a list tells of an object. */
export type StoredName = { key: string; changedAt: Date };

/**
 * Where machines meet: named objects that are put once and never replaced. No lock, no folders, no more than every
 * object store can do. Keys are words with slashes, such as `releases/towns/1.0.0-3fa9c2d1e0/release.json`.
 */
export type Store = {
  /** As `RTH_STORE` says it, for messages. */
  name: string;
  /** Whether it is the folder of releases of this machine, which shares with no other. */
  isOwn: boolean;
  /** @returns null when there is none. */
  get: (key: string) => Promise<StoredObject | null>;
  /** @returns false when something is there already; that stays. */
  putIfAbsent: (key: string, content: Buffer) => Promise<boolean>;
  /** The objects whose keys start so, by key. */
  list: (prefix: string) => Promise<StoredName[]>;
  /** Whether it was there or not. */
  remove: (key: string) => Promise<void>;
};

/** @param atOnce how many objects are on their way at a time: a store is fast, and each answer takes its way. */
export const forEachAtOnce = <One>(
  all: Iterable<One>,
  work: (one: One) => Promise<unknown>,
  atOnce = 24,
): Promise<void> => inLanes(atOnce, all, work);
