import type { FormServiceConfig } from './form-config';
import { rateLimit } from './rate-limit';

/** Quotas of one address for requests, and of all for photographs. Waits are in seconds, or 0. */
export type RequestQuotas = {
  /**
   * Counts a judged request. Quarantined requests have a quota of their own, so that robots do not use up that of
   * visitors at the same address.
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
