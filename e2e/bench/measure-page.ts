import type { Browser, Page } from '@playwright/test';
import { startEverySection, useHand as moveHand } from '../support/hydration';
import { phone } from '../support/screens';

/** What one visit of a page costs. Sizes in bytes as transferred, without headers. */
export type PageWeight = {
  html: number;
  /** Of a visitor who only reads the first screen. */
  scriptAtRest: number;
  /** Of one who has been everywhere on the page. */
  scriptInAll: number;
};

/** Opens the page cold and weighs the visit. */
export async function measurePage(browser: Browser, address: string): Promise<PageWeight> {
  const context = await browser.newContext({ viewport: phone });
  const page = await context.newPage();
  try {
    await page.goto(address, { waitUntil: 'load' });
    return await weighInAll(page, await weighAtRest(page));
  } finally {
    await context.close();
  }
}

/** What the browser received for the page that is open, once its visitor has read the first screen. */
export async function weighAtRest(page: Page): Promise<Timings> {
  await untilQuiet(page);
  return readTimings(page);
}

/** Then uses all of the page, and adds up what the browser received since it was opened. */
export async function weighInAll(page: Page, atRest: Timings): Promise<PageWeight> {
  await moveHand(page);
  await startEverySection(page);
  // What a section fetches when it comes near itself, such as the calendar.
  await goEverywhere(page);
  await untilQuiet(page);
  return addUp(atRest, await readTimings(page));
}

/** Resolves once nothing has come for half a second. */
async function untilQuiet(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.waitForFunction(() => {
    const entries = performance.getEntries() as PerformanceResourceTiming[];
    const last = Math.max(...entries.map(({ responseEnd = 0 }) => responseEnd));
    return performance.now() - last > 500;
  });
}

/** Brings every part into view, and lets whoever watches for it know. */
async function goEverywhere(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const parts = [...document.querySelectorAll('footer, main > *, main section, main form > *')];
    for (const part of parts.filter((one) => one.checkVisibility())) {
      part.scrollIntoView({ block: 'center', behavior: 'instant' });
      // Whoever watches what comes into view is told with a frame.
      await new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)));
    }
  });
}

type Received = { name: string; encodedBodySize: number };

type Timings = { html: number; scripts: Received[] };

/** What the browser recorded. Plain data only: whatever compiled this file is not in the page. */
async function readTimings(page: Page): Promise<Timings> {
  const recorded = await page.evaluate(() => ({
    navigation: JSON.stringify(performance.getEntriesByType('navigation')),
    resources: JSON.stringify(performance.getEntriesByType('resource')),
  }));
  const [document] = JSON.parse(recorded.navigation) as Received[];
  const resources = JSON.parse(recorded.resources) as Received[];

  return {
    html: document?.encodedBodySize ?? 0,
    scripts: resources.filter(({ name }) => new URL(name).pathname.endsWith('.js')),
  };
}

function addUp(atRest: Timings, inAll: Timings): PageWeight {
  const total = (scripts: readonly Received[]) =>
    scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);

  return {
    html: inAll.html,
    scriptAtRest: total(atRest.scripts),
    scriptInAll: total(inAll.scripts),
  };
}
