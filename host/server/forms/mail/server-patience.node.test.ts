import { serverPatience } from './server-patience';

const retry = { first: 1_000, longest: 900_000 };

// The clock of performance.now is one of those.
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** How long messages wait after each of these has found no server, to a hundred milliseconds. */
function waits(keys: readonly string[]): number[] {
  const server = serverPatience(retry);
  return keys.map((key) => {
    server.missed(key, 'away');
    let waited = 0;
    for (; server.mostAtOnce() === 0; waited += 100) jest.advanceTimersByTime(100);
    return waited;
  });
}

describe('patience with a mail server that is away', () => {
  it('grows as long as one message after the other finds no server', () => {
    const [first = 0, ...others] = waits(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l']);

    expect(first).toBeLessThanOrEqual(1_000);
    expect(others.at(-1)).toBeGreaterThanOrEqual(450_000);
  });

  it('stays short when it is always the same message that breaks the connection', () => {
    expect(Math.max(...waits(Array.from({ length: 20 }, () => 'poison')))).toBeLessThanOrEqual(1_000);
  });

  it('lets one message try, and all once that has left', () => {
    const server = serverPatience(retry);
    expect(server.mostAtOnce()).toBe(4);
    server.missed('a', 'away');
    server.missed('b', 'still away');
    jest.advanceTimersByTime(1_000);
    expect(server.mostAtOnce()).toBe(1);
    expect(server.trouble()).toEqual({ trouble: 'still away', troubleSeconds: 1 });

    server.reached();
    expect(server.mostAtOnce()).toBe(4);
    expect(server.trouble()).toEqual({ trouble: null, troubleSeconds: null });
  });
});
