import { statfs } from 'node:fs/promises';
import type { FormServiceConfig } from './form-config';
import { networkLimit } from './network-limit';
import type { Sender } from './sender';

/** What may be received, so that a flood neither hides honest requests nor fills the disk. */
export type RequestQuotas = {
  /** Counts one request. */
  request(sender: Sender): QuotaVerdict;
  /** Counts photographs that are to be kept: `left-out` when only the request itself may be kept. */
  photographs(sender: Sender, bytes: number): Promise<QuotaVerdict | { kind: 'left-out' }>;
};

export type QuotaVerdict =
  { kind: 'free' } | { kind: 'refused'; failure: 'too-many-requests' | 'daily-quota'; wait: number };

/** Times what one address may send: what all may send, and what an address may send in a day. */
const multiples = { all: 50, day: 10 };
const daySeconds = 24 * 60 * 60;

/** @param spoolDir on the disk whose free space counts. */
export function requestQuotas(
  { rate, limits, now }: Pick<FormServiceConfig, 'rate' | 'limits' | 'now'>,
  spoolDir: string,
): RequestQuotas {
  const { requests, perSeconds } = rate;
  const all = requests * multiples.all;
  const atOnce = networkLimit({ address: requests, all, perSeconds, sparesFirst: true });
  const inDay = networkLimit({
    address: requests * multiples.day,
    all: all * multiples.day,
    perSeconds: daySeconds,
    sparesFirst: true,
  });
  const photographs = networkLimit({
    ...limits.photosPerDay,
    perSeconds: daySeconds,
    sparesFirst: false,
  });

  return {
    request(sender) {
      const time = now().getTime();
      const pace = atOnce(sender, 1, time);
      if (pace.kind !== 'free') return { kind: 'refused', failure: 'too-many-requests', wait: pace.wait };
      const day = inDay(sender, 1, time);
      if (day.kind !== 'free') return { kind: 'refused', failure: 'daily-quota', wait: day.wait };
      return { kind: 'free' };
    },
    async photographs(sender, bytes) {
      if ((await freeSpace(spoolDir)) - bytes < limits.reservedSpace) return { kind: 'left-out' };
      const verdict = photographs(sender, bytes, now().getTime());
      if (verdict.kind === 'network') {
        return { kind: 'refused', failure: 'daily-quota', wait: verdict.wait };
      }
      return { kind: verdict.kind === 'all' ? 'left-out' : 'free' };
    },
  };
}

/** In bytes. A disk that cannot be asked is taken for a full one. */
async function freeSpace(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}
