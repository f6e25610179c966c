import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Returns axe's violations in the current state of the page, as `rule: element`.
 * @param rules the contrast of texts, or the others. Default: all.
 */
export async function accessibilityProblems(page: Page, rules?: 'contrast' | 'others'): Promise<string[]> {
  // Legacy mode is enough, because the site has no frames.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: false });
  if (rules === 'contrast') axe.withRules('color-contrast');
  if (rules === 'others') axe.disableRules('color-contrast');
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** Returns how many pixels wider the page is than the screen. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Moves the mouse, and waits until the code that this loads has arrived and nothing more is loading. */
export async function startShell(page: Page): Promise<void> {
  await page.mouse.move(200, 500);
  await page.mouse.move(210, 510);
  await page.waitForFunction(() => {
    const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = loaded.filter(({ name }) => name.endsWith('.js'));
    const last = Math.max(...loaded.map(({ responseEnd }) => responseEnd));
    return scripts.length > 0 && performance.now() - last > 500;
  });
}

/** Scrolls every part of the page into view, as a reader does, so that every section starts. */
export async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const parts = [...document.querySelectorAll('main > *, main section, main form > *, footer')];
    for (const part of parts.filter((one) => one.checkVisibility())) {
      part.scrollIntoView({ block: 'center', behavior: 'instant' });
      // Intersection observers run once per frame.
      await new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)));
    }
  });
}

/** Marks the document, to tell later whether another document was loaded. */
export const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }));
export const expectMarked = async (page: Page, isMarked: boolean) =>
  expect(await page.evaluate(() => 'isMarked' in window)).toBe(isMarked);
