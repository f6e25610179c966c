import type { Page } from '@playwright/test';
import { holdRequests } from './support/hold-requests';
import { touchPhone } from './support/screens';
import { expect, test } from './support/test';

for (const path of ['/', '/villes/riom']) {
  test(`${path} fetches no script under a resting mouse while no section is in view`, async ({ page }) => {
    await page.mouse.move(640, 360);
    await page.addInitScript(() => {
      addEventListener('pointermove', () => (document.title = 'moved'), { capture: true });
    });
    const scripts = countScripts(page);
    await page.goto(path);

    // Chromium fires pointermove when the page appears under a resting mouse.
    await expect(page).toHaveTitle('moved');
    await page.waitForLoadState('networkidle');
    expect(scripts()).toBe(0);
  });
}

test('a page without sections fetches no script when it is scrolled by touch', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ baseURL, ...touchPhone });
  const scripts = countScripts(page);
  await page.goto('/villes/riom');

  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(scripts()).toBe(0);
  await page.close();
});

/** Counts the scripts that the page requests. @returns a getter of the count. */
function countScripts(page: Page): () => number {
  let scripts = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'script' || request.url().endsWith('.js')) scripts += 1;
  });
  return () => scripts;
}

test.describe('a link', () => {
  for (const when of ['before the shell is requested', 'while the shell is loading'] as const) {
    test(`is followed once when it is clicked ${when}`, async ({ page }) => {
      const isAsked = when === 'while the shell is loading';
      const shell = await holdRequests(page, '**/main.js');
      await page.goto('/villes/riom', { waitUntil: isAsked ? 'load' : 'commit' });
      if (isAsked) {
        const asked = page.waitForRequest('**/main.js');
        await page.mouse.move(200, 500);
        await page.mouse.move(210, 510);
        await asked;
      }

      const link = page.getByRole('main').getByRole('link', { name: /devis/i }).first();
      const target = await link.getAttribute('href');
      const before = await page.evaluate(() => history.length);
      await link.click({ noWaitAfter: true });
      shell.release();

      await expect(page).toHaveURL(new RegExp(`${target?.replace('?', '\\?') ?? 'none'}$`));
      await expect(page.getByRole('heading', { level: 1, name: 'Demander un devis gratuit' })).toBeVisible();
      expect(await page.evaluate(() => history.length)).toBe(before + 1);
    });
  }
});
