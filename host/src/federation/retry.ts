import { replaceLostScripts } from './lost-scripts';

const retries = 3;

/** Milliseconds that one request may hang before it counts as failed. */
const patience = 5_000;

/**
 * Tries, then again after 1, 2 and 4 s.
 * @param attempt gets its number, from 0.
 * @throws what the last attempt threw.
 */
export async function withRetries<Value>(attempt: (number: number) => Promise<Value>): Promise<Value> {
  for (let number = 0; ; number += 1) {
    try {
      return await attempt(number);
    } catch (error) {
      if (number === retries) throw error;
      replaceLostScripts();
      await new Promise((resolve) => setTimeout(resolve, 1_000 * 2 ** number));
    }
  }
}

/** Runs a request and cuts it off when it hangs. @throws a TimeoutError after 5 s. */
export function withinTime<Value>(request: (signal: AbortSignal) => Promise<Value>): Promise<Value> {
  return request(AbortSignal.timeout(patience));
}
