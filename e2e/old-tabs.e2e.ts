import type { Page } from '@playwright/test';
import { expectAlive } from './support/hydration';
import { everyApp, expect, test, type ReleasedSite } from './support/released-site';
import { variantCount, variedApps, type VariedApp } from './support/release-variants';
import { beOlderBrowser } from './support/older-browser';
import { lastQuoteLink } from './support/quote-link';
import { expectSentence } from './support/sentence';

const latest = variantCount - 1;

test.describe('a tab that stays open while every app is released again and again', () => {
  test.setTimeout(180_000);

  test('goes on with its own releases, enters a remote in its newest, and is all new with its next document', async ({
    page,
    released,
  }) => {
    await beOlderBrowser(page);
    const seen = watchReleases(page, released);
    await page.goto(`${released.url}/villes/riom`);
    await expectAlive(page);
    await markDocument(page);
    await expectSentence(page, 'towns', 0);

    await test.step('next release: another page of the remote that is here comes from its own release', async () => {
      await released.release(everyApp(1));
      await page.getByRole('figure').getByRole('link', { name: 'Volvic' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rénovation à Volvic');
      await expectSentence(page, 'towns', 0);
    });

    await test.step('the one after: a remote that was not here is entered in its newest release', async () => {
      await released.release(everyApp(2));
      await lastQuoteLink(page).click();
      await expectSentence(page, 'contact', 2);
      expect(seen('contact')).toEqual([2]);
    });

    await test.step('the third: both remotes stay what they are', async () => {
      await released.release(everyApp(3));
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rénovation à Volvic');
      await expectSentence(page, 'towns', 0);
      await page.goForward();
      await expectSentence(page, 'contact', 2);
    });

    await test.step('the fourth: the home page is new, and shows the slot of the remote that is here', async () => {
      await released.release(everyApp(4));
      await page
        .getByRole('banner')
        .getByRole('link', { name: /Rénovation TH/ })
        .click();
      await expectSentence(page, 'marketing', 4);
      await expect(page.getByRole('form', { name: 'Être rappelé à l’heure qui vous va' })).toBeVisible();
      await expectAlive(page);
    });

    await test.step('the fifth: still one document, and one release of each app', async () => {
      await released.release(everyApp(latest));
      await page.goBack();
      await expectSentence(page, 'contact', 2);
      await expectSentence(page, 'host', 0);
      expect(await isFirstDocument(page)).toBe(true);
      expect(seen.all()).toEqual({ host: [0], towns: [0], contact: [2], marketing: [4] });
    });

    await test.step('a new document is of the newest releases, and of no others', async () => {
      seen.forget();
      await page.reload();
      await expectAlive(page);
      expect(await isFirstDocument(page)).toBe(false);
      await expectSentence(page, 'contact', latest);
      await expectSentence(page, 'host', latest);
      await page.goto(`${released.url}/villes/riom`);
      await expectAlive(page);
      await expectSentence(page, 'towns', latest);
      expect(seen.all()).toEqual({ host: [latest], towns: [latest], contact: [latest], marketing: [] });
    });
  });

  test('goes on when one team rolls back', async ({ page, released }) => {
    await beOlderBrowser(page);
    await released.release({ towns: 1, contact: 2 });
    const seen = watchReleases(page, released);
    await page.goto(`${released.url}/villes/riom`);
    await expectAlive(page);
    await markDocument(page);
    await expectSentence(page, 'towns', 1);

    await released.release({ towns: 0, contact: 1 });
    await page.getByRole('figure').getByRole('link', { name: 'Volvic' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rénovation à Volvic');
    await expectSentence(page, 'towns', 1);
    await lastQuoteLink(page).click();
    await expectSentence(page, 'contact', 1);

    expect(await isFirstDocument(page)).toBe(true);
    expect(seen.all()).toEqual({ host: [0], towns: [1], contact: [1], marketing: [] });
  });

  test('gets what is live of the pages that are HTML alone, and of a new host its document', async ({
    page,
    released,
  }) => {
    await page.goto(`${released.url}/villes/riom`);
    await expectAlive(page);
    await markDocument(page);
    const goTo = async (name: string) => {
      await page.getByRole('figure').getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(` à ${name}`);
    };

    await released.release({ towns: 1 });
    await goTo('Volvic');
    await expectSentence(page, 'towns', 1);
    await released.release({ towns: 0 });
    await goTo('Riom');
    await expectSentence(page, 'towns', 0);
    expect(await isFirstDocument(page)).toBe(true);

    await released.release(everyApp(2));
    await goTo('Châteaugay');
    await expectSentence(page, 'towns', 2);
    await expectSentence(page, 'host', 2);
    expect(await isFirstDocument(page)).toBe(false);
  });
});

/** Numbers of the releases of each app that the page has asked for anything of. */
function watchReleases(page: Page, { versions }: ReleasedSite) {
  let asked = new Map<VariedApp, Set<number>>();
  page.on('request', (request) => {
    const [, app, version] = /\/releases\/([^/]+)\/([^/]+)\//.exec(request.url()) ?? [];
    for (const name of variedApps.filter((known) => known === app))
      asked.set(name, (asked.get(name) ?? new Set()).add(versions[name].indexOf(version ?? '')));
  });
  const numbers = (app: VariedApp) => [...(asked.get(app) ?? [])].sort();

  return Object.assign(numbers, {
    all: () => ({
      host: numbers('host'),
      towns: numbers('towns'),
      contact: numbers('contact'),
      marketing: numbers('marketing'),
    }),
    forget: () => (asked = new Map()),
  });
}

const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
const isFirstDocument = (page: Page) => page.evaluate(() => 'isFirstDocument' in window);
