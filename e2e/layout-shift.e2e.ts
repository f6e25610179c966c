import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { declaredPages } from './support/composed-site';
import { expectAlive } from './support/hydration';
import { expect, test } from './support/test';

type LayoutShift = { value: number; moved: readonly string[] };

declare global {
  interface Window {
    layoutShifts?: LayoutShift[];
  }
}

const unknown = '/page-inconnue';

/** 0.00 as every tool shows it: the hours of today turn bold once the browser knows the day. */
const nothing = 0.001;

// Chromium reports the not-found page's own 404 as an error.
test.use({ expectedErrors: /Failed to load resource.*404/ });

for (const width of [360, 1280]) {
  for (const path of [...declaredPages().map((page) => page.path), unknown]) {
    test(`nothing shifts on ${path} at ${width} px when its fonts come late`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await watchLayoutShifts(page);
      const fonts = await holdFonts(page);

      await page.goto(path, { waitUntil: 'commit' });
      await firstPaint(page);
      await expect.poll(fonts.held, { message: 'fonts that are held back' }).toBeGreaterThan(0);
      fonts.release();
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await expectAlive(page);

      expect(await loadedFonts(page)).toEqual(['Bricolage Grotesque', 'Instrument Sans']);
      const shifts = (await page.evaluate(() => window.layoutShifts)) ?? [];
      const score = shifts.reduce((sum, { value }) => sum + value, 0);
      expect(score, JSON.stringify(shifts)).toBeLessThan(nothing);
    });
  }
}

test('nothing shifts while the page itself comes in pieces', async ({ page, faulty }) => {
  faulty.fail(/^\/villes\/riom$/, 'trickles');
  await page.setViewportSize({ width: 1280, height: 800 });
  await watchLayoutShifts(page);

  await page.goto(`${faulty.url}/villes/riom`);
  await expectAlive(page);

  const shifts = (await page.evaluate(() => window.layoutShifts)) ?? [];
  expect(shifts).toEqual([]);
});

test('the not-found page, which is only the shell, has at most 100 KB of script', async ({ page }) => {
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  });

  await page.goto(unknown);
  await expectAlive(page);
  const bytes = (await Promise.all(scripts)).map((body) => brotliCompressSync(body).length);

  expect(bytes.length).toBeGreaterThan(0);
  expect(bytes.reduce((sum, size) => sum + size, 0) / 1024).toBeLessThanOrEqual(100);
});

/** Every shift without a visitor's doing: its score, and what moved by how much. */
async function watchLayoutShifts(page: Page): Promise<void> {
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
            `« ${node?.textContent?.slice(0, 40) ?? ''} » by ${currentRect.x - previousRect.x}, ${currentRect.y - previousRect.y}`,
        );
        shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Keeps every font file back until it is released. */
async function holdFonts(page: Page) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  let held = 0;
  await page.route(/\.woff2$/, async (route) => {
    held += 1;
    await released;
    await route.continue();
  });
  return { held: () => held, release };
}

/** Resolves when the browser has put text on the screen. */
async function firstPaint(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
}

/** Families whose file has come, stand-ins aside: those are on the visitor's machine. */
function loadedFonts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.fonts]
      .filter(({ status, family }) => status === 'loaded' && !family.includes('stand-in'))
      .map(({ family }) => family.replaceAll('"', ''))
      .sort(),
  );
}
