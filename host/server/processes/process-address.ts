/** Where a process listens, for those who ask now and those who wait for it. */
export type ProcessAddress = {
  /** Null while the process is not there. */
  now(): string | null;
  /** Resolves with the address as soon as there is one; null after `patience` milliseconds without. */
  reach(patience: number): Promise<string | null>;
  found(address: string): void;
  lost(): void;
  /** Nobody need wait any more. */
  end(): void;
};

export function processAddress(): ProcessAddress {
  const waiting = new Set<(address: string | null) => void>();
  let known: string | null = null;
  let hasEnded = false;

  const tell = (address: string | null) => {
    for (const settle of waiting) settle(address);
  };

  return {
    now: () => known,
    async reach(patience) {
      if (known !== null || hasEnded) return known;
      return new Promise((resolve) => {
        const settle = (reached: string | null) => {
          clearTimeout(limit);
          waiting.delete(settle);
          resolve(reached);
        };
        const limit = setTimeout(() => settle(null), patience);
        waiting.add(settle);
      });
    },
    found(address) {
      known = address;
      tell(address);
    },
    lost() {
      known = null;
    },
    end() {
      hasEnded = true;
      tell(null);
    },
  };
}
