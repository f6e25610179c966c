import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

test.describe('before the scripts have arrived', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('a click on the phone button is kept, and done once as soon as they have', async ({ page }) => {
    const release = await holdHostScript(page);
    await page.goto('/villes/riom', { waitUntil: 'commit' });
    const button = page.getByRole('main').getByRole('button', { name: '04 65 71 63 36' }).first();
    await button.click();
    await expect(button).toHaveAttribute('aria-busy', 'true');

    release();
    const toasts = page.getByRole('status').filter({ hasText: 'Numéro copié' });
    await expect(toasts).toBeVisible();
    await expect(button).not.toHaveAttribute('aria-busy');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('04 65 71 63 36');
    await expect(toasts).toHaveCount(1);
  });
});

test('a chosen theme is there at the first paint of the next visit', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  const light = await ground(page);
  await page.getByRole('radio', { name: 'Sombre' }).first().check();
  await expect.poll(() => ground(page)).not.toBe(light);
  const dark = await ground(page);

  // The host's script is held back, so only the inline script has run.
  await holdHostScript(page);
  await page.goto('/villes/riom', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await ground(page)).toBe(dark);
});

/** @returns a function that lets the host's script through. */
async function holdHostScript(page: Page): Promise<() => void> {
  let release: () => void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/main.js', async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

function ground(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor);
}
