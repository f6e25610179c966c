/** Runs so many tasks at a time; the others wait for their turn. */
export function lanes(count: number) {
  const waiting: (() => void)[] = [];
  let running = 0;

  return {
    async run<Value>(task: () => Promise<Value>): Promise<Value> {
      if (running === count) await new Promise<void>((resolve) => waiting.push(resolve));
      else running += 1;
      try {
        return await task();
      } finally {
        const next = waiting.shift();
        // The place is handed over, so nobody can take it in between.
        if (next) next();
        else running -= 1;
      }
    },
  };
}
