import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { composeSite } from '../host/delivery/testing/compose-site';
import { readIdentity } from '../host/server/identity/read-identity';
import { startServer, type RunningServer } from '../host/server/start-server';
import { testFolders } from '../host/delivery/testing/test-folders';
import { expectAlive, lostNodes, policyViolations, watchPrerenderedNodes } from './support/hydration';
import { serveOwnRelease, type OwnRelease } from './support/own-release';
import { untilTrue } from './support/page-clock';
import { expect, test } from './support/test';

const page = '/villes/riom';
const notice = (page: Page) => page.getByRole('region', { name: 'Développement' });

/** Before the first document, as a developer does in the browser's tools. */
async function override(page: Page, remote: string, address: string): Promise<void> {
  await page.addInitScript(
    ([key, value]) => {
      if (sessionStorage.getItem('set') === null) localStorage.setItem(key ?? '', value ?? '');
      sessionStorage.setItem('set', 'once');
    },
    [`rth:override:${remote}`, address],
  );
}

async function heardWarnings(page: Page): Promise<string[]> {
  return (await page.consoleMessages())
    .filter((message) => message.type() === 'warning')
    .map((message) => message.text());
}

test.describe('on a site whose identity allows overrides', () => {
  // One composed site for all.
  test.describe.configure({ mode: 'default' });

  let folder: string;
  let server: RunningServer;
  let own: OwnRelease;

  test.beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'overrides-'));
    const identity = { ...(await readIdentity()), allowsOverrides: true };
    const folders = { ...testFolders(), site: path.join(folder, 'site') };
    const composed = await composeSite(folders, { identity, year: 2026 });
    server = await startServer({
      siteDir: composed.folder,
      spoolDir: path.join(folder, 'received'),
      port: 0,
      identity,
      log: () => undefined,
    });
    own = await serveOwnRelease('towns', 'town');
  });
  test.afterAll(async () => {
    await own.close();
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });

  test('a developer’s own release shows in the place of the live one, until he drops it', async ({
    page: tab,
  }) => {
    await override(tab, 'towns', own.address);
    await watchPrerenderedNodes(tab);
    await tab.goto(server.siteUrl + page);

    await expect(notice(tab)).toContainText(new URL(own.address).origin);
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAlive(tab, 'main');
    await expect.poll(() => tab.evaluate(() => window.ownRelease)).toBe(true);
    expect(await policyViolations(tab)).toEqual([]);

    await tab.getByRole('banner').getByRole('link', { name: /Devis/ }).first().click();
    await expect(tab.getByRole('heading', { level: 1, name: 'Demander un devis gratuit' })).toBeVisible();
    await tab.goBack();
    await expect(tab).toHaveURL(server.siteUrl + page);

    await notice(tab).getByRole('button', { name: 'Revenir à la version en ligne' }).click();
    await expect(notice(tab)).toHaveCount(0);
    await expectAlive(tab);
    expect(await tab.evaluate(() => window.ownRelease)).toBeUndefined();
    expect(await tab.evaluate(() => Object.keys(localStorage).join())).not.toContain('override');
    expect(await lostNodes(tab)).toEqual([]);
  });

  test('what cannot be had is ignored, and the console says why', async ({ page: tab }) => {
    await override(tab, 'towns', 'https://elsewhere.example/remote.json');
    await watchPrerenderedNodes(tab);
    await tab.goto(server.siteUrl + page);
    await expectAlive(tab);

    await expect(notice(tab)).toHaveCount(0);
    expect(await lostNodes(tab)).toEqual([]);
    await expect
      .poll(() => heardWarnings(tab))
      .toContainEqual(
        expect.stringContaining('https://elsewhere.example is neither this site nor localhost'),
      );
  });

  test.describe('whose scripts are not what its hashes say', () => {
    test.use({ expectedErrors: /integrity|Integrity|Failed|cannot be shown/ });

    test('nothing of it runs, and the page says that it cannot be had', async ({ page: tab }) => {
      const tampered = await serveOwnRelease('towns', 'town', false);
      try {
        await override(tab, 'towns', tampered.address);
        await tab.clock.install();
        await tab.goto(server.siteUrl + page);
        await untilTrue(tab, () => tab.getByRole('button', { name: /Réessayer/ }).isVisible());

        expect(await tab.evaluate(() => window.ownRelease)).toBeUndefined();
        await expect(notice(tab)).toBeVisible();
      } finally {
        await tampered.close();
      }
    });
  });
});

test('on a site that does not allow overrides, none is looked at', async ({ page: tab }) => {
  const asked: string[] = [];
  tab.on('request', (request) => asked.push(request.url()));
  await override(tab, 'towns', 'http://localhost:4102/remote.json');
  await watchPrerenderedNodes(tab);

  await tab.goto(page);
  await expectAlive(tab);

  await expect(notice(tab)).toHaveCount(0);
  expect(asked.filter((address) => address.includes('remote.json'))).toEqual([]);
  expect(await lostNodes(tab)).toEqual([]);
  expect(await tab.evaluate(() => localStorage.getItem('rth:override:towns'))).not.toBeNull();
});
