/** Remembers the latest so many entries, and forgets the oldest beyond. */
export type RecentEntries<Value> = {
  get(key: string): Value | undefined;
  /** Makes the entry the latest. */
  set(key: string, value: Value): void;
};

export function recentEntries<Value>(most: number): RecentEntries<Value> {
  // A map keeps the order of insertion: the first entry is the oldest.
  const entries = new Map<string, Value>();
  return {
    get: (key) => entries.get(key),
    set(key, value) {
      entries.delete(key);
      entries.set(key, value);
      const [oldest] = entries.size > most ? entries.keys() : [];
      if (oldest !== undefined) entries.delete(oldest);
    },
  };
}
