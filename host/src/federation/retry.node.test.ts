import { withinTime, withRetries } from './retry';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('a request with retries', () => {
  it('waits 1, 2 and 4 s, and then fails with its last error', async () => {
    const attempt = jest.fn(async (number: number) => {
      throw new Error(`failure ${number}`);
    });
    const outcome = withRetries(attempt).catch((error: Error) => error.message);

    for (const [seconds, times] of [
      [1, 2],
      [2, 3],
      [4, 4],
    ] as const) {
      await jest.advanceTimersByTimeAsync(seconds * 1_000 - 1);
      expect(attempt).toHaveBeenCalledTimes(times - 1);
      await jest.advanceTimersByTimeAsync(1);
      expect(attempt).toHaveBeenCalledTimes(times);
    }
    await expect(outcome).resolves.toBe('failure 3');
  });

  it('stops trying at the first success', async () => {
    const attempt = jest.fn(async (number: number) => {
      if (number < 2) throw new Error('not yet');
      return number;
    });
    const outcome = withRetries(attempt);

    await jest.advanceTimersByTimeAsync(60_000);

    await expect(outcome).resolves.toBe(2);
    expect(attempt).toHaveBeenCalledTimes(3);
  });
});

describe('a request within time', () => {
  /** `AbortSignal.timeout` counts outside the fake clock. */
  function countOnTheFakeClock() {
    jest.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('Too late', 'TimeoutError')), milliseconds);
      return controller.signal;
    });
  }
  const hang = (signal: AbortSignal) =>
    new Promise<never>((_resolve, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason as Error)),
    );

  it('is cut off after 5 s', async () => {
    countOnTheFakeClock();
    let failure: string | null = null;
    void withinTime(hang).catch((error: Error) => (failure = error.name));

    await jest.advanceTimersByTimeAsync(4_999);
    expect(failure).toBeNull();
    await jest.advanceTimersByTimeAsync(1);
    expect(failure).toBe('TimeoutError');
  });
});
