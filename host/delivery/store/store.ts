/** Exported here for backups: the store is the only part of delivery that the server imports. */
export { forEachAtOnce } from '../for-each-at-once';

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
  get: (key: string) => Promise<Buffer | null>;
  /** Writes an object, but never replaces one. @returns false when the object exists already. */
  putIfAbsent: (key: string, content: Buffer) => Promise<boolean>;
  /** Lists the objects with a prefix, by key. */
  list: (prefix: string) => Promise<StoredName[]>;
  /** Removes an object, if it exists. */
  remove: (key: string) => Promise<void>;
};
