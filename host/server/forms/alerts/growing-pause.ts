/** How long something that failed is left alone: a minute, then twice as long each time, half an hour at most. */
export type GrowingPause = { isOver(): boolean; failed(): void; succeeded(): void };

const minute = 60_000;
const longest = 30 * minute;

/** @param now milliseconds of a clock that may be put back or forward. */
export function growingPause(now: () => number): GrowingPause {
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
