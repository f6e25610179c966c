import type { Page } from '@playwright/test';
import {
  expectStarted,
  lostNodes,
  policyViolations,
  useHand,
  watchPrerenderedNodes,
} from './support/hydration';
import { override, serveOverridableSite, type OverridableSite } from './support/overridable-site';
import { serveOwnRelease, type OwnRelease } from './support/own-release';
import { untilTrue } from './support/page-clock';
import { expect, test } from './support/test';

/** A page of towns that has a section. */
const path = '/villes';
const notice = (page: Page) => page.getByRole('region', { name: 'Développement' });
const filter = (page: Page) => page.getByRole('searchbox', { name: 'Chercher une ville' });
const found = (page: Page) => page.getByText('1\u00a0lieu trouvé');

async function heardWarnings(page: Page): Promise<string[]> {
  return (await page.consoleMessages())
    .filter((message) => message.type() === 'warning')
    .map((message) => message.text());
}

test.describe('on a site whose identity allows overrides', () => {
  // One composed site for all.
  test.describe.configure({ mode: 'default' });

  let site: OverridableSite;
  let own: OwnRelease;

  test.beforeAll(async () => {
    site = await serveOverridableSite();
    own = await serveOwnRelease('towns', 'filter');
  });
  test.afterAll(async () => {
    await own.close();
    await site.close();
  });

  test('the sections of a developer’s own release show in the place of the live ones, until he drops it', async ({
    page,
  }) => {
    await override(page, 'towns', own.address);
    await watchPrerenderedNodes(page);
    await page.goto(site.url + path);
    await useHand(page);
    await expect(notice(page)).toContainText(new URL(own.address).origin);
    // Its section takes the place of what the document has.
    await filter(page).click();
    await expectStarted(page, 'towns/filter');
    expect(await page.evaluate(() => window.ownRelease)).toBe(true);
    await filter(page).fill('Volv');
    await expect(found(page)).toBeVisible();
    expect(await policyViolations(page)).toEqual([]);

    // Other pages are the live ones, and Back leads to its own section again.
    await page.getByRole('main').getByRole('link', { name: 'Volvic', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(' à Volvic');
    await page.goBack();
    await expect(notice(page)).toBeVisible();
    await filter(page).click();
    await expectStarted(page, 'towns/filter');

    await notice(page).getByRole('button', { name: 'Revenir à la version en ligne' }).click();
    await expect(notice(page)).toHaveCount(0);
    await filter(page).fill('Volv');
    await expect(found(page)).toBeVisible();
    expect(await page.evaluate(() => window.ownRelease)).toBeUndefined();
    expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('override');
    expect(await lostNodes(page)).toEqual([]);
  });

  test('what cannot be had is ignored, and the console says why', async ({ page }) => {
    await override(page, 'towns', 'https://elsewhere.example/remote.json');
    await watchPrerenderedNodes(page);
    await page.goto(site.url + path);
    await filter(page).fill('Volv');
    await expect(found(page)).toBeVisible();

    await expect(notice(page)).toHaveCount(0);
    expect(await lostNodes(page)).toEqual([]);
    expect(await heardWarnings(page)).toContainEqual(
      expect.stringContaining('https://elsewhere.example is neither this site nor localhost'),
    );
  });

  test.describe('whose scripts are not what its hashes say', () => {
    test.use({ expectedErrors: /integrity|Integrity|Failed/ });

    test('nothing of it runs, and the HTML of its section stays', async ({ page }) => {
      const tampered = await serveOwnRelease('towns', 'filter', false);
      try {
        await override(page, 'towns', tampered.address);
        await watchPrerenderedNodes(page);
        await page.clock.install();
        await page.goto(site.url + path);
        await filter(page).click();
        await untilTrue(page, async () => (await page.locator('[data-section][data-lost]').count()) === 1);

        expect(await page.evaluate(() => window.ownRelease)).toBeUndefined();
        expect(await lostNodes(page)).toEqual([]);
        await expect(notice(page)).toBeVisible();
      } finally {
        await tampered.close();
      }
    });
  });
});

test('on a site that does not allow overrides, none is looked at', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await override(page, 'towns', 'http://localhost:4102/remote.json');
  await watchPrerenderedNodes(page);

  await page.goto(path);
  await filter(page).fill('Volv');
  await expect(found(page)).toBeVisible();

  await expect(notice(page)).toHaveCount(0);
  expect(asked.filter((address) => address.includes('remote.json'))).toEqual([]);
  expect(await lostNodes(page)).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('rth:override:towns'))).not.toBeNull();
});
