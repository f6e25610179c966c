import { sampleIdentity } from '@renovation-th/shared/testing/sample-identity';
import { formServiceConfig, type FormServiceOptions } from './form-config';
import { rateLimit, requestQuotas } from './rate-limit';

const at = (seconds: number) => new Date(seconds * 1_000);

describe('a rate limit', () => {
  it('limits each address per period, and returns the seconds to wait', () => {
    const limit = rateLimit(2, 60);

    expect([0, 1, 30].map((second) => limit.count('a', at(second)))).toEqual([0, 0, 30]);
    expect(limit.count('b', at(30))).toBe(0);
    expect(limit.count('a', at(60))).toBe(0);
  });

  it('does not last longer if the clock is set back', () => {
    const limit = rateLimit(1, 60);

    expect([limit.count('a', at(31_536_000)), limit.count('a', at(0))]).toEqual([0, 0]);
  });

  it('uses bounded memory under a flood of addresses', () => {
    const limit = rateLimit(1, 60);
    for (let sender = 0; sender < 60_001; sender += 1) limit.count(`sender ${sender}`, at(0));

    expect(limit.count('sender 60000', at(1))).toBeGreaterThan(0);
    expect(limit.count('sender 0', at(1))).toBe(0);
  });
});

const day = 24 * 60 * 60 * 1_000;
const rate = { requests: 2, perSeconds: 60 };

function quotas(options: Omit<FormServiceOptions, 'identity'>) {
  const time = { now: Date.parse('2026-11-21T09:00:00Z') };
  const config = formServiceConfig({ identity: sampleIdentity, now: () => new Date(time.now), ...options });
  return { time, quotas: requestQuotas(config) };
}

describe('the quotas of requests', () => {
  it('count the quarantined and the other requests of an address separately', () => {
    const { quotas: counted } = quotas({ rate });
    const robots = Array.from({ length: 20 }, () => counted.count('shared', true));

    expect(robots.filter((wait) => wait === 0)).toHaveLength(2);
    expect(counted.count('shared', false)).toBe(0);
  });
});

describe('the photo quotas', () => {
  const limits = { photosPerDay: { address: 100, all: 300 } };

  it('apply to each address per day, and to all addresses together', () => {
    const { time, quotas: counted } = quotas({ limits });

    expect([100, 1].map((bytes) => counted.hasRoomFor('a', bytes))).toEqual([true, false]);
    expect(['b', 'c', 'd'].map((clientKey) => counted.hasRoomFor(clientKey, 100))).toEqual([
      true,
      true,
      false,
    ]);
    time.now += day;
    expect(counted.hasRoomFor('a', 1)).toBe(true);
  });
});
