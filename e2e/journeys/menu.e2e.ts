import type { Page } from '@playwright/test';
import { accessibilityProblems } from '../support/accessibility';
import { expect, test } from '../support/test';

const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Menu' });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

for (const text of ['100%', '200%']) {
  test.describe(`the menu at 320 px with text at ${text}`, () => {
    test.use({ viewport: { width: 320, height: 640 }, contextOptions: { reducedMotion: 'reduce' } });

    test.beforeEach(async ({ page }) => {
      await page.goto('/mentions-legales');
      await page.evaluate((size) => (document.documentElement.style.fontSize = size), text);
    });

    test('takes the keyboard in, keeps it, and gives it back', async ({ page }) => {
      await opener(page).press('Enter');
      const close = menu(page).getByRole('button', { name: 'Fermer' });
      await expect(close).toBeFocused();

      await page.keyboard.press('Shift+Tab');
      await expect(menu(page).getByRole('radio', { name: 'Système' })).toBeFocused();
      for (let stop = 0; stop < 14; stop += 1) {
        await page.keyboard.press('Tab');
        await expect(menu(page).locator(':focus')).toBeInViewport({ ratio: 0.9 });
      }

      await page.keyboard.press('Escape');
      await expect(menu(page)).toBeHidden();
      await expect(opener(page)).toBeFocused();
    });

    test('fits the screen, and holds the page behind it still', async ({ page }) => {
      await opener(page).click();
      await expect(menu(page)).toBeVisible();
      const { clientWidth, scrollWidth } = await menu(page).evaluate((sheet) => ({
        clientWidth: sheet.clientWidth,
        scrollWidth: sheet.scrollWidth,
      }));
      expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await accessibilityProblems(page)).toEqual([]);
      }

      const before = await scrolled(page);
      await page.mouse.move(160, 300);
      await page.mouse.wheel(0, 5_000);
      await page.mouse.wheel(0, 5_000);
      await expect(menu(page).getByRole('radio', { name: 'Système' })).toBeInViewport();
      expect(await scrolled(page)).toBe(before);
    });

    test('closes with any choice, which brings its page', async ({ page }) => {
      await opener(page).click();
      await menu(page).getByRole('link', { name: 'Contact', exact: true }).click();

      await expect(menu(page)).toBeHidden();
      await expect(page.getByRole('heading', { level: 1, name: 'Demander un devis gratuit' })).toBeVisible();
    });
  });
}

test('the Services panel opens by pointer, by click and by keyboard, and closes again', async ({ page }) => {
  await page.goto('/mentions-legales');
  const services = page.getByRole('banner').getByText('Services', { exact: true }).first();
  const all = page.getByRole('banner').getByRole('link', { name: 'Tous les services' });
  await expect(all).toBeHidden();

  await services.hover();
  await expect(all).toBeVisible();
  await all.hover();
  await page.waitForFunction(() => document.getAnimations().length === 0);
  await expect(all).toBeVisible();
  await page.mouse.move(20, 600);
  await expect(all).toBeHidden();

  await services.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(all).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(all).toBeHidden();
  await expect(services).toBeFocused();

  await services.click();
  await expect(all).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Toiture' }).click();
  await expect(page).toHaveURL(/\/services\/toiture$/);
  await expect(all).toBeHidden();
});

test('the names of the theme’s icons are shown to whoever points at them or comes by keyboard', async ({
  page,
}) => {
  await page.goto('/mentions-legales');
  const bar = page.getByRole('region', { name: 'Coordonnées' });
  const shown = (name: string) => bar.locator('[aria-hidden="true"]').filter({ hasText: name });

  await bar.getByRole('radio', { name: 'Sombre' }).hover();
  await expect(shown('Sombre')).toBeVisible();
  await shown('Sombre').hover();
  await expect(shown('Sombre')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shown('Sombre')).toBeHidden();

  await page.mouse.move(20, 600);
  await bar.getByRole('link', { name: '04 65 71 63 36' }).focus();
  await page.keyboard.press('Tab');
  await expect(shown('Système')).toBeVisible();
});

test('on a phone on its side the header gives its place to the page', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 340 });
  await page.goto('/contact');
  await page.mouse.wheel(0, 600);

  await expect(page.getByRole('banner')).not.toBeInViewport();
});
