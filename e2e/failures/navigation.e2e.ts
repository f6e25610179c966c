import type { Page } from '@playwright/test';
import { useHand as moveHand } from '../support/hydration';
import { stopClock } from '../support/page-clock';
import { lastQuoteLink } from '../support/quote-link';
import { expect, test } from '../support/test';

/** What the shell asks for: the document that the browser opens has the query too. */
const contactFetch = /^\/contact$/;

test.describe('from a town page to the contact page', () => {
  test('everything happens in one document, and back again', async ({ page }) => {
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

  test('pointing at the link is enough to fetch the page, once', async ({ page, faulty }) => {
    await openTown(page, faulty.url);
    expect(faulty.count(contactFetch)).toBe(0);

    await lastQuoteLink(page).hover();
    await expect.poll(() => faulty.count(contactFetch)).toBe(1);

    await lastQuoteLink(page).click();
    await expect(quoteHeading(page)).toBeFocused();
    expect(faulty.count(contactFetch)).toBe(1);
    expect(await isFirstDocument(page)).toBe(true);
  });

  test('a page that is slow to come shows that it is awaited, and after 3 s comes as a document', async ({
    page,
    faulty,
  }) => {
    faulty.fail(contactFetch, 'hangs');
    await page.clock.install();
    await openTown(page, faulty.url);
    await stopClock(page);
    const busy = page.locator('html[data-busy]');
    await lastQuoteLink(page).click();
    await page.clock.runFor(250);
    await expect(busy).toHaveCount(0);
    await page.clock.runFor(50);
    await expect(busy).toHaveCount(1);
    expect(await isFirstDocument(page)).toBe(true);

    await page.clock.runFor(2_700);
    await expect(page).toHaveURL(/\/contact\?ville=riom$/);
    await expect(quoteHeading(page)).toBeVisible();
    expect(await isFirstDocument(page)).toBe(false);
  });

  test.describe('that cannot be fetched', () => {
    test.use({ expectedErrors: /Failed to load resource/ });

    test('is opened by the browser', async ({ page, faulty }) => {
      faulty.fail(contactFetch, 'broken');
      await openTown(page, faulty.url);
      await lastQuoteLink(page).click();

      await expect(quoteHeading(page)).toBeVisible();
      expect(await isFirstDocument(page)).toBe(false);
    });
  });
});

async function openTown(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/villes/riom`);
  await moveHand(page);
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
}

const quoteHeading = (page: Page) => page.getByRole('heading', { name: 'Demander un devis gratuit' });

const isFirstDocument = (page: Page) => page.evaluate(() => 'isFirstDocument' in window);

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
