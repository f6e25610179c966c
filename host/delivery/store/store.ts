/** Re-exported for backups in host/server, which may import only the store from delivery. */
export { forEachAtOnce } from '../for-each-at-once';

/** Key and date of an object. */
export type StoredName = { key: string; changedAt: Date };

/** Objects that are written once and never replaced. A key is a path such as `registry/000124.json`. */
export type Store = {
  /** Address of the store, for messages. */
  name: string;
  /** Whether the store is this machine's own folder of releases. */
  isOwn: boolean;
  /** @returns null when the object does not exist. */
  get: (key: string) => Promise<Buffer | null>;
  /** Writes an object unless the key exists. @returns false when the key exists. */
  putIfAbsent: (key: string, content: Buffer) => Promise<boolean>;
  /** Lists the objects whose keys start with the prefix, sorted by key. */
  list: (prefix: string) => Promise<StoredName[]>;
  /** Removes an object if it exists. */
  remove: (key: string) => Promise<void>;
};
