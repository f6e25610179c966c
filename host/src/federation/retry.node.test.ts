import { withinTime, withRetries } from './retry';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('a request with retries', () => {
  it('is made four times, and then fails with its last error', async () => {
    const attempt = jest.fn(async (number: number) => {
      throw new Error(`failure ${number}`);
    });
    const outcome = withRetries(attempt).catch((error: Error) => error.message);
    await jest.runAllTimersAsync();

    await expect(outcome).resolves.toBe('failure 3');
    expect(attempt).toHaveBeenCalledTimes(4);
  });
});

it('A request that hangs is cut off', async () => {
  // `AbortSignal.timeout` counts outside the fake clock.
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('Too late', 'TimeoutError')), milliseconds);
    return controller.signal;
  });
  const hang = (signal: AbortSignal) =>
    new Promise<never>((_resolve, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason as Error)),
    );
  const outcome = withinTime(hang).catch((error: Error) => error.name);
  await jest.runAllTimersAsync();

  await expect(outcome).resolves.toBe('TimeoutError');
});
