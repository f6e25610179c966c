import type { Page } from '@playwright/test';
import { expectAlive } from '../support/hydration';
import { untilTrue } from '../support/page-clock';
import { expectFilledForm, fillForm, send, thanks } from '../support/quote-form';
import { lastQuoteLink } from '../support/quote-link';
import { expect, test } from '../support/test';

test.use({ expectedErrors: /Failed to load resource|ERR_|cannot be shown inside|was not sent/ });

const quoteHeading = (page: Page) => page.getByRole('heading', { name: 'Demander un devis gratuit' });
const status = (page: Page) => page.getByRole('status').first();

/** Ready for the network to go: what has to be said then is there. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectAlive(page);
  await expect(status(page)).toBeAttached();
}

test('a link followed offline leaves the visitor on his page and says so, until the network is back', async ({
  page,
  context,
}) => {
  await open(page, '/villes/riom');
  const words = await page.getByRole('main').innerText();
  await context.setOffline(true);
  await expect(status(page)).toContainText('Vous êtes hors connexion.');

  await lastQuoteLink(page).click();
  await expect(status(page)).toContainText('La page demandée ne peut pas s’ouvrir hors connexion.');
  await expect(status(page).getByRole('link', { name: '04 65 71 63 36' })).toBeVisible();
  await expect(page).toHaveURL(/\/villes\/riom$/);
  expect(await page.getByRole('main').innerText()).toBe(words);

  await context.setOffline(false);
  await expect(status(page)).toContainText('De nouveau en ligne.');
  await lastQuoteLink(page).click();
  await expect(quoteHeading(page)).toBeVisible();
});

test('a page that this document has shown opens again offline', async ({ page, context }) => {
  await open(page, '/villes/riom');
  await lastQuoteLink(page).click();
  await expect(quoteHeading(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: /Riom/ })).toBeVisible();
  await context.setOffline(true);
  await expect(status(page)).toContainText('Vous êtes hors connexion.');

  await lastQuoteLink(page).click();
  await expect(quoteHeading(page)).toBeVisible();
});

test('a page out of reach comes by itself when the network is back', async ({ page, context, faulty }) => {
  await page.clock.install();
  await page.goto(`${faulty.url}/villes/riom`);
  await expectAlive(page);
  await faulty.kill();
  await lastQuoteLink(page).click();
  const failure = page.getByRole('heading', { name: 'Cette page n’a pas pu être chargée' });
  await untilTrue(page, () => failure.isVisible());

  await context.setOffline(true);
  await faulty.revive();
  await context.setOffline(false);
  await untilTrue(page, () => quoteHeading(page).isVisible());
});

test('a quote sent offline stays in the form, which says so, and leaves once the network is back', async ({
  page,
  context,
}) => {
  await open(page, '/contact');
  await fillForm(page, 'Hors-connexion');
  await context.setOffline(true);
  await send(page).click();

  await expect(page.getByRole('alert').filter({ hasText: 'n’a pas pu être envoyée' })).toBeFocused();
  await expectFilledForm(page, 'Hors-connexion');
  await context.setOffline(false);
  await send(page).click();
  await expect(thanks(page)).toBeVisible();
});
