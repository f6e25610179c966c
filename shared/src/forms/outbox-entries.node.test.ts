import { wasTried } from './outbox-entries';

const now = new Date('2026-11-21T10:00:00Z').getTime();
const entry = (triedAt?: number) =>
  ({ reference: 'RTH-20261121-7KX2QD', fields: {}, state: 'waiting', triedAt }) as const;

beforeEach(() => jest.useFakeTimers({ now }));
afterEach(() => jest.useRealTimers());

describe('a request that waits', () => {
  it.each([
    ['never', undefined, false],
    ['half a wait ago', now - 500, true],
    ['a whole wait ago', now - 1_000, false],
    ['a wait ago, on a clock that is a little behind the timer', now - 960, false],
    ['in a time to come, since the clock was put back', now + 60_000, false],
  ])('was last tried %s', (_when, triedAt, expected) => {
    expect(wasTried(entry(triedAt), 1_000)).toBe(expected);
  });
});
