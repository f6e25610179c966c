import type { FormServiceConfig } from './form-config';
import { rateLimit } from './rate-limit';

/** What may be received, so that a flood neither hides honest requests nor fills the disk. Answers are seconds to wait, or 0. */
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

/** Times what one sender may send: what all may. */
const multipleOfAll = 50;
const day = 24 * 60 * 60;
const everybody = 'everybody';

export function requestQuotas({
  rate: { requests, perSeconds },
  limits: { photosPerDay },
  now,
}: Pick<FormServiceConfig, 'rate' | 'limits' | 'now'>): RequestQuotas {
  const quota = () => ({
    each: rateLimit(requests, perSeconds),
    all: rateLimit(requests * multipleOfAll, perSeconds),
    seen: rateLimit(1, perSeconds),
  });
  const listed = quota();
  const setApart = quota();
  const photos = { each: rateLimit(photosPerDay.address, day), all: rateLimit(photosPerDay.all, day) };

  /** The first request of each sender passes even when nothing is left for all: a flood keeps no visitor out. */
  function waitOf({ each, all, seen }: typeof listed, sender: string): number {
    const isFirst = seen.ask(sender, now()) === 0;
    return each.ask(sender, now()) || (isFirst ? 0 : all.ask(everybody, now()));
  }

  return {
    ask: (sender) => waitOf(listed, sender),
    count(sender, isSetApart) {
      const quotas = isSetApart ? setApart : listed;
      const wait = waitOf(quotas, sender);
      if (wait > 0) return wait;
      for (const limit of [quotas.each, quotas.seen]) limit.count(sender, now());
      quotas.all.count(everybody, now());
      return 0;
    },
    photographs(sender, bytes) {
      if (photos.all.ask(everybody, now(), bytes) > 0) return 'all';
      const wait = photos.each.count(sender, now(), bytes);
      if (wait === 0) photos.all.count(everybody, now(), bytes);
      return wait;
    },
  };
}
