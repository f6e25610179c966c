import { errorMessage } from '../../error-code';

const minute = 60_000;
const longest = 30 * minute;

/**
 * A round of work that is left out for a while after a failure. Never rejects: `log` tells the failure.
 * @param failure what could not be done, without a full stop.
 */
export function pausedRound(
  work: () => Promise<void>,
  { now, log, failure }: { now: () => Date; log: (message: string) => void; failure: string },
): () => Promise<void> {
  const pause = growingPause(() => now().getTime());
  return async () => {
    if (!pause.isOver()) return;
    try {
      await work();
      pause.succeeded();
    } catch (error) {
      pause.failed();
      log(`${failure}: ${errorMessage(error)}`);
    }
  };
}

/** How long something that failed is left alone: a minute, then twice as long each time, half an hour at most. */
type GrowingPause = { isOver(): boolean; failed(): void; succeeded(): void };

/** @param now milliseconds of a clock that may be put back or forward. */
function growingPause(now: () => number): GrowingPause {
  let failures = 0;
  let failedAt = 0;
  return {
    isOver() {
      const passed = now() - failedAt;
      const pause = Math.min(longest, minute * 2 ** Math.min(10, failures - 1));
      // After the clock was put back the elapsed time is unknown: better one try too many.
      return failures === 0 || passed < 0 || passed >= pause;
    },
    failed() {
      failures += 1;
      failedAt = now();
    },
    succeeded: () => (failures = 0),
  };
}
