import { startRounds } from './start-rounds';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the rounds', () => {
  it('come every minute, and a slow job delays no other and never runs twice at once', async () => {
    let finish = () => {};
    const slow = { round: jest.fn(() => new Promise<void>((resolve) => (finish = resolve))) };
    const quick = { round: jest.fn(async () => undefined) };
    const rounds = startRounds([slow, quick]);
    expect(quick.round).not.toHaveBeenCalled();

    await jest.advanceTimersByTimeAsync(5 * 60_000);
    expect(quick.round).toHaveBeenCalledTimes(5);
    expect(slow.round).toHaveBeenCalledTimes(1);

    finish();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(slow.round).toHaveBeenCalledTimes(2);

    let isStopped = false;
    const stopping = rounds.stop().then(() => (isStopped = true));
    await jest.advanceTimersByTimeAsync(5 * 60_000);
    expect(isStopped).toBe(false);
    finish();
    await stopping;
    expect(quick.round).toHaveBeenCalledTimes(6);
  });
});
