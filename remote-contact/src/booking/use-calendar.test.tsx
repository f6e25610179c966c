import { act, renderHook } from '@testing-library/react';
import { useCalendar } from './use-calendar';

let mockFailures = 5;
jest.mock('@renovation-th/shared/calendar', () => {
  if (mockFailures > 0) throw new Error(`Loading chunk calendar failed (${(mockFailures -= 1)} left).`);
  return { Calendar: () => null };
});

afterEach(() => jest.useRealTimers());

// This test has its own file, because Jest caches the module once it has loaded.
it('retries loading the calendar whenever the network is back', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  const { result } = renderHook(() => useCalendar({ current: null }));
  await act(async () => result.current.load());
  await act(() => jest.advanceTimersByTimeAsync(7_000));
  expect(mockFailures).toBe(1);
  expect(result.current.Widget).toBeNull();

  for (const _attempt of ['fails', 'succeeds'])
    await act(async () => {
      dispatchEvent(new Event('online'));
      await jest.advanceTimersByTimeAsync(0);
    });
  expect(result.current.Widget).not.toBeNull();
});
