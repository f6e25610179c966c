import type { FormServiceConfig } from './form-config';
import { rateLimit } from './rate-limit';

/** What one sender may send, and how many photographs all may. Answers are seconds to wait, or 0. */
export type RequestQuotas = {
  /** Whether this sender may send a request now. Counts nothing. */
  ask(sender: string): number;
  /**
   * Counts a request that has been judged. What is set apart counts by itself: robots must not use up what is left
   * for the visitors who share their address.
   */
  count(sender: string, isSetApart: boolean): number;
  /** Counts photographs that are to be kept: `all` when the day has enough of them, whoever sends them. */
  photographs(sender: string, bytes: number): number | 'all';
};

const day = 24 * 60 * 60;
const everybody = 'everybody';

export function requestQuotas({
  rate: { requests, perSeconds },
  limits: { photosPerDay },
  now,
}: Pick<FormServiceConfig, 'rate' | 'limits' | 'now'>): RequestQuotas {
  const listed = rateLimit(requests, perSeconds);
  const setApart = rateLimit(requests, perSeconds);
  const photos = { each: rateLimit(photosPerDay.address, day), all: rateLimit(photosPerDay.all, day) };

  return {
    ask: (sender) => listed.ask(sender, now()),
    count: (sender, isSetApart) => (isSetApart ? setApart : listed).count(sender, now()),
    photographs(sender, bytes) {
      if (photos.all.ask(everybody, now(), bytes) > 0) return 'all';
      const wait = photos.each.count(sender, now(), bytes);
      if (wait === 0) photos.all.count(everybody, now(), bytes);
      return wait;
    },
  };
}
