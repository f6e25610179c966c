type Range = readonly [min: number, max: number];

/**
 * In KB of 1024 bytes, brotli, as a browser receives them. Two-sided: above is a regression; below, either
 * a saving to bank by lowering both numbers, or a page that lost its content.
 */
export type Budget = {
  /** Of a visitor who only reads the first screen. */
  scriptAtRest: Range;
  /** Of one who goes everywhere on the page. */
  scriptInAll: Range;
  html: Range;
};

/** Nothing but the inlined script runs; the shell comes with the first hand. */
const ordinary: Budget = { scriptAtRest: [0, 0], scriptInAll: [73, 81], html: [10.1, 16.1] };

const byPath: Record<string, Budget> = {
  // In all: with the portfolio, the callback section and its calendar. Its HTML grows where the owner shows works.
  '/': { ...ordinary, scriptInAll: [168, 182], html: [21.5, 23.8] },
  // Its towns are narrowed by typing.
  '/villes': { ...ordinary, scriptInAll: [97, 107], html: [14.4, 15.6] },
  // The form; its calendar comes for those who want to be called.
  '/contact': { ...ordinary, scriptInAll: [120, 130], html: [15.3, 16.7] },
  // It says what was sent, as soon as it is painted.
  '/merci': { ...ordinary, scriptAtRest: [102, 113], scriptInAll: [102, 113] },
};

/** What a page may weigh. */
export function budgetOf(path: string): Budget {
  return byPath[path] ?? ordinary;
}

/** On a phone of 412 CSS px and density 1.75. */
export const phoneBudget = {
  /** The picture at the head of a page, whichever page it is. */
  hero: [7, 20],
  /** All that / receives before the visitor scrolls. */
  homeAtRest: [90, 115],
} satisfies Record<string, Range>;
