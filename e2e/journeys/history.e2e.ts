import type { Page } from '@playwright/test';
import { startShell } from '../support/hydration';
import { field } from '../support/quote-form';
import { expect, test } from '../support/test';

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const notice = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' });
test.describe('a visitor who goes back', () => {
  test('finds the scroll position and the typed text of each page, even after a fragment link and a reload', async ({
    page,
  }) => {
    await page.goto('/contact');
    await field(page, 'Nom').fill('Retour');
    await page.mouse.wheel(0, 900);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(400);
    await notice(page).click();
    await expect(title(page)).toHaveText('Mentions légales');
    const form = await page.evaluate(() => history.length);

    await page.getByRole('main').getByRole('link', { name: /Devis/ }).first().click();
    await expect(page).toHaveURL(/#/);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(400);
    expect(await page.evaluate(() => history.length)).toBe(form + 1);
    await page.goBack();
    await expect(page).not.toHaveURL(/#/);
    await expect.poll(() => scrolled(page)).toBe(0);

    await page.reload();
    await page.goBack();
    await expect(page).toHaveTitle(/^Devis gratuit/);
    await expect(field(page, 'Nom')).toHaveValue('Retour');
    await expect.poll(() => scrolled(page)).toBeGreaterThan(400);
  });
});

test('a link to an anchor on another page focuses the anchor', async ({ page }) => {
  await page.goto('/services');
  await startShell(page);
  await page
    .locator('main a[href*="#"]')
    .filter({ visible: true })
    .first()
    .evaluate((link) => link.scrollIntoView());
  const link = page.locator('main a[href^="/services/"][href*="#"]').filter({ visible: true }).first();
  const fragment = new URL((await link.getAttribute('href')) ?? '', page.url()).hash;
  await link.click();

  await expect(page.locator(fragment)).toBeFocused();
  await expect(page.locator(fragment)).toBeInViewport();
});
