import type { Page } from '@playwright/test';
import { changeDocument } from '../support/change-document';
import {
  expectAlive,
  expectShellAlive,
  isLifeless,
  lostNodes,
  watchPrerenderedNodes,
} from '../support/hydration';
import { untilTrue } from '../support/page-clock';
import { expectFormToArrive } from '../support/native-form';
import { expect, test } from '../support/test';

/**
 * A page of each remote that needs its code, what fails there, and what a visitor does. A query lets the home
 * page not wait. Every fault of every app is in `proof/faults.proof.ts`.
 */
const pages = [
  {
    remote: 'marketing',
    path: '/?source=carte',
    fault: 'hangs',
    script: /\/remoteEntry\.js/,
    link: 'Demander un devis gratuit',
    leadsTo: 'Demander un devis gratuit',
  },
  {
    remote: 'towns',
    path: '/villes',
    fault: 'tampered',
    script: /\/view-/,
    link: 'Devis gratuit',
    leadsTo: 'Demander un devis gratuit',
  },
  {
    remote: 'contact',
    path: '/contact',
    fault: 'missing',
    script: /\/remoteEntry\.js/,
    link: 'Accueil',
    leadsTo: /./,
  },
] as const;

test.use({ expectedErrors: /Failed to load resource|integrity|Integrity-Policy|ERR_/i });

for (const { remote, path, fault, script, link, leadsTo } of pages) {
  test(`a script of remote-${remote} (${fault}): its page stays, readable and usable`, async ({
    page,
    faulty,
    site,
  }) => {
    const address = new RegExp(`/releases/${remote}/.*${script.source}`);
    faulty.fail(address, fault);
    await page.clock.install();
    await openAndWatch(page, `${faulty.url}${path}`);
    await expectShellAlive(page);
    await untilGivenUp(page, remote);

    await expectUntouched(page);
    expect(faulty.count(address)).toBeGreaterThan(3);
    expect(await isLifeless(page, 'main > div')).toBe(true);
    await expectFormToArrive(page, site, `${remote} ${fault}`);

    await page.goto(`${faulty.url}${path}`, { waitUntil: 'commit' });
    await page.getByRole('main').getByRole('link', { name: link }).first().click();
    await expect(page).not.toHaveURL(`${faulty.url}${path}`);
    await expect(page.getByRole('heading', { level: 1, name: leadsTo })).toBeVisible();
  });
}

test('the works of the home page can be read whole as soon as no script comes', async ({
  page,
  faulty,
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(`${faulty.url}/`);
  const words = await plain.getByRole('main').innerText();
  await context.close();
  faulty.fail(/^\/releases\/.*\.js/, 'missing');
  await page.goto(`${faulty.url}/`);

  await expect.poll(() => page.getByRole('main').innerText()).toBe(words);
  expect(words).toContain('Gouttières et noues vidées');
});

test.describe('the host', () => {
  test('without its first script, the site works as plain HTML', async ({ page, faulty, site }) => {
    faulty.fail(/\/main\.js/, 'missing');
    await openAndWatch(page, `${faulty.url}/villes/riom`);
    // Once for the page, and again where a report says why it failed.
    await expect.poll(() => faulty.count(/\/main\.js/)).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');

    await expectUntouched(page);
    expect(await isLifeless(page, '#root')).toBe(true);
    await page.getByRole('main').getByRole('link', { name: 'Devis gratuit' }).first().click();
    await expect(page.getByRole('heading', { name: 'Demander un devis gratuit' })).toBeVisible();
    await expectFormToArrive(page, site, 'host missing');
  });

  test('without the script that loads remotes, keeps the shell alive and the page in place', async ({
    page,
    faulty,
  }) => {
    faulty.fail(/\/federation\./, 'hangs');
    await page.clock.install();
    await openAndWatch(page, `${faulty.url}/villes`);
    await expectShellAlive(page);
    await untilGivenUp(page, 'towns');

    await expectUntouched(page);
    await page.getByRole('main').getByRole('link', { name: 'Devis gratuit' }).first().click();
    await untilTrue(page, () => page.getByRole('heading', { name: 'Demander un devis gratuit' }).isVisible());
  });
});

test('the callback section of the home page stays and can be sent when its remote is down; the rest is alive', async ({
  page,
  faulty,
  site,
}) => {
  faulty.fail(/\/releases\/contact\/.*\/remoteEntry\.js/, 'tampered');
  await page.clock.install();
  await openAndWatch(page, `${faulty.url}/`);
  await page.locator('#rappel').scrollIntoViewIfNeeded();
  await untilGivenUp(page, 'contact');

  await expectUntouched(page, 'prerenderedText');
  await expectAlive(page, 'main section:not(#rappel)');
  expect(await isLifeless(page, '#rappel')).toBe(true);
  await expectFormToArrive(page, site, 'slot tampered');
});

test.describe('a script whose hash is not known never runs', () => {
  for (const [what, integrity] of [
    ['is missing', undefined],
    ['is the word undefined', 'undefined'],
    ['is empty', ''],
  ] as const) {
    test(`when the hash of a remote ${what}`, async ({ page }) => {
      await changeDocument(page, '/villes', (html) =>
        html.replace(/(?<=<script type="application\/json" id="site">).*?(?=<\/script>)/s, (json) => {
          const site = JSON.parse(json);
          site.registry.remotes.towns.integrity = integrity;
          return JSON.stringify(site);
        }),
      );
      await page.clock.install();
      await openAndWatch(page, '/villes');
      await expectShellAlive(page);
      await untilGivenUp(page, 'towns');

      await expectUntouched(page);
      expect(await isLifeless(page, 'main > div')).toBe(true);
      expect(await page.evaluate(() => 'remote_towns' in window)).toBe(false);
    });
  }

  test('when the document lost the hash of the host', async ({ page }) => {
    await changeDocument(page, '/villes/riom', (html) => html.replace(/(main\.js") integrity="[^"]+"/, '$1'));
    await openAndWatch(page, '/villes/riom');
    await expect(page.locator('template#shell')).toHaveCount(0);
    await page.waitForLoadState('networkidle');

    await expectUntouched(page);
    expect(await isLifeless(page, '#root')).toBe(true);
  });
});

/** Opens a page some of whose scripts may never come, so that its `load` event may never either. */
async function openAndWatch(page: Page, address: string): Promise<void> {
  await watchPrerenderedNodes(page);
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

/** Resolves when the host has said that it tries no more. */
async function untilGivenUp(page: Page, remote: string): Promise<void> {
  const text = new RegExp(`^remote_${remote} .* could not be loaded; its prerendered HTML stays`);
  await untilTrue(page, async () =>
    (await page.consoleMessages()).some((message) => text.test(message.text())),
  );
}

/** The prerendered HTML is still there, its text is that of a page without scripts, and no tampered script has run. */
async function expectUntouched(page: Page, text: 'scriptlessText' | 'prerenderedText' = 'scriptlessText') {
  expect(await lostNodes(page)).toEqual([]);
  expect(await page.getByRole('main').innerText()).toBe(await page.evaluate((name) => window[name], text));
  expect(await page.evaluate(() => window.tampered)).toBeUndefined();
}
