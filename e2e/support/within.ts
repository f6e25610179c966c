import { expect } from '@playwright/test';

/** Notes a failure, and goes on, when the value is not in the range. */
export function expectWithin(what: string, value: number, [min, max]: readonly [number, number]): void {
  expect.soft(value, what).toBeLessThanOrEqual(max);
  expect.soft(value, what).toBeGreaterThanOrEqual(min);
}
