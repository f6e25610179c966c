import { sampleIdentity } from '@renovation-th/shared/testing/sample-identity';
import { formServiceConfig, type FormServiceOptions } from './form-config';
import { requestQuotas } from './request-quotas';

const day = 24 * 60 * 60 * 1_000;
const rate = { requests: 2, perSeconds: 60 };

function quotas(options: Omit<FormServiceOptions, 'identity'>) {
  const time = { now: Date.parse('2026-11-21T09:00:00Z') };
  const config = formServiceConfig({ identity: sampleIdentity, now: () => new Date(time.now), ...options });
  return { time, quotas: requestQuotas(config) };
}

describe('the quotas of requests', () => {
  it('count quarantined requests separately from those of visitors at the same address', () => {
    const { quotas: counted } = quotas({ rate });
    const robots = Array.from({ length: 20 }, () => counted.count('shared', true));

    expect(robots.filter((wait) => wait === 0)).toHaveLength(2);
    expect(counted.count('shared', false)).toBe(0);
  });
});

describe('the quotas of photographs', () => {
  const limits = { photosPerDay: { address: 100, all: 300 } };

  it('hold for an address in a day, and for all addresses together', () => {
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
