import { lanes } from './lanes';

/** A task that ends when the test says so. */
function task() {
  let end = () => {};
  let fail = () => {};
  const ended = new Promise<void>((resolve, reject) => {
    end = resolve;
    fail = () => reject(new Error('broken'));
  });
  return { start: jest.fn(() => ended), end, fail };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('Lanes', () => {
  it('run no more tasks at a time than they are, and all of them in the end', async () => {
    const tasks = [task(), task(), task(), task()];
    const two = lanes(2);
    const all = Promise.all(tasks.map(({ start }) => two.run(start)));
    const started = () => tasks.map(({ start }) => start.mock.calls.length);

    await turn();
    expect(started()).toEqual([1, 1, 0, 0]);
    tasks[1]?.end();
    await turn();
    expect(started()).toEqual([1, 1, 1, 0]);
    for (const { end } of tasks) end();
    await all;
    expect(started()).toEqual([1, 1, 1, 1]);
  });

  it('go on after a task that failed', async () => {
    const one = lanes(1);
    const [broken, next] = [task(), task()];
    const first = one.run(broken.start);
    const second = one.run(next.start);
    broken.fail();

    await expect(first).rejects.toThrow('broken');
    next.end();
    await second;
    expect(next.start).toHaveBeenCalledTimes(1);
  });
});
