/** Which keys are due, the one that has been due for longest first. No step depends on how many keys wait. */
export type DueList = {
  /** Makes the key due after so many milliseconds, whatever was planned for it before. */
  schedule(key: string, wait: number): void;
  /** Takes the next key that is due off the list; undefined when none is. */
  take(): string | undefined;
  cancel(key: string): void;
  cancelAll(): void;
};

/** How many names that were taken off the front may stay in memory before the list is trimmed. */
const mostTaken = 1_000;

/**
 * Every key has a timer of its own. Timers run on the monotonic clock, so that no change of the date
 * can delay a key or bring it forward, and Node keeps them sorted.
 * @param onDue called whenever a key has become due.
 */
export function dueList(onDue: () => void): DueList {
  const timers = new Map<string, NodeJS.Timeout>();
  const due = new Set<string>();
  /** In the order of becoming due. May name keys that are not due any more: `due` knows. */
  let line: string[] = [];
  let taken = 0;

  function cancel(key: string): void {
    clearTimeout(timers.get(key));
    timers.delete(key);
    due.delete(key);
  }

  function makeDue(key: string): void {
    timers.delete(key);
    due.add(key);
    line.push(key);
    onDue();
  }

  return {
    schedule(key, wait) {
      cancel(key);
      if (wait <= 0) makeDue(key);
      else timers.set(key, setTimeout(makeDue, wait, key));
    },
    take() {
      while (taken < line.length) {
        const key = line[taken] ?? '';
        taken += 1;
        if (taken > mostTaken && taken * 2 > line.length) {
          line = line.slice(taken);
          taken = 0;
        }
        if (due.delete(key)) return key;
      }
      return undefined;
    },
    cancel,
    cancelAll() {
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
      due.clear();
    },
  };
}
