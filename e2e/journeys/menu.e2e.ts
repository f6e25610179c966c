import type { Page } from '@playwright/test';
import { accessibilityProblems } from '../support/accessibility';
import { expect, test } from '../support/test';

const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Menu' });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test.describe('the menu at 320 px with text at 200 %', () => {
  // During a colour transition, axe would measure an intermediate contrast.
  test.use({ viewport: { width: 320, height: 640 }, contextOptions: { reducedMotion: 'reduce' } });

  test.beforeEach(async ({ page }) => {
    await page.goto('/mentions-legales');
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  });

  test('takes the focus, makes the rest of the page inert, and returns the focus when closed', async ({
    page,
  }) => {
    await opener(page).press('Enter');
    const close = menu(page).getByRole('button', { name: 'Fermer' });
    await expect(close).toBeFocused();

    for (let stop = 0; stop < 10; stop += 1) {
      await page.keyboard.press('Tab');
      await expect(menu(page).locator(':focus')).toBeInViewport({ ratio: 0.9 });
    }

    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });

  test('fits the screen, and the page behind the menu does not scroll', async ({ page }) => {
    await opener(page).click();
    await expect(menu(page)).toBeVisible();
    const overflow = await menu(page).evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);
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
});

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

test('on a phone in landscape the header scrolls away', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 340 });
  await page.goto('/contact');
  await page.mouse.wheel(0, 600);

  await expect(page.getByRole('banner')).not.toBeInViewport();
});

test('a menu link to the current page scrolls to the top and closes the menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.mouse.wheel(0, 1_500);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).not.toBeInViewport();

  await opener(page).click();
  await menu(page).getByRole('link', { name: 'Accueil' }).click();
  await expect.poll(() => scrolled(page)).toBe(0);
  await expect(title).toBeInViewport();
  await expect(title).toBeFocused();
  await expect(menu(page)).toBeHidden();
});
