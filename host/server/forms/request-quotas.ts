import type { FormServiceConfig } from './form-config';
import { networkLimit } from './network-limit';
import type { Sender } from './sender';

/** What may be received, so that a flood neither hides honest requests nor fills the disk. */
export type RequestQuotas = {
  /** Whether this sender may send a request now. Counts nothing. */
  ask(sender: Sender): QuotaVerdict;
  /**
   * Counts a request that has been judged. What is set apart counts by itself: robots must not use up what is left
   * for the visitors of their networks.
   */
  count(sender: Sender, isSetApart: boolean): QuotaVerdict;
  /** Counts photographs that are to be kept: `left-out` when only the request itself may be kept. */
  photographs(sender: Sender, bytes: number): QuotaVerdict | { kind: 'left-out' };
};

export type QuotaVerdict =
  { kind: 'free' } | { kind: 'refused'; failure: 'too-many-requests' | 'daily-quota'; wait: number };

/** Times what one address may send: what all may send, and what an address may send in a day. */
const multiples = { all: 50, day: 10 };
const daySeconds = 24 * 60 * 60;

export function requestQuotas({
  rate: { requests, perSeconds },
  limits,
  now,
}: Pick<FormServiceConfig, 'rate' | 'limits' | 'now'>): RequestQuotas {
  const limit = (times: number, seconds: number) =>
    networkLimit({
      address: requests * times,
      all: requests * multiples.all * times,
      perSeconds: seconds,
      sparesFirst: true,
    });
  const pair = () => ({ atOnce: limit(1, perSeconds), inDay: limit(multiples.day, daySeconds) });
  const listed = pair();
  const setApart = pair();
  const photographs = networkLimit({
    ...limits.photosPerDay,
    perSeconds: daySeconds,
    sparesFirst: false,
  });

  function verdictOf({ atOnce, inDay }: typeof listed, how: 'ask' | 'count', sender: Sender): QuotaVerdict {
    const time = now().getTime();
    const pace = atOnce[how](sender, 1, time);
    if (pace.kind !== 'free') return { kind: 'refused', failure: 'too-many-requests', wait: pace.wait };
    const day = inDay[how](sender, 1, time);
    if (day.kind !== 'free') return { kind: 'refused', failure: 'daily-quota', wait: day.wait };
    return { kind: 'free' };
  }

  return {
    ask: (sender) => verdictOf(listed, 'ask', sender),
    count: (sender, isSetApart) => verdictOf(isSetApart ? setApart : listed, 'count', sender),
    photographs(sender, bytes) {
      const verdict = photographs.count(sender, bytes, now().getTime());
      if (verdict.kind === 'network') return { kind: 'refused', failure: 'daily-quota', wait: verdict.wait };
      return { kind: verdict.kind === 'all' ? 'left-out' : 'free' };
    },
  };
}
