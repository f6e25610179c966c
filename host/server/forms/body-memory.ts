/** Memory that bodies take together while they arrive. */
export type BodyMemory = {
  /**
   * @param sender its networks, from the narrowest to the widest: see `sender.ts`.
   * @param onEvicted called when others need the memory more: the body is to be given up.
   */
  hold(sender: readonly string[], onEvicted: () => void): HeldMemory;
};

/** `take` answers false when there is no more; what was taken is given back at once by `release`. */
export type HeldMemory = { take(bytes: number): boolean; release(): void };

type MemoryOptions = {
  /** Bytes in all. */
  budget: number;
  /** Bytes for one address. Its wider networks have twice as much together. */
  share: number;
  /** Milliseconds for which a body keeps its memory for certain. */
  protectedFor: number;
  /** A clock that only goes forward, in milliseconds. Default: that of the process. */
  clock?: () => number;
};

type Holding = { own: number; since: number; evict(): void };

/**
 * No address holds more than its share. When the budget is used up, the body that has been arriving
 * for the longest time gives way, so that many slow senders together cannot keep others out.
 */
export function bodyMemory({
  budget,
  share,
  protectedFor,
  clock = () => performance.now(),
}: MemoryOptions): BodyMemory {
  let taken = 0;
  const takenBy = new Map<string, number>();
  // In order of arrival: the first is the oldest.
  const holdings = new Set<Holding>();

  function fits(sender: readonly string[], bytes: number): boolean {
    return sender.every(
      (network, index) => (takenBy.get(network) ?? 0) + bytes <= (index === 0 ? share : 2 * share),
    );
  }

  function count(sender: readonly string[], bytes: number): void {
    taken += bytes;
    for (const network of sender) {
      const now = (takenBy.get(network) ?? 0) + bytes;
      if (now > 0) takenBy.set(network, now);
      else takenBy.delete(network);
    }
  }

  function makeRoom(bytes: number, except: Holding): void {
    const now = clock();
    for (const holding of holdings) {
      if (taken + bytes <= budget || now - holding.since < protectedFor) return;
      if (holding !== except && holding.own > 0) holding.evict();
    }
  }

  return {
    hold(sender, onEvicted) {
      const release = () => {
        count(sender, -holding.own);
        holding.own = 0;
        holdings.delete(holding);
      };
      const holding: Holding = {
        own: 0,
        since: clock(),
        evict() {
          release();
          onEvicted();
        },
      };
      holdings.add(holding);
      return {
        take(bytes) {
          // An evicted body gets no more memory, which nobody would give back.
          if (!holdings.has(holding) || !fits(sender, bytes)) return false;
          makeRoom(bytes, holding);
          if (taken + bytes > budget) return false;
          count(sender, bytes);
          holding.own += bytes;
          return true;
        },
        release,
      };
    },
  };
}
