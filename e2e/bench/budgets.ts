/** In KB of 1024 bytes, brotli, as a browser receives them. */
export type Budget = {
  /**
   * Two-sided: above is a regression; below, either a saving to bank by lowering both numbers, or
   * a page that lost its content.
   */
  scriptBeforeIdle: readonly [min: number, max: number];
  scriptInAll: readonly [min: number, max: number];
  html: readonly [min: number, max: number];
  scriptRequestsBeforeIdle: readonly [min: number, max: number];
};

const ordinary: Budget = {
  scriptBeforeIdle: [70, 100],
  scriptInAll: [100, 130],
  html: [6, 20],
  scriptRequestsBeforeIdle: [1, 2],
};

/** 3 KB more: what makes a price, taxes and payment, and answers to what one asks a craftsman. */
const ofServices: Budget = { ...ordinary, scriptInAll: [100, 134] };

const byPath: Record<string, Budget> = {
  // With the callback section and its calendar, which loads when the section comes near.
  // 1 KB are the four steps, what to do about a leak and the questions.
  '/': { ...ordinary, scriptInAll: [180, 218], html: [8, 30] },
  // With the links to the towns and their maps, which another remote brings.
  '/zones-intervention': { ...ordinary, scriptInAll: [110, 145] },
  // Its view reads the terms of every promise.
  '/mentions-legales': { ...ordinary, scriptInAll: [100, 132] },
  // Before the calendar is asked for.
  '/contact': { ...ordinary, scriptInAll: [110, 200] },
};

/** What a page may weigh: architecture budgets, the 'now' columns. */
export function budgetOf(path: string): Budget {
  return byPath[path] ?? (path.startsWith('/services') ? ofServices : ordinary);
}

/** How much more script the federated site may load than its one-bundle twin, for the same page. */
export const twinRatio = 1.25;
