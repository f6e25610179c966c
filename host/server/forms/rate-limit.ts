import type { FormServiceConfig } from './form-config';

type Window = { endsAt: number; used: number };

// Bounds the memory that a flood from many addresses can use.
const mostClients = 30_000;

/**
 * Limits an amount per address and period. The caller chooses the unit of the amount.
 * @param most maximum amount of one address within `perSeconds` seconds of its first use.
 */
export function rateLimit(most: number, perSeconds: number) {
  // All windows are equally long, so the first window in the map ends first.
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
    /** Returns the seconds until another use is allowed, or 0. Counts nothing. */
    ask: (clientKey: string, now: Date) => waitIn(windowOf(clientKey, now.getTime()), now.getTime(), 1),
    /** Counts an amount if it is allowed now. @returns the seconds until it is allowed, or 0 if it was counted. */
    count(clientKey: string, now: Date, amount = 1): number {
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

const day = 24 * 60 * 60;

/** Creates the quotas of requests and photographs. */
export function requestQuotas({
  rate: { requests, perSeconds },
  limits: { photosPerDay },
  now,
}: Pick<FormServiceConfig, 'rate' | 'limits' | 'now'>) {
  const listed = rateLimit(requests, perSeconds);
  const quarantined = rateLimit(requests, perSeconds);
  const ofClient = rateLimit(photosPerDay.address, day);
  const ofAll = rateLimit(photosPerDay.all, day);

  return {
    /** Counts a request after the spam check. @returns the seconds to wait, or 0. */
    count: (clientKey: string, isQuarantined: boolean) =>
      (isQuarantined ? quarantined : listed).count(clientKey, now()),
    /** Counts bytes of photographs. @returns whether the daily quotas allow them. */
    hasRoomFor: (clientKey: string, bytes: number) =>
      ofClient.count(clientKey, now(), bytes) === 0 && ofAll.count('everybody', now(), bytes) === 0,
  };
}
