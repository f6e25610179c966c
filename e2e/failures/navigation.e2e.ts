import type { Page } from '@playwright/test';
import { expectAlive } from '../support/hydration';
import { untilTrue } from '../support/page-clock';
import { lastQuoteLink } from '../support/quote-link';
import { expect, test } from '../support/test';

const contactEntry = /\/releases\/contact\/.*\/remoteEntry\.js/;

test.describe('from a town page to the contact page', () => {
  test('everything happens in one document, and back again', async ({ page }) => {
    await openTown(page, '');
    const link = lastQuoteLink(page);
    await link.scrollIntoViewIfNeeded();
    const left = await scrolled(page);
    expect(left).toBeGreaterThan(200);

    await link.click();
    await expect(page).toHaveTitle(/^Devis gratuit/);
    const heading = page.getByRole('heading', { level: 1, name: 'Demander un devis gratuit' });
    await expect(heading).toBeFocused();
    expect(await scrolled(page)).toBe(0);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/contact$/);

    await page.goBack();
    await expect(page).toHaveTitle(/Riom/);
    await expect.poll(() => scrolled(page)).toBe(left);
    expect(await isFirstDocument(page)).toBe(true);
  });

  test('pointing at the link is enough to fetch what it needs', async ({ page, faulty }) => {
    await openTown(page, faulty.url);
    expect(faulty.count(contactEntry)).toBe(0);

    await lastQuoteLink(page).hover();
    await expect.poll(() => faulty.count(contactEntry)).toBe(1);
    await expect.poll(() => faulty.count(/\/view-contact\./)).toBe(1);

    await lastQuoteLink(page).click();
    await expect(page.getByRole('heading', { name: 'Demander un devis gratuit' })).toBeFocused();
    expect(faulty.count(contactEntry)).toBe(1);
    expect(await isFirstDocument(page)).toBe(true);
  });

  test.describe('with its code out of reach', () => {
    test.use({ expectedErrors: /Failed to load resource|cannot be shown inside this document|integrity/ });

    for (const fault of ['missing', 'tampered', 'hangs'] as const) {
      test(`(${fault}), the page comes as a document after a few tries`, async ({ page, faulty }) => {
        faulty.fail(contactEntry, fault);
        await page.clock.install();
        await openTown(page, faulty.url);
        await lastQuoteLink(page).click();

        await untilTrue(page, async () => !(await isFirstDocument(page)));
        await expect(page).toHaveURL(/\/contact\?ville=riom$/);
        await expect(page.getByRole('heading', { name: 'Demander un devis gratuit' })).toBeVisible();
        expect(faulty.count(contactEntry)).toBeGreaterThan(3);
        expect(await page.evaluate(() => window.tampered)).toBeUndefined();
      });
    }
  });

  test.describe('with the server gone', () => {
    test.use({ expectedErrors: /Failed to load resource|cannot be shown inside this document/ });

    test('a page with the phone number offers a retry, which works once it is back', async ({
      page,
      faulty,
    }) => {
      await page.clock.install();
      await openTown(page, faulty.url);
      await faulty.kill();
      await lastQuoteLink(page).click();

      const heading = page.getByRole('heading', { name: 'Cette page n’a pas pu être chargée' });
      await untilTrue(page, () => heading.isVisible());
      await expect(page.getByRole('main').getByRole('link', { name: /04 65 71 63 36/ })).toHaveAttribute(
        'href',
        'tel:+33465716336',
      );

      await faulty.revive();
      await page.getByRole('button', { name: 'Réessayer' }).click();
      const arrived = page.getByRole('heading', { name: 'Demander un devis gratuit' });
      await untilTrue(page, () => arrived.isVisible());
      await expect(page).toHaveURL(/\/contact\?ville=riom$/);
    });
  });
});

async function openTown(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/villes/riom`);
  await expectAlive(page);
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
}

const isFirstDocument = (page: Page) => page.evaluate(() => 'isFirstDocument' in window);

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
