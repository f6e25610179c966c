import type { Page } from '@playwright/test';
import { startShell } from './support/hydration';
import { expect, test } from './support/test';

const main = (page: Page) => page.getByRole('main');

// `every-page` has a budget for the first screen on a phone.
for (const [path, width, height] of [
  ['/', 1280, 900],
  ['/contact', 1280, 900],
  ['/contact', 768, 1024],
  ['/villes', 1280, 900],
] as const) {
  test(`${path} at ${width} px fetches no script under a resting mouse`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.mouse.move(width / 2, height / 2);
    await page.addInitScript(() => {
      addEventListener('pointermove', () => (document.title = 'moved'), { capture: true });
    });
    const scripts = countScripts(page);
    await page.goto(path);

    // Chromium fires a mousemove when an element, such as the page, appears under the mouse.
    await expect(page).toHaveTitle('moved');
    await page.waitForLoadState('networkidle');
    expect(scripts()).toBe(0);
  });
}

test('a page without sections fetches no script when it is scrolled by touch', async ({
  browser,
  baseURL,
}) => {
  const viewport = { width: 360, height: 740 };
  const page = await browser.newPage({ baseURL, viewport, hasTouch: true, isMobile: true });
  const scripts = countScripts(page);
  await page.goto('/villes/riom');

  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(scripts()).toBe(0);
  await page.close();
});

/** Counts scripts from now on. @returns a getter of the number requested since. */
function countScripts(page: Page): () => number {
  let scripts = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'script' || request.url().endsWith('.js')) scripts += 1;
  });
  return () => scripts;
}

test.describe('a link', () => {
  for (const [when, hold] of [
    ['before the shell is asked for', 'until the click'],
    ['while the shell is on its way', 'for a while'],
    ['once the shell runs', 'never'],
  ] as const) {
    test(`is followed once when it is clicked ${when}`, async ({ page }) => {
      let letThrough = () => {};
      const isOpen = new Promise<void>((resolve) => (letThrough = resolve));
      if (hold !== 'never')
        await page.route('**/main.js', async (route) => {
          await isOpen;
          await route.continue().catch(() => undefined);
        });
      await page.goto('/villes/riom', { waitUntil: hold === 'until the click' ? 'commit' : 'load' });
      if (hold === 'never') await startShell(page);
      if (hold === 'for a while') {
        const asked = page.waitForRequest('**/main.js');
        await page.mouse.move(200, 500);
        await page.mouse.move(210, 510);
        await asked;
      }

      const link = main(page).getByRole('link', { name: /devis/i }).first();
      const target = await link.getAttribute('href');
      const before = await page.evaluate(() => history.length);
      await link.click({ noWaitAfter: true });
      letThrough();

      await expect(page).toHaveURL(new RegExp(`${target?.replace('?', '\\?') ?? 'none'}$`));
      await expect(page.getByRole('heading', { level: 1, name: 'Demander un devis gratuit' })).toBeVisible();
      expect(await page.evaluate(() => history.length)).toBe(before + 1);
    });
  }
});
