import { waitAfter } from './mail-settings';

describe('the wait before another attempt', () => {
  it('doubles, has a cap, and differs from one message to the next', () => {
    const settings = { first: 2_000, longest: 900_000 };
    const waits = [1, 2, 3, 20, 1_000].map((failures) => waitAfter(failures, settings, () => 0));

    expect(waits).toEqual([2_000, 4_000, 8_000, 900_000, 900_000]);
    expect(waitAfter(1, settings, () => 0.999)).toBe(1_001);
  });
});
