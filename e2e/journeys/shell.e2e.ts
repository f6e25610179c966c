import type { Page } from '@playwright/test';
import { quoteHeading } from '../support/forms';
import { expectMarked, markDocument, startShell } from '../support/page-checks';
import { expect, test } from '../support/test';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const footer = (page: Page) => page.getByRole('contentinfo');
const header = (page: Page) => page.getByRole('banner');
const legalNotice = (page: Page) => footer(page).getByRole('link', { name: 'Mentions légales' });
const quoteLink = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: /devis gratuit/i })
    .last();
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

test.describe('where the shell runs', () => {
  test('a link shows the next page in place, at its top, focused and announced, and Back returns', async ({
    page,
  }) => {
    await page.goto('/villes/riom');
    await startShell(page);
    await markDocument(page);
    await quoteLink(page).scrollIntoViewIfNeeded();
    const left = await scrolled(page);
    expect(left).toBeGreaterThan(200);

    await quoteLink(page).click();
    await expect(quoteHeading(page)).toBeFocused();
    await expect(page).toHaveTitle(/^Devis gratuit/);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/contact$/);
    await expect(page.locator('[aria-current=page]').first()).toBeAttached();
    expect(await scrolled(page)).toBe(0);

    await page.goBack();
    await expect(page).toHaveTitle(/Riom/);
    await expect.poll(() => scrolled(page)).toBe(left);
    await expectMarked(page, true);
  });

  test('a page shown in place has the styles and the sections of its own document', async ({ page }) => {
    // On a slow machine, the fonts arrive too late for the first document.
    await page.goto('/merci');
    await page.goto('/mentions-legales');
    await startShell(page);
    await markDocument(page);
    await footer(page).getByRole('link', { name: 'Devis gratuit' }).click();
    await expect(quoteHeading(page)).toBeFocused();
    await expectMarked(page, true);
    const callback = page.getByRole('checkbox', { name: 'Je souhaite être rappelé' });
    await callback.check();
    await expect(page.getByRole('radio', { name: '14:30' })).toBeVisible();
    await callback.uncheck();
    const inPlace = await page.getByRole('main').boundingBox();

    await page.goto('/contact');
    await callback.hover();
    await expect.poll(() => page.getByRole('main').boundingBox()).toEqual(inPlace);
  });

  test('Back finds the scroll position, also after a link within a page', async ({ page }) => {
    await page.goto('/contact');
    await startShell(page);
    await page.mouse.wheel(0, 900);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(400);
    await legalNotice(page).click();
    await expect(title(page)).toHaveText('Mentions légales');

    await page.getByRole('main').getByRole('link', { name: /Devis/ }).first().click();
    await expect(page).toHaveURL(/#/);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(400);
    await page.goBack();
    await expect(page).not.toHaveURL(/#/);
    await page.goBack();
    await expect(page).toHaveTitle(/^Devis gratuit/);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(400);
  });

  test('Back finds the scroll position of a page that was left in place, also in another document', async ({
    page,
  }) => {
    await page.goto('/villes/riom');
    await startShell(page);
    const neighbour = page.getByRole('main').getByRole('link', { name: 'Volvic' }).first();
    await neighbour.scrollIntoViewIfNeeded();
    const left = await scrolled(page);
    expect(left).toBeGreaterThan(200);
    await neighbour.click();
    await expect(page).toHaveTitle(/Volvic/);
    await page.goto('/merci');
    await page.goBack();
    await expect(page).toHaveTitle(/Volvic/);

    await page.goBack();
    await expect(page).toHaveTitle(/Riom/);
    await expect.poll(() => scrolled(page)).toBe(left);
  });

  test('a link to a part of another page shows that part', async ({ page }) => {
    await page.goto('/services');
    await startShell(page);
    await page.getByRole('main').getByRole('link', { name: 'traitement hydrofuge' }).click();
    await expect(page).toHaveURL(/\/services\/toiture#hydrofuge$/);
    const part = page.getByRole('heading', { name: 'Traitement hydrofuge' });
    await expect(part).toBeInViewport();
    const [above, heading] = [await header(page).boundingBox(), await part.boundingBox()];
    expect(heading?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
  });

  test('a page is loaded once although its address is written in another way', async ({ page }) => {
    await page.goto('/villes/%72iom');
    await markDocument(page);
    await startShell(page);
    await footer(page).getByRole('link', { name: 'Devis gratuit' }).click();
    await expect(quoteHeading(page)).toBeFocused();
    await expectMarked(page, true);
  });

  test('a link to the page itself leads to its top', async ({ page }) => {
    await page.goto('/mentions-legales');
    await startShell(page);
    await page.mouse.wheel(0, 2_000);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(400);
    await legalNotice(page).click();
    await expect.poll(() => scrolled(page)).toBe(0);
  });

  for (const [fault, status] of [
    ['an error of the server', 503],
    ['a document of another kind', 200],
  ] as const)
    test.describe(`when the next page is ${fault}`, () => {
      test.use({ expectedErrors: /Failed to load resource/ });

      test('the browser loads the document itself', async ({ page }) => {
        await page.route('/contact*', (route) =>
          route.request().isNavigationRequest()
            ? route.continue()
            : route.fulfill({ status, contentType: 'text/html', body: '<title>Portail</title>' }),
        );
        await page.goto('/villes/riom');
        await startShell(page);
        await markDocument(page);
        await quoteLink(page).click();
        await expect(quoteHeading(page)).toBeVisible();
        await expectMarked(page, false);
      });
    });

  test('Back to a part of a page that hangs is loaded by the browser itself', async ({ page }) => {
    await page.goto('/mentions-legales#retractation');
    await startShell(page);
    await footer(page).getByRole('link', { name: 'Devis gratuit' }).click();
    await expect(quoteHeading(page)).toBeFocused();
    await page.route('/mentions*', (route) =>
      route.request().isNavigationRequest() ? route.continue() : undefined,
    );
    await page.goBack();
    // The shell waits for some seconds first.
    await expect(title(page)).toHaveText('Mentions légales', { timeout: 30_000 });
  });
});

test('a click that comes before the shell is followed once', async ({ page }) => {
  await page.goto('/villes/riom', { waitUntil: 'commit' });
  await quoteLink(page).click();
  await expect(quoteHeading(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/villes/riom');
});

test.describe('an unknown address', () => {
  // Chromium logs an error for a document with status 404.
  test.use({ expectedErrors: /Failed to load resource.*404/ });

  test('has the specified error page, which leads home, to the form and to the telephone', async ({
    page,
  }) => {
    expect((await page.goto('/villes/ville-inconnue'))?.status()).toBe(404);
    await expect(title(page)).toHaveText('404 Oops! Page not found');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Retour à l’accueil' })).toHaveAttribute('href', '/');
    await expect(main.getByRole('link', { name: 'Devis gratuit' })).toHaveAttribute('href', '/contact');
    await expect(main.locator('a[href^="tel:+33"]')).not.toHaveCount(0);
  });
});
