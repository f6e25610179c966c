import { dueList } from './due-list';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the list of what is due', () => {
  it('gives every key once, in the order in which it became due', () => {
    const onDue = jest.fn();
    const list = dueList(onDue);
    list.schedule('later', 2_000);
    list.schedule('soon', 1_000);
    list.schedule('now', 0);
    expect([list.take(), list.take()]).toEqual(['now', undefined]);

    jest.advanceTimersByTime(5_000);
    expect(onDue).toHaveBeenCalledTimes(3);
    expect([list.take(), list.take(), list.take()]).toEqual(['soon', 'later', undefined]);
  });

  it('keeps only the last plan for a key', () => {
    const list = dueList(() => undefined);
    list.schedule('a', 0);
    list.schedule('a', 1_000);
    expect(list.take()).toBeUndefined();
    list.schedule('a', 0);
    list.schedule('b', 0);
    list.cancel('b');

    jest.advanceTimersByTime(5_000);
    expect([list.take(), list.take()]).toEqual(['a', undefined]);
  });

  it('takes no notice of a change of the date', () => {
    const list = dueList(() => undefined);
    list.schedule('a', 1_000);
    jest.setSystemTime(new Date('2001-01-01'));

    jest.advanceTimersByTime(1_000);
    expect(list.take()).toBe('a');
  });

  it('loses nothing of a long line that is taken and joined again', () => {
    const list = dueList(() => undefined);
    const keys = Array.from({ length: 10_000 }, (_, index) => String(index));
    for (const key of keys) list.schedule(key, 0);
    for (const key of keys) {
      expect(list.take()).toBe(key);
      list.schedule(`again-${key}`, 0);
    }
    for (const key of keys) expect(list.take()).toBe(`again-${key}`);
  });
});
