import type { Sender } from './sender';

/** How much may pass in how many seconds. */
export type Allowance = {
  /** From one address. A /48 of IPv6 or a /24 of IPv4 has four times as much. */
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

/** `now`: in milliseconds. */
export type NetworkLimit = {
  /** Whether an amount may pass; counts nothing. */
  ask(sender: Sender, amount: number, now: number): Verdict;
  /** Counts an amount against its sender, if it may pass. */
  count(sender: Sender, amount: number, now: number): Verdict;
};

type Window = { endsAt: number; used: number };

/** Whoever has many addresses has them in one network. */
const multipleOfNetwork = 4;

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

  function passing(sender: Sender, amount: number, now: number) {
    const own = sender.map((network, index) => ({
      network,
      window: current(windows.get(network), now),
      most: index === 0 ? address : address * multipleOfNetwork,
    }));
    everybody = current(everybody, now);
    const wait = ({ endsAt }: Window) => Math.max(1, Math.ceil((endsAt - now) / 1_000));
    const spent = own.find(({ window, most }) => window.used + amount > most);
    const isSpared = sparesFirst && own.at(-1)?.window.used === 0;
    const verdict: Verdict = spent
      ? { kind: 'network', wait: wait(spent.window) }
      : everybody.used + amount > all && !isSpared
        ? { kind: 'all', wait: wait(everybody) }
        : { kind: 'free' };
    return { verdict, own };
  }

  return {
    ask: (...asked) => passing(...asked).verdict,
    count(sender, amount, now) {
      const { verdict, own } = passing(sender, amount, now);
      if (verdict.kind !== 'free') return verdict;
      everybody.used += amount;
      for (const { network, window } of own) {
        window.used += amount;
        keepNewest(windows, network, window);
      }
      return verdict;
    },
  };
}

/** A map keeps the order of insertion, and windows all last the same time: the first ends first. */
function keepNewest(windows: Map<string, Window>, network: string, window: Window): void {
  if (windows.get(network) === window) return;
  windows.delete(network);
  windows.set(network, window);
  const [oldest] = windows.keys();
  if (windows.size > mostWindows && oldest !== undefined) windows.delete(oldest);
}
