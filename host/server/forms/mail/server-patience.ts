import { waitAfter, type RetrySettings } from './mail-settings';

/** What the queue does while the mail server is away: everything waits, one message tries. */
export type ServerPatience = {
  /** One message found no server. */
  missed(key: string, reason: string): void;
  /** The server has taken a message. */
  reached(): void;
  /** How many messages may be on their way at this moment. */
  mostAtOnce(): number;
  /** What was said last, and for how long there has been trouble; nulls when there is none. */
  trouble(): { trouble: string | null; troubleSeconds: number | null };
  /** Ends the wait, as when the owner says that the cause is mended. */
  resume(): void;
};

const atOnce = 4;

/** Times here are those of the monotonic clock, so that no change of the date touches them. */
export function serverPatience(retry: RetrySettings): ServerPatience {
  let pausedUntil = 0;
  let failures = 0;
  let failedLast: string | null = null;
  let trouble: { text: string; since: number } | null = null;
  const isPaused = () => performance.now() < pausedUntil;

  return {
    missed(key, reason) {
      trouble = { text: reason, since: trouble?.since ?? performance.now() };
      // Four messages that were on their way count once. And a single message that breaks every
      // connection must not make the others wait longer and longer.
      if (isPaused()) return;
      if (failures === 0 || key !== failedLast) failures += 1;
      failedLast = key;
      pausedUntil = performance.now() + waitAfter(failures, retry);
    },
    reached() {
      failures = 0;
      trouble = null;
    },
    mostAtOnce() {
      if (isPaused()) return 0;
      return failures > 0 ? 1 : atOnce;
    },
    trouble: () => ({
      trouble: trouble?.text ?? null,
      troubleSeconds: trouble && Math.round((performance.now() - trouble.since) / 1000),
    }),
    resume: () => void (pausedUntil = 0),
  };
}
