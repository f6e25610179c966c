import type { Page } from '@playwright/test';
import { holdRequests } from './hold-requests';
import { expect } from './test';

type LayoutShift = { value: number; moved: readonly string[] };

declare global {
  interface Window {
    layoutShifts?: LayoutShift[];
  }
}

/**
 * A lower score counts as no shift. Today's opening hours turn bold once the script knows the day, and fonts move parts
 * of a line by less than a pixel.
 */
const threshold = 0.005;

/** Records the layout shifts without user input in `window.layoutShifts`. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect };
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Source[] };
    const shifts: LayoutShift[] = [];
    window.layoutShifts = shifts;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue;
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `"${node?.textContent?.slice(0, 40) ?? ''}" by ${currentRect.x - previousRect.x}, ${currentRect.y - previousRect.y}`,
        );
        shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const fontFile = /\.woff2$/;

async function firstPaint(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
}

/** Returns the font families that the page has loaded, including fallback fonts. */
function loadedFonts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family.replaceAll('"', '')),
  );
}

/** Fails if anything has shifted since `watchLayoutShifts`. */
export async function expectNoShift(page: Page): Promise<void> {
  const shifts = (await page.evaluate(() => window.layoutShifts)) ?? [];
  const score = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(score, JSON.stringify(shifts)).toBeLessThan(threshold);
}

/** Opens a page whose fonts arrive after its text was painted with fallback fonts, and waits for them. */
export async function visitWithLateFonts(page: Page, path: string): Promise<void> {
  const fonts = await holdRequests(page, fontFile);
  await page.goto(path, { waitUntil: 'commit' });
  await firstPaint(page);
  await expect.poll(fonts.held, { message: 'held font requests' }).toBeGreaterThan(0);
  await expect
    .poll(() => loadedFonts(page), {
      message: 'fallback fonts. If they are missing, install Arial or Liberation Sans (fonts-liberation)',
    })
    .toEqual(expect.arrayContaining(['Head stand-in', 'Text stand-in']));
  fonts.release();
  await expect
    .poll(() => loadedFonts(page), { message: 'loaded fonts' })
    .toEqual(expect.arrayContaining(['Bricolage Grotesque', 'Instrument Sans']));
  await page.unroute(fontFile);
}
