type Range = readonly [min: number, max: number];

/** In KB of 1024 bytes, brotli, as a browser receives them; see PageWeight. */
export type Budget = {
  /**
   * Two-sided: above is a regression; below, either a saving to bank by lowering both numbers, or
   * a page that lost its content.
   */
  scriptBeforeLoad: Range;
  scriptAtRest: Range;
  scriptInAll: Range;
  html: Range;
};

/** Nothing competes with what is painted; then comes the shell, with the banner that asks for consent. */
const ordinary: Budget = {
  scriptBeforeLoad: [0, 0],
  scriptAtRest: [74, 78],
  scriptInAll: [74, 78],
  html: [6, 21],
};

const byPath: Record<string, Budget> = {
  // In all: with the portfolio, the callback section and its calendar, when each comes near.
  '/': { ...ordinary, scriptInAll: [175, 220], html: [8, 30] },
  // Its towns are narrowed by typing, and lie on maps.
  '/villes': { ...ordinary, scriptAtRest: [95, 125], scriptInAll: [95, 125], html: [6, 22] },
  // The form; in all, with the calendar.
  '/contact': { ...ordinary, scriptAtRest: [105, 145], scriptInAll: [105, 205] },
  // It says what was sent.
  '/merci': { ...ordinary, scriptAtRest: [90, 125], scriptInAll: [90, 125] },
};

/** What a page may weigh. */
export function budgetOf(path: string): Budget {
  return byPath[path] ?? ordinary;
}

/** On a phone of 412 CSS px and density 1.75. */
export const phoneBudget = {
  /** The picture at the head of a page, whichever page it is. */
  hero: [7, 20],
  /** All that / receives before anybody scrolls, the first slide of its portfolio included. */
  homeAtRest: [150, 200],
} satisfies Record<string, Range>;

/** How much more script the federated site may load than its one-bundle twin, for the same page. */
export const twinRatio = 1.25;
