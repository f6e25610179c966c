import type { Page } from '@playwright/test';
import { expectAlive } from './support/hydration';
import { beOlderBrowser } from './support/older-browser';
import { expect, test, type ReleasedSite } from './support/released-site';
import { expectSentence } from './support/sentence';

const townsEntry = /\/releases\/towns\/.*\/remoteEntry\.js/;
const registry = /\/registry\.json/;

test.describe('two releases of one app never run in one tab', () => {
  // Others enter no release for the pages of a town, which are HTML alone.
  test.beforeEach(({ page }) => beOlderBrowser(page));
  test.use({ expectedErrors: /Failed to load resource|ERR_FAILED|cannot be shown|could not be loaded/ });

  test('when the first could not be had, the visitor enters the one that went live meanwhile', async ({
    page,
    released,
  }) => {
    await page.route(townsEntry, (route) => route.abort());
    await openZones(page, released);

    const failed = page.waitForEvent('requestfailed', (request) => townsEntry.test(request.url()));
    await town(page, 'Riom').hover();
    await failed;
    await page.unroute(townsEntry);
    await released.release({ towns: 1 });
    const ran = watchEntries(page, released);
    await town(page, 'Riom').click();

    await expectSentence(page, 'towns', 1);
    expect(ran()).toEqual([1]);
    expect(await isFirstDocument(page)).toBe(true);
  });

  test('while the first is on its way, every page of the app waits for it', async ({ page, released }) => {
    await openZones(page, released);
    const ran = watchEntries(page, released);
    await answerLate(page, registry, await registryBeforeRelease(page, released)).letGo();
    const entry = answerLate(page, townsEntry);

    await town(page, 'Riom').hover();
    await entry.asked;
    await town(page, 'Volvic').click();
    await entry.letGo();

    await expectTown(page, 'Volvic');
    await expectSentence(page, 'towns', 0);
    await page.goBack();
    await town(page, 'Riom').click();
    await expectTown(page, 'Riom');
    await expectSentence(page, 'towns', 0);
    expect(ran()).toEqual([0]);
    expect(await isFirstDocument(page)).toBe(true);
  });

  test('when two pages of the app begin at once, and the registry changes between their questions', async ({
    page,
    released,
  }) => {
    await openZones(page, released);
    const ran = watchEntries(page, released);
    const first = answerLate(page, registry, await registryBeforeRelease(page, released));

    await town(page, 'Riom').hover();
    await first.asked;
    const second = page.waitForResponse(registry);
    await town(page, 'Volvic').click();
    await second;
    await first.letGo();

    await expectTown(page, 'Volvic');
    await page.goBack();
    await town(page, 'Riom').click();
    await expectTown(page, 'Riom');
    expect(ran()).toHaveLength(1);
    expect(await isFirstDocument(page)).toBe(true);
  });
});

async function openZones(page: Page, { url }: ReleasedSite): Promise<void> {
  await page.goto(`${url}/zones-intervention`);
  await expectAlive(page);
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
}

/** The registry as it was just before another release of towns went live. */
async function registryBeforeRelease(page: Page, { url, release }: ReleasedSite): Promise<string> {
  const before = await (await page.request.get(`${url}/registry.json`)).text();
  await release({ towns: 1 });
  return before;
}

const isFirstDocument = (page: Page) => page.evaluate(() => 'isFirstDocument' in window);

const town = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true }).first();

const expectTown = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1 })).toContainText(` à ${name}`);

/**
 * Holds the next request of this address back until it is let go.
 * @param body what it is answered with then, if not with what the site says.
 */
function answerLate(page: Page, address: RegExp, body?: string) {
  let letGo = () => {};
  const wait = new Promise<void>((resolve) => (letGo = resolve));
  let beAsked = () => {};
  const asked = new Promise<void>((resolve) => (beAsked = resolve));
  const routed = page.route(
    address,
    async (route) => {
      beAsked();
      await wait;
      await (body ? route.fulfill({ contentType: 'application/json', body }) : route.continue());
    },
    { times: 1 },
  );
  return { asked, letGo: () => routed.then(letGo) };
}

/** Numbers of the releases of towns whose entry has arrived. */
function watchEntries(page: Page, { versions }: ReleasedSite) {
  const numbers = new Set<number>();
  page.on('requestfinished', (request) => {
    const [, version] = /\/releases\/towns\/([^/]+)\/remoteEntry\.js/.exec(request.url()) ?? [];
    if (version) numbers.add(versions.towns.indexOf(version));
  });
  return () => [...numbers].sort();
}
