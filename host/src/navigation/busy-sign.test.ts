import { withBusySign } from './busy-sign';

const isBusy = () => document.documentElement.hasAttribute('data-busy');
const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

beforeEach(() => void jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('The sign stays while another page is awaited, and goes with one that fails', async () => {
  void withBusySign(wait(500));
  const failing = withBusySign(wait(1_000).then(() => Promise.reject(new Error('gone')))).catch(
    () => 'failed',
  );
  await jest.advanceTimersByTimeAsync(600);
  expect(isBusy()).toBe(true);

  await jest.advanceTimersByTimeAsync(400);
  expect(await failing).toBe('failed');
  expect(isBusy()).toBe(false);
});
