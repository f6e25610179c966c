import type { FormServiceConfig } from './form-config';
import { rateLimit } from './rate-limit';

/** What one sender may send, and how many photographs all may. Waits are in seconds, or 0. */
export type RequestQuotas = {
  /** Whether this sender may send a request now. Counts nothing. */
  ask(sender: string): number;
  /**
   * Counts a request that has been judged. What is set apart counts by itself: robots must not use up what is left
   * for the visitors who share their address.
   */
  count(sender: string, isSetApart: boolean): number;
  /** Counts photographs that are to be kept. @returns whether the day has room for them, of this sender and of all. */
  hasRoomFor(sender: string, bytes: number): boolean;
};

const day = 24 * 60 * 60;

export function requestQuotas({
  rate: { requests, perSeconds },
  limits: { photosPerDay },
  now,
}: Pick<FormServiceConfig, 'rate' | 'limits' | 'now'>): RequestQuotas {
  const listed = rateLimit(requests, perSeconds);
  const setApart = rateLimit(requests, perSeconds);
  const ofSender = rateLimit(photosPerDay.address, day);
  const ofAll = rateLimit(photosPerDay.all, day);

  return {
    ask: (sender) => listed.ask(sender, now()),
    count: (sender, isSetApart) => (isSetApart ? setApart : listed).count(sender, now()),
    hasRoomFor: (sender, bytes) =>
      ofSender.count(sender, now(), bytes) === 0 && ofAll.count('everybody', now(), bytes) === 0,
  };
}
