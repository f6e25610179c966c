import { recentEntries } from './recent-entries';

const window = 10 * 60 * 1000;
const mostSenders = 10_000;

/** Counts what a sender has sent; `now` in milliseconds. */
export type SenderPace = {
  /** Requests of this sender within the running ten minutes. */
  count(sender: string, now: number): number;
  add(sender: string, now: number): void;
};

export function senderPace(): SenderPace {
  const windows = recentEntries<{ startedAt: number; count: number }>(mostSenders);
  const current = (sender: string, now: number) => {
    const known = windows.get(sender);
    // A start in times to come is a clock that was put back.
    return known && now >= known.startedAt && now - known.startedAt < window
      ? known
      : { startedAt: now, count: 0 };
  };
  return {
    count: (sender, now) => current(sender, now).count,
    add(sender, now) {
      const { startedAt, count } = current(sender, now);
      windows.set(sender, { startedAt, count: count + 1 });
    },
  };
}
