import { importWithRetry } from './import-with-retry';

const failed = new Error('Loading chunk failed.');
const load = jest.fn<Promise<string>, []>();

beforeEach(() => {
  jest.useFakeTimers();
  load.mockReset();
  load.mockRejectedValue(failed);
});
afterEach(() => jest.useRealTimers());

const tries = () => load.mock.calls.length;

it('retries after one, two and four seconds', async () => {
  const result = expect(importWithRetry(load)).rejects.toBe(failed);
  await jest.advanceTimersByTimeAsync(0);
  expect(tries()).toBe(1);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(tries()).toBe(2);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(tries()).toBe(3);
  await jest.advanceTimersByTimeAsync(4_000);
  expect(tries()).toBe(4);
  await result;
});

it('returns the code of the first try that succeeds', async () => {
  load.mockRejectedValueOnce(failed).mockResolvedValue('code');
  const result = importWithRetry(load);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(await result).toBe('code');
  expect(tries()).toBe(2);
});
