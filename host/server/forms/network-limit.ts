import type { Sender } from './sender';

/** How much may pass in how many seconds. */
export type Allowance = {
  /** From one address. A /56 of IPv6 has twice as much, a /48 or a /24 of IPv4 four times. */
  address: number;
  /** From everybody. */
  all: number;
  perSeconds: number;
  /**
   * Whether the first of each /24 or /48 passes even when nothing is left for all, so that a flood from
   * some networks keeps no visitor out.
   */
  sparesFirst: boolean;
};

/** `wait`: in seconds, until the sender (`network`) or everybody (`all`) has something left. */
export type Verdict = { kind: 'free' } | { kind: 'network' | 'all'; wait: number };

/** Counts an amount against its sender, if it may pass. `now`: in milliseconds. */
export type NetworkLimit = (sender: Sender, amount: number, now: number) => Verdict;

type Window = { endsAt: number; used: number };

// Bounds the memory that a flood from many addresses can take.
const mostWindows = 30_000;

/** What is refused counts nowhere, so that one sender cannot use up what is left for others. */
export function networkLimit({ address, all, perSeconds, sparesFirst }: Allowance): NetworkLimit {
  const windows = new Map<string, Window>();
  let everybody: Window = { endsAt: 0, used: 0 };

  const current = (window: Window | undefined, now: number): Window =>
    // A window that ends too far in the future means that the clock was put back.
    window && now < window.endsAt && window.endsAt <= now + perSeconds * 1_000
      ? window
      : { endsAt: now + perSeconds * 1_000, used: 0 };

  return (sender, amount, now) => {
    const own = sender.map((network, index) => ({
      network,
      window: current(windows.get(network), now),
      most: address * multiple(index, sender.length),
    }));
    const wait = ({ endsAt }: Window) => Math.max(1, Math.ceil((endsAt - now) / 1_000));
    const spent = own.find(({ window, most }) => window.used + amount > most);
    if (spent) return { kind: 'network', wait: wait(spent.window) };

    everybody = current(everybody, now);
    const isSpared = sparesFirst && own.at(-1)?.window.used === 0;
    if (everybody.used + amount > all && !isSpared) return { kind: 'all', wait: wait(everybody) };

    everybody.used += amount;
    for (const { network, window } of own) {
      window.used += amount;
      keepNewest(windows, network, window);
    }
    return { kind: 'free' };
  };
}

/** The narrowest network comes first, the widest last. */
function multiple(index: number, count: number): number {
  if (index === 0) return 1;
  return index === count - 1 ? 4 : 2;
}

/** A map keeps the order of insertion, and windows all last the same time: the first ends first. */
function keepNewest(windows: Map<string, Window>, network: string, window: Window): void {
  if (windows.get(network) === window) return;
  windows.delete(network);
  windows.set(network, window);
  const [oldest] = windows.keys();
  if (windows.size > mostWindows && oldest !== undefined) windows.delete(oldest);
}
