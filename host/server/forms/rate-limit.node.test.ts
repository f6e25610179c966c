import { rateLimit } from './rate-limit';

const at = (seconds: number) => new Date(seconds * 1_000);

describe('a rate limit', () => {
  it('limits each address in a period, and returns the wait', () => {
    const limit = rateLimit(2, 60);

    expect([0, 1, 30].map((second) => limit.count('a', at(second)))).toEqual([0, 0, 30]);
    expect(limit.count('b', at(30))).toBe(0);
    expect(limit.count('a', at(60))).toBe(0);
  });

  it('does not last longer when the clock is set back', () => {
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
