import type { Page } from '@playwright/test';
import { startShell } from '../support/hydration';
import { lastQuoteLink } from '../support/quote-form';
import { expect, test } from '../support/test';

const contactFetch = /^\/contact$/;

test.describe('from a town page to the contact page', () => {
  test('every page is shown in the same document, even after Back', async ({ page }) => {
    await openTown(page, '');
    const link = lastQuoteLink(page);
    await link.scrollIntoViewIfNeeded();
    const left = await scrolled(page);
    expect(left).toBeGreaterThan(200);

    await link.click();
    await expect(page).toHaveTitle(/^Devis gratuit/);
    await expect(quoteHeading(page)).toBeFocused();
    expect(await scrolled(page)).toBe(0);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/contact$/);

    await page.goBack();
    await expect(page).toHaveTitle(/Riom/);
    await expect.poll(() => scrolled(page)).toBe(left);
    expect(await isFirstDocument(page)).toBe(true);
  });

  test('a document that hangs is loaded by the browser instead', async ({ page, faulty }) => {
    faulty.fail(contactFetch, 'hangs', 'scripts');
    await openTown(page, faulty.url);
    await lastQuoteLink(page).click();

    await expect(page).toHaveURL(/\/contact\?ville=riom$/);
    await expect(quoteHeading(page)).toBeVisible();
    expect(await isFirstDocument(page)).toBe(false);
  });
});

async function openTown(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/villes/riom`);
  await startShell(page);
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
}

const quoteHeading = (page: Page) => page.getByRole('heading', { name: 'Demander un devis gratuit' });

const isFirstDocument = (page: Page) => page.evaluate(() => 'isFirstDocument' in window);

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
