import { expect } from '@playwright/test';

/** Records a soft failure if the value is outside the range. */
export function expectWithin(what: string, value: number, [min, max]: readonly [number, number]): void {
  expect.soft(value, what).toBeLessThanOrEqual(max);
  expect.soft(value, what).toBeGreaterThanOrEqual(min);
}
