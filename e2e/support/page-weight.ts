import type { Page } from '@playwright/test';
import { startEverySection, useHand as moveHand } from './hydration';

/** KB of scripts, as transferred, of a visitor who only reads the first screen. */
export async function scriptsAtRest(page: Page): Promise<number> {
  await untilQuiet(page);
  return page.evaluate(receivedScripts);
}

/** The same of one who then goes everywhere on the page, since it was opened. */
export async function scriptsInAll(page: Page): Promise<number> {
  await moveHand(page);
  await startEverySection(page);
  // What a section fetches when it comes near itself, such as the calendar.
  await goEverywhere(page);
  return scriptsAtRest(page);
}

/** Resolves once nothing has come for half a second. */
export async function untilQuiet(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.waitForFunction(() => {
    const entries = performance.getEntries() as PerformanceResourceTiming[];
    const last = Math.max(...entries.map(({ responseEnd = 0 }) => responseEnd));
    return performance.now() - last > 500;
  });
}

/** Scrolls every part into view and waits until observers have been told. */
async function goEverywhere(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const parts = [...document.querySelectorAll('footer, main > *, main section, main form > *')];
    for (const part of parts.filter((one) => one.checkVisibility())) {
      part.scrollIntoView({ block: 'center', behavior: 'instant' });
      // Intersection observers run with a frame.
      await new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)));
    }
  });
}

/** In the page: KB of all scripts that came, without headers. */
function receivedScripts(): number {
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const scripts = resources.filter(({ name }) => new URL(name).pathname.endsWith('.js'));
  return scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize / 1024, 0);
}
