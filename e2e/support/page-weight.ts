import type { Page } from '@playwright/test';
import { startEverySection, startShell } from './hydration';

/** Returns the KB of scripts, as transferred, for a visitor who only reads the first screen. */
export async function scriptsAtRest(page: Page): Promise<number> {
  await untilQuiet(page);
  return page.evaluate(receivedScripts);
}

/** Scrolls through the page, and returns the KB of scripts since the page was opened. */
export async function scriptsInAll(page: Page): Promise<number> {
  await startShell(page);
  await startEverySection(page);
  // Waits for code that a section loads near the viewport, such as the calendar.
  await goEverywhere(page);
  return scriptsAtRest(page);
}

/** Resolves after half a second without a request. */
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

/** Runs in the page: returns the KB of all loaded scripts, without headers. */
function receivedScripts(): number {
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const scripts = resources.filter(({ name }) => new URL(name).pathname.endsWith('.js'));
  return scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize / 1024, 0);
}
