import type { FormServiceConfig } from './form-config';

/** Limits the amount per address and period, in a unit that the caller chooses. */
export type RateLimit = {
  /** Seconds until an amount may pass; 0 when it may pass now. Counts nothing. */
  ask(clientKey: string, now: Date, amount?: number): number;
  /** Like `ask`, but counts an amount that passes. */
  count(clientKey: string, now: Date, amount?: number): number;
};

type Window = { endsAt: number; used: number };

// Bounds the memory that a flood from many addresses can take.
const mostClients = 30_000;

/** @param most amount of one address in `perSeconds` seconds from its first use. */
export function rateLimit(most: number, perSeconds: number): RateLimit {
  // All windows have one length, so the map's first window ends first.
  const windows = new Map<string, Window>();

  function windowOf(clientKey: string, now: number): Window {
    const window = windows.get(clientKey);
    const latest = now + perSeconds * 1_000;
    // A window that ends too far in the future was opened before the clock was set back.
    return window && now < window.endsAt && window.endsAt <= latest ? window : { endsAt: latest, used: 0 };
  }

  function waitIn({ endsAt, used }: Window, now: number, amount: number): number {
    return used + amount <= most ? 0 : Math.max(1, Math.ceil((endsAt - now) / 1_000));
  }

  return {
    ask: (clientKey, now, amount = 1) => waitIn(windowOf(clientKey, now.getTime()), now.getTime(), amount),
    count(clientKey, now, amount = 1) {
      const window = windowOf(clientKey, now.getTime());
      const wait = waitIn(window, now.getTime(), amount);
      if (wait > 0) return wait;
      window.used += amount;
      if (windows.get(clientKey) !== window) windows.delete(clientKey);
      windows.set(clientKey, window);
      const [oldest] = windows.size > mostClients ? windows.keys() : [];
      if (oldest !== undefined) windows.delete(oldest);
      return 0;
    },
  };
}

/** Quotas of requests per address, and of photographs per address and for all. Waits are in seconds, or 0. */
export type RequestQuotas = {
  /**
   * Counts a request after the spam check. Quarantined requests have their own quota, so that robots do not use up the
   * quota of visitors at the same address.
   */
  count(clientKey: string, isQuarantined: boolean): number;
  /** Counts photographs. @returns whether they fit the day's quota of this address and of all. */
  hasRoomFor(clientKey: string, bytes: number): boolean;
};

const day = 24 * 60 * 60;

export function requestQuotas({
  rate: { requests, perSeconds },
  limits: { photosPerDay },
  now,
}: Pick<FormServiceConfig, 'rate' | 'limits' | 'now'>): RequestQuotas {
  const listed = rateLimit(requests, perSeconds);
  const quarantined = rateLimit(requests, perSeconds);
  const ofClient = rateLimit(photosPerDay.address, day);
  const ofAll = rateLimit(photosPerDay.all, day);

  return {
    count: (clientKey, isQuarantined) => (isQuarantined ? quarantined : listed).count(clientKey, now()),
    hasRoomFor: (clientKey, bytes) =>
      ofClient.count(clientKey, now(), bytes) === 0 && ofAll.count('everybody', now(), bytes) === 0,
  };
}
