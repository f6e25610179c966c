type Window = { endsAt: number; count: number };

/** Counts one request of a sender; answers the seconds to wait, or 0 when it may pass. */
export type RateLimit = (sender: string, now: number) => number;

// Bounds the memory that a flood from many addresses can take.
const mostSenders = 10_000;

export function rateLimit({ requests, perSeconds }: { requests: number; perSeconds: number }): RateLimit {
  const windows = new Map<string, Window>();

  return (sender, now) => {
    const window = windows.get(sender);
    if (window === undefined || window.endsAt <= now) {
      windows.delete(sender);
      if (windows.size >= mostSenders) forgetOldest(windows);
      windows.set(sender, { endsAt: now + perSeconds * 1000, count: 1 });
      return requests > 0 ? 0 : perSeconds;
    }
    window.count += 1;
    return window.count <= requests ? 0 : Math.max(1, Math.ceil((window.endsAt - now) / 1000));
  };
}

/** A map keeps the order of insertion, and windows all last the same time: the first ends first. */
function forgetOldest(windows: Map<string, Window>): void {
  const [oldest] = windows.keys();
  if (oldest !== undefined) windows.delete(oldest);
}
