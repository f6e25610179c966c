import { onIdle } from './when-idle';

type IdleOptions = { timeout: number };
const requestIdle = jest.fn<number, [() => void, IdleOptions]>();

beforeEach(() => {
  jest.useFakeTimers();
  requestIdle.mockReset();
});

afterEach(() => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  jest.useRealTimers();
});

describe('an idle moment', () => {
  it('is the browser’s, at most 3 s away', () => {
    Object.assign(window, { requestIdleCallback: requestIdle });
    const task = jest.fn();

    onIdle(task);
    expect(task).not.toHaveBeenCalled();
    expect(requestIdle.mock.calls[0]?.[1]).toEqual({ timeout: 3_000 });

    requestIdle.mock.calls[0]?.[0]();
    expect(task).toHaveBeenCalledTimes(1);
  });

  it('is a short wait where the browser knows none', async () => {
    const task = jest.fn();
    onIdle(task);

    await jest.advanceTimersByTimeAsync(3_000);

    expect(task).toHaveBeenCalledTimes(1);
  });
});
