import { rateLimit } from './rate-limit';

describe('the rate limit', () => {
  it('lets a number of requests pass and says how long to wait', () => {
    const waitFor = rateLimit({ requests: 2, perSeconds: 60 });

    expect([waitFor('a', 0), waitFor('a', 1_000), waitFor('a', 30_000)]).toEqual([0, 0, 30]);
    expect(waitFor('b', 30_000)).toBe(0);
    expect(waitFor('a', 60_000)).toBe(0);
  });

  it('stays bounded under a flood of addresses', () => {
    const waitFor = rateLimit({ requests: 1, perSeconds: 60 });
    for (let sender = 0; sender < 20_001; sender += 1) waitFor(`sender ${sender}`, 0);

    expect(waitFor('sender 20000', 1)).toBe(60);
    expect(waitFor('sender 0', 1)).toBe(0);
  });
});
