import { expect } from '@playwright/test';

type Range = readonly [min: number, max: number];

/**
 * Transferred KB of 1024 bytes, with Brotli. A value above the range is a regression. If a value is below the range,
 * lower both numbers, or find the content that the page has lost.
 */
type Budget = {
  /** For a visitor who only reads the first screen. */
  scriptAtRest: Range;
  /** For a visitor who scrolls through the whole page. */
  scriptInAll: Range;
  html: Range;
};

/** No script is loaded before the first input. */
const ordinary: Budget = { scriptAtRest: [0, 0], scriptInAll: [73, 81], html: [10.1, 16.1] };

const byPath: Record<string, Budget> = {
  // Includes the portfolio, the callback section and its calendar. The HTML grows with the owner's projects.
  '/': { ...ordinary, scriptInAll: [168, 182], html: [21.5, 23.8] },
  // Includes the filter of towns.
  '/villes': { ...ordinary, scriptInAll: [97, 107], html: [14.4, 15.6] },
  // Includes the quote form without its calendar, which loads on demand.
  '/contact': { ...ordinary, scriptInAll: [120, 130], html: [15.3, 16.7] },
};

/** Returns the budget of a page. */
export function budgetOf(path: string): Budget {
  return byPath[path] ?? ordinary;
}

/** For a phone of 412 CSS px with device pixel ratio 1.75. */
export const phoneBudget = {
  hero: [7, 20],
  /** Everything that the home page loads before the visitor scrolls. */
  homeAtRest: [90, 115],
} satisfies Record<string, Range>;

/** Records a soft failure if the value is outside the range. */
export function expectWithin(what: string, value: number, [min, max]: readonly [number, number]): void {
  expect.soft(value, what).toBeLessThanOrEqual(max);
  expect.soft(value, what).toBeGreaterThanOrEqual(min);
}
