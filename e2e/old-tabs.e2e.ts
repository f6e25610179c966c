import type { Page } from '@playwright/test';
import { expectStarted } from './support/hydration';
import {
  expect,
  expectSentence,
  test,
  variedApps,
  type ReleasedSite,
  type VariedApp,
} from './support/released-site';

const everyApp = (number: number) => ({ host: number, marketing: number, towns: number, contact: number });
const latest = 2;

test.describe('a tab that stays open while every app is released again and again', () => {
  test('keeps its own releases until it loads the next document', async ({ page, released }) => {
    const seen = watchReleases(page, released);
    await page.goto(`${released.url}/`);
    await markDocument(page);
    for (const number of [1, latest]) await released.release(everyApp(number));

    // Starts sections of two remotes. Their code has not loaded yet.
    await page.getByRole('button', { name: 'Suivant', exact: true }).click();
    await expect(page.getByRole('group', { name: '2 sur 16', exact: true })).toBeVisible();
    await page.getByRole('form', { name: /^Être rappelé/ }).scrollIntoViewIfNeeded();
    await expectStarted(page, 'contact/CallbackForm');
    expect(seen()).toEqual({ host: [0], marketing: [0], contact: [0], towns: [] });

    await page.getByRole('main').getByRole('link', { name: 'Demander un devis gratuit' }).first().click();
    await expectSentence(page, 'contact', latest);
    await expectSentence(page, 'host', latest);
    await expectFirstDocument(page, false);
    await page.getByLabel('Ville').fill('Riom');
    await expectStarted(page, 'contact/QuoteForm');
    expect(seen()).toEqual({ host: [latest], marketing: [], contact: [latest], towns: [] });
  });

  test('shows the live release of a remote, but never runs two releases of a section in one document', async ({
    page,
    released,
  }) => {
    await released.release({ towns: 1 });
    const seen = watchReleases(page, released);
    await page.goto(`${released.url}/villes`);
    await filter(page).fill('Volv');
    await expectFound(page);
    await markDocument(page);

    await test.step('shows a newer release of a page without sections in the same document', async () => {
      await released.release({ towns: 2 });
      await town(page, 'Volvic').click();
      await expectTown(page, 'Volvic');
      await expectSentence(page, 'towns', 2);
    });

    await test.step('shows a page without sections in the same document after a rollback', async () => {
      await released.release({ towns: 0 });
      await town(page, 'Riom').click();
      await expectTown(page, 'Riom');
      await expectSentence(page, 'towns', 0);
      await expectFirstDocument(page, true);
      expect(seen().towns).toEqual([1]);
    });

    await test.step('loads a new document for another release of a section that has started', async () => {
      await page
        .getByRole('navigation', { name: 'Fil d’Ariane' })
        .getByRole('link', { name: 'Villes' })
        .click();
      await expect(filter(page)).toBeVisible();
      await expectFirstDocument(page, false);
      await filter(page).fill('Volv');
      await expectFound(page);
      expect(seen().towns).toEqual([0]);
    });
  });
});

/** Watches requests for scripts. @returns a getter of the release numbers of the current document's scripts, by app. */
function watchReleases(page: Page, { versions }: ReleasedSite) {
  let asked: { app: VariedApp; number: number }[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) asked = [];
    const [, name, version = ''] = /\/releases\/([^/]+)\/([^/]+)\/.*\.js/.exec(request.url()) ?? [];
    const app = variedApps.find((known) => known === name);
    if (app) asked.push({ app, number: versions[app].indexOf(version) });
  });
  const numbers = (app: VariedApp) => [
    ...new Set(asked.filter((one) => one.app === app).map(({ number }) => number)),
  ];

  return () => ({
    host: numbers('host'),
    marketing: numbers('marketing'),
    contact: numbers('contact'),
    towns: numbers('towns'),
  });
}

const filter = (page: Page) => page.getByRole('searchbox', { name: 'Chercher une commune' });
const expectFound = (page: Page) => expect(page.getByText('1\u00a0lieu trouvé')).toBeVisible();

const town = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true }).first();
const expectTown = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1 })).toContainText(` à ${name}`);

const markDocument = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute('data-first', ''));
const expectFirstDocument = (page: Page, isFirst: boolean) =>
  expect(page.locator('html[data-first]')).toHaveCount(isFirst ? 1 : 0);
