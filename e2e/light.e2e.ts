import type { Page, Request } from '@playwright/test';
import { examplePages } from './support/composed-site';
import { useHand } from './support/hydration';
import { expect, test } from './support/test';

const main = (page: Page) => page.getByRole('main');

test.describe('a page that is read', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  // The page of thanks says what was sent, which only its address knows.
  for (const path of examplePages().filter((page) => page !== '/merci')) {
    test(`${path} asks for no script`, async ({ page }) => {
      const scripts = countRequests(page, (request) => request.resourceType() === 'script');

      await page.goto(path, { waitUntil: 'networkidle' });

      expect(scripts()).toBe(0);
    });
  }

  test('and has no section fetches no script either when it is scrolled by touch', async ({
    browser,
    baseURL,
  }) => {
    const page = await browser.newPage({ baseURL, hasTouch: true, isMobile: true });
    const scripts = countRequests(page, (request) => request.resourceType() === 'script');
    await page.goto('/villes/riom');

    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(scripts()).toBe(0);
    await page.close();
  });
});

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
      if (hold === 'never') await useHand(page);
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

/** @returns how many such requests have been made since. */
function countRequests(page: Page, isCounted: (request: Request) => boolean): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (isCounted(request)) count += 1;
  });
  return () => count;
}
