import { errorMessage } from '../../error-code';

export type Ping = {
  /** Asks the address if it is time and everything is well. Never rejects. */
  round(): Promise<void>;
  /** ISO 8601: when the address last answered. */
  lastAt(): string | null;
};

type PingOptions = {
  url: string;
  isHealthy: () => Promise<boolean>;
  now: () => Date;
  log: (message: string) => void;
  /** Milliseconds to wait for an answer. Default: 10 s. */
  longest?: number;
};

// A little less than five minutes, so that a round that is early by a moment is not left out.
const interval = 5 * 60_000 - 5_000;

/** A sign of life every five minutes while everything is well; its absence is the alarm. */
export function ping({ url, isHealthy, now, log, longest = 10_000 }: PingOptions): Ping {
  let triedAt: number | null = null;
  let lastAt: string | null = null;
  return {
    lastAt: () => lastAt,
    async round() {
      const passed = triedAt === null ? interval : now().getTime() - triedAt;
      if (passed >= 0 && passed < interval) return;
      try {
        // Not healthy: the next round, a minute later, looks again.
        if (!(await isHealthy())) return;
        triedAt = now().getTime();
        await ask(url, longest);
        lastAt = now().toISOString();
      } catch (error) {
        log(`The sign of life could not be given: ${errorMessage(error)}`);
      }
    },
  };
}

/** Follows no redirect. Errors never name the address, which may hold a key. */
async function ask(url: string, longest: number): Promise<void> {
  const response = await fetch(url, {
    headers: { 'User-Agent': 'renovation-th-forms' },
    redirect: 'manual',
    signal: AbortSignal.timeout(longest),
  }).catch((error: unknown) => {
    throw new Error(`no connection, or no answer within ${longest / 1000} s`, { cause: error });
  });
  // The body of the answer is not needed.
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the answer was ${response.status}`);
}
