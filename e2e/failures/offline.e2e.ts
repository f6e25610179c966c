import type { Page } from '@playwright/test';
import { startShell } from '../support/hydration';
import {
  expectDraft,
  expectFilledForm,
  failure,
  field,
  fillForm,
  lastQuoteLink,
  send,
  toast,
} from '../support/quote-form';
import { expect, test } from '../support/test';

test.use({ expectedErrors: /Failed to load resource|ERR_|was not sent/ });

const quoteHeading = (page: Page) => page.getByRole('heading', { name: 'Demander un devis gratuit' });
const townHeading = (page: Page) => page.getByRole('heading', { level: 1, name: /Riom/ });
const status = (page: Page) => page.getByRole('status').first();

/** Opens a page and waits for the code that reports a lost connection. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await startShell(page);
  await expect(status(page)).toBeAttached();
}

/** Disconnects the network, and clears the browser's cache. */
async function loseNetwork(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
  await page.context().setOffline(true);
  await expect(status(page)).toContainText('Vous êtes hors connexion.');
}

test('a link clicked offline keeps the page and shows a notice, and works once the network is back', async ({
  page,
  context,
  faulty,
}) => {
  await open(page, `${faulty.url}/villes/riom`);
  const notice = page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' });
  const before = await page.getByRole('main').innerText();
  await loseNetwork(page);
  // Chromium prefetches in another process, which the page's simulated disconnection does not affect.
  await faulty.kill();

  await notice.click();
  await expect(status(page)).toContainText('La page demandée ne peut pas s’ouvrir hors connexion.');
  await expect(status(page).getByRole('link', { name: '04 65 71 63 36' })).toBeVisible();
  await expect(page).toHaveURL(/\/villes\/riom$/);
  expect(await page.getByRole('main').innerText()).toBe(before);

  await faulty.revive();
  await context.setOffline(false);
  await expect(status(page)).toContainText('De nouveau en ligne.');
  await notice.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mentions légales' })).toBeVisible();
});

test('cached pages open offline with a link and with Back', async ({ page, context }) => {
  await open(page, '/villes/riom');
  await lastQuoteLink(page).click();
  await expect(quoteHeading(page)).toBeVisible();
  await page.goBack();
  await expect(townHeading(page)).toBeVisible();
  await context.setOffline(true);
  await expect(status(page)).toContainText('Vous êtes hors connexion.');

  await lastQuoteLink(page).click();
  await expect(quoteHeading(page)).toBeVisible();
  await page.goBack();
  await expect(townHeading(page)).toBeVisible();
});

test('Back to an uncached page keeps the current page until the network is back', async ({
  page,
  context,
}) => {
  await open(page, '/villes/riom');
  await lastQuoteLink(page).click();
  await expect(quoteHeading(page)).toBeVisible();
  await loseNetwork(page);

  const asked = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/villes/riom'));
  await page.goBack();
  await asked;
  await expect(quoteHeading(page)).toBeVisible();
  await context.setOffline(false);
  await expect(townHeading(page)).toBeVisible();
});

test('a quote request made offline stays in the form, and can be sent when the network is back', async ({
  page,
  context,
}) => {
  await open(page, '/contact');
  // The first toast loads the code of all toasts.
  await send(page).click();
  await expect(toast(page, 'Veuillez remplir')).toBeVisible();
  await fillForm(page, 'Hors-connexion');
  await expectDraft(page);
  await context.setOffline(true);
  await send(page).click();

  await expect(failure(page)).toBeFocused();
  await expect(toast(page, 'Veuillez réessayer')).toBeVisible();
  await expectFilledForm(page, 'Hors-connexion');
  await context.setOffline(false);
  await send(page).click();
  await expect(field(page, 'Nom')).toHaveValue('');
  await expect(toast(page, 'Demande envoyée')).toBeVisible();
});
