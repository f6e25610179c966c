import { inLanes } from '../lanes';

/** A stored text or file. */
export type StoredObject = { content: Buffer; /** Changes with the content. */ etag: string };

/** What a list tells of an object. */
export type StoredName = { key: string; changedAt: Date };

/**
 * Where machines meet: named objects that change one at a time. No lock, no folders, no more than every object
 * store can do. Keys are words with slashes, such as `releases/towns/1.0.0-3fa9c2d1e0/release.json`.
 */
export type Store = {
  /** As `RTH_STORE` says it, for messages. */
  name: string;
  /** Whether it is the folder of releases of this machine, which shares with no other. */
  isOwn: boolean;
  /** @returns null when there is none. */
  get: (key: string) => Promise<StoredObject | null>;
  /** The same, but nothing is sent when it still has this ETag. */
  getIfChanged: (key: string, etag: string) => Promise<StoredObject | 'unchanged' | null>;
  /** @returns false when something is there already; that stays. */
  putIfAbsent: (key: string, content: Buffer) => Promise<boolean>;
  /** Replaces what has this ETag. @returns false when it has another one by now, or is gone. */
  putIfUnchanged: (key: string, content: Buffer, etag: string) => Promise<boolean>;
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
