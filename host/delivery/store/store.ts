/** Objects that are written once and never replaced. A key is a path such as `registry/000124.json`. */
export type Store = {
  /** Address of the store, for messages. */
  name: string;
  /** @returns null when the object does not exist. */
  get: (key: string) => Promise<Buffer | null>;
  /** Writes an object unless the key exists. @returns false when the key exists. */
  putIfAbsent: (key: string, content: Buffer) => Promise<boolean>;
  /** Lists the objects whose keys start with the prefix, with their dates, sorted by key. */
  list: (prefix: string) => Promise<{ key: string; changedAt: Date }[]>;
  /** Removes an object if it exists, with all its versions in a bucket that keeps them. */
  remove: (key: string) => Promise<void>;
};
