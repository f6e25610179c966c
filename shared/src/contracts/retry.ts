/** Number of times that code is requested again. A call-back request is sent again until the service confirms it. */
export const mostRetries = 3;

/** Returns the milliseconds before the next try: 1 s after the first failure, then doubled, at most 30 s. */
export const retryDelay = (failures: number): number => Math.min(1_000 * 2 ** failures, 30_000);
