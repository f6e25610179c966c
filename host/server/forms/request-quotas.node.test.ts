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
  it('count what is set apart by itself: it uses up nothing of what is left for the visitors of its address', () => {
    const { quotas: counted } = quotas({ rate });
    const robots = Array.from({ length: 20 }, () => counted.count('shared', true));

    expect(robots.filter((wait) => wait === 0)).toHaveLength(2);
    expect(counted.ask('shared')).toBe(0);
  });
});

describe('the quotas of photographs', () => {
  const limits = { photosPerDay: { address: 100, all: 300 } };

  it('hold for an address in a day', () => {
    const { time, quotas: counted } = quotas({ limits });

    expect(counted.photographs('a', 100)).toBe(0);
    expect(counted.photographs('a', 1)).toBe(86_400);
    time.now += day;
    expect(counted.photographs('a', 1)).toBe(0);
  });

  it('leave photographs out when all have sent too many, so that text still finds its way', () => {
    const { quotas: counted } = quotas({ limits });

    expect(['a', 'b', 'c', 'd'].map((sender) => counted.photographs(sender, 100))).toEqual([0, 0, 0, 'all']);
  });
});
