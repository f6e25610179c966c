import type { Page } from '@playwright/test';
import { startEverySection, startShell } from './hydration';

/** Returns the transferred KB of scripts for a visitor who only reads the first screen. */
export async function scriptsAtRest(page: Page): Promise<number> {
  await untilQuiet(page);
  return page.evaluate(receivedScripts);
}

/** Starts every section, and scrolls through the page. @returns the transferred KB of all scripts. */
export async function scriptsInAll(page: Page): Promise<number> {
  await startShell(page);
  await startEverySection(page);
  // A section may load more code, such as the calendar, once the part that uses it is near the viewport.
  await goEverywhere(page);
  return scriptsAtRest(page);
}

/** Resolves once no file has arrived for half a second. */
export async function untilQuiet(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.waitForFunction(() => {
    const entries = performance.getEntries() as PerformanceResourceTiming[];
    const last = Math.max(...entries.map(({ responseEnd = 0 }) => responseEnd));
    return performance.now() - last > 500;
  });
}

/** Scrolls every part into view, and waits for intersection observers. */
async function goEverywhere(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const parts = [...document.querySelectorAll('footer, main > *, main section, main form > *')];
    for (const part of parts.filter((one) => one.checkVisibility())) {
      part.scrollIntoView({ block: 'center', behavior: 'instant' });
      // Intersection observers run once per frame.
      await new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)));
    }
  });
}

/** Runs in the page. Returns the KB of all loaded scripts, without headers. */
function receivedScripts(): number {
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const scripts = resources.filter(({ name }) => new URL(name).pathname.endsWith('.js'));
  return scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize / 1024, 0);
}
