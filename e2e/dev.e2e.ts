import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { startDev, type DevProcess } from '../host/delivery/testing/dev-process';
import { copyRepository, type RepositoryCopy } from '../host/delivery/testing/repository-copy';
import { writeWhole } from '../host/delivery/files';
import { testFolders } from '../host/delivery/testing/test-folders';
import { startFaultProxy } from './support/fault-proxy';
import { expectStarted, policyViolations, useHand, watchPrerenderedNodes } from './support/hydration';
import { override, serveOverridableSite, type OverridableSite } from './support/overridable-site';
import { untilTrue } from './support/page-clock';
import { isLost } from './support/sections';
import { expect, leavePages, test } from './support/test';

/** Of the text that all town pages share. */
const file = 'remote-towns/src/content/town-page.ts';
const before = '`Nos services ${where}`';

test.describe('npm run dev -w remote-towns', () => {
  // One copy and one build for all, which goes on where the one before has left it.
  test.describe.configure({ mode: 'default' });
  // A page that cannot be made answers 500, which Chromium reports.
  test.use({ expectedErrors: /Failed to load resource/ });

  let copy: RepositoryCopy;
  let dev: DevProcess;

  test.beforeAll(async () => {
    copy = await copyRepository();
    dev = await startDev(copy.root, path.dirname(testFolders().releases), 'towns');
  });
  test.afterAll(async () => {
    await dev.stop();
    await copy.remove();
  });

  test('shows a change, a mistake and its end without being asked, in the live site', async ({ page }) => {
    await watchPrerenderedNodes(page);
    await page.goto(`${dev.url}/villes/riom`);
    await expect(page.getByRole('heading', { name: 'Nos services à Riom' })).toBeVisible();
    await useHand(page);
    expect(await policyViolations(page)).toEqual([]);

    await copy.replaceText(file, before, '`Ce que nous faisons ${where}`');
    await expect(page.getByRole('heading', { name: 'Ce que nous faisons à Riom' })).toBeVisible();

    const sound = await readFile(path.join(copy.root, file), 'utf8');
    await writeWhole(path.join(copy.root, file), `${sound}\nconst broken = ;\n`);
    await expect(page.getByRole('heading', { name: 'The working copy does not build' })).toBeVisible();
    await expect(page.getByText(/town-page\.ts/).first()).toBeVisible();

    // What builds may still be a page that cannot be made.
    const throwing = sound.replace('`Ce que nous faisons ${where}`', '{ throw new Error(`${where} fails`) }');
    await writeWhole(path.join(copy.root, file), throwing);
    await expect(page.getByRole('heading', { name: '/villes/riom cannot be rendered' })).toBeVisible();
    await expect(page.getByText('à Riom fails')).toBeVisible();

    await writeWhole(path.join(copy.root, file), sound);
    await expect(page.getByRole('heading', { name: 'Ce que nous faisons à Riom' })).toBeVisible();
    expect((await page.goto(`${dev.url}/villes/nulle-part`))?.status()).toBe(404);
    await page.goBack();

    // The others are as they were released.
    await page.getByRole('main').getByRole('link', { name: 'Devis gratuit' }).first().click();
    await expect(page.getByRole('heading', { name: 'Demander un devis gratuit' })).toBeVisible();
  });

  test.describe('in a deployed site that allows overrides', () => {
    let deployed: OverridableSite;
    test.beforeAll(async () => {
      deployed = await serveOverridableSite();
    });
    test.afterAll(() => deployed.close());

    test('shows its sections and its documents in the place of the live ones, until he drops it', async ({
      page,
    }) => {
      await override(page, 'towns', `${dev.url}/remote.json`);
      await page.goto(`${deployed.url}/villes`);
      const own = page.waitForRequest((request) => isScriptOf(dev.url, request.url()));
      await useHand(page);
      await expect(notice(page)).toContainText(dev.url);
      await filter(page).click();
      await expectStarted(page, 'towns/TownFilter');
      await own;
      await filter(page).fill('Volv');
      await expect(found(page)).toBeVisible();

      await town(page, 'Volvic').click();
      await expect(page.getByRole('heading', { name: 'Ce que nous faisons à Volvic' })).toBeVisible();
      expect(new URL(page.url()).origin).toBe(deployed.url);
      await page.goBack();
      await expect(notice(page)).toBeVisible();
      await filter(page).click();
      await expectStarted(page, 'towns/TownFilter');

      await notice(page).getByRole('button', { name: 'Revenir à la version en ligne' }).click();
      await expect(notice(page)).toHaveCount(0);
      await filter(page).fill('Volv');
      await expect(found(page)).toBeVisible();
      expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('override');
    });

    test.describe('whose scripts are not what its hashes say', () => {
      test.use({ expectedErrors: /integrity|Integrity|Failed/ });

      test('nothing of it runs, and the HTML of its section stays', async ({ page }) => {
        const tampering = await startFaultProxy(dev.url);
        tampering.fail(/section-.*\.js/, 'tampered');
        await override(page, 'towns', `${tampering.url}/remote.json`);
        await page.clock.install();
        await page.goto(`${deployed.url}/villes`);
        await useHand(page);
        await expect(notice(page)).toBeVisible();
        await filter(page).click();
        await untilTrue(page, () => isLost(page, 'towns/TownFilter'));

        expect(await page.evaluate(() => window.tampered)).toBeUndefined();
        await expect(town(page, 'Volvic')).toBeVisible();
        await leavePages(page.context());
        await tampering.kill();
      });
    });
  });

  test('leaves nothing in the folders of the site', async () => {
    const { releases } = testFolders();
    const registry = await readFile(path.join(releases, 'registry.json'), 'utf8');
    const live = await (await fetch(`${dev.url}/registry.json`)).json();

    expect(registry).not.toContain(live.remotes.towns.version);
  });
});

test('on a site that does not allow overrides, none is looked at', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await override(page, 'towns', 'http://localhost:4102/remote.json');

  await page.goto('/villes');
  await filter(page).fill('Volv');
  await expect(found(page)).toBeVisible();

  await expect(notice(page)).toHaveCount(0);
  expect(asked.filter((address) => address.includes('remote.json'))).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('rth:override:towns'))).not.toBeNull();
});

const notice = (page: Page) => page.getByRole('region', { name: 'Développement' });
const filter = (page: Page) => page.getByRole('searchbox', { name: 'Chercher une commune' });
const found = (page: Page) => page.getByText('1\u00a0lieu trouvé');
const town = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true }).first();
const isScriptOf = (origin: string, address: string) =>
  address.startsWith(origin) && /section-TownFilter.*\.js$/.test(address);
