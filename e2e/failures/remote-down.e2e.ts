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
import { receivedWith } from '../support/received-requests';
import { expect, test } from '../support/test';

const faults = ['missing', 'hangs', 'tampered'] as const;

/** A page of each remote that needs its code, and what a visitor does there. A query lets the home page not wait. */
const pages = [
  {
    remote: 'marketing',
    path: '/?source=carte',
    link: 'Demander un devis gratuit',
    leadsTo: 'Demander un devis gratuit',
  },
  { remote: 'towns', path: '/villes', link: 'Devis gratuit', leadsTo: 'Demander un devis gratuit' },
  { remote: 'contact', path: '/contact', link: 'Accueil', leadsTo: /./ },
] as const;

test.use({ expectedErrors: /Failed to load resource|integrity|Integrity-Policy|ERR_/i });

for (const { remote, path, link, leadsTo } of pages) {
  const scripts = [
    { name: 'the entry', address: new RegExp(`/releases/${remote}/.*/remoteEntry\\.js`) },
    { name: 'the page’s own script', address: new RegExp(`/releases/${remote}/.*/view-`) },
  ];
  for (const script of scripts) {
    for (const fault of faults) {
      test(`${script.name} of remote-${remote} (${fault}): its page stays, readable and usable`, async ({
        page,
        faulty,
        site,
      }) => {
        faulty.fail(script.address, fault);
        await page.clock.install();
        await openAndWatch(page, `${faulty.url}${path}`);
        await expectShellAlive(page);
        await untilGivenUp(page, remote);

        await expectUntouched(page);
        expect(faulty.count(script.address)).toBeGreaterThan(3);
        expect(await isLifeless(page, 'main > div')).toBe(true);
        await expectFormToArrive(page, site, `${remote} ${script.name} ${fault}`);

        await page.goto(`${faulty.url}${path}`, { waitUntil: 'commit' });
        await page.getByRole('main').getByRole('link', { name: link }).first().click();
        await expect(page).not.toHaveURL(`${faulty.url}${path}`);
        await expect(page.getByRole('heading', { level: 1, name: leadsTo })).toBeVisible();
      });
    }
  }
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
  for (const fault of faults) {
    test(`without its first script (${fault}), the site works as plain HTML`, async ({
      page,
      faulty,
      site,
    }) => {
      faulty.fail(/\/main\.js/, fault);
      await openAndWatch(page, `${faulty.url}/villes/riom`);
      // Once for the page, and again where a report says why it failed.
      await expect.poll(() => faulty.count(/\/main\.js/)).toBeGreaterThan(0);
      if (fault !== 'hangs') await page.waitForLoadState('networkidle');

      // What hangs may still come.
      await expectUntouched(page, fault === 'hangs' ? 'prerenderedText' : 'scriptlessText');
      expect(await isLifeless(page, '#root')).toBe(true);
      await page.getByRole('main').getByRole('link', { name: 'Devis gratuit' }).first().click();
      await expect(page.getByRole('heading', { name: 'Demander un devis gratuit' })).toBeVisible();
      await expectFormToArrive(page, site, `host ${fault}`);
    });

    test(`without the script that loads remotes (${fault}), keeps the shell alive and the page in place`, async ({
      page,
      faulty,
    }) => {
      faulty.fail(/\/federation\./, fault);
      await page.clock.install();
      await openAndWatch(page, `${faulty.url}/villes`);
      await expectShellAlive(page);
      await untilGivenUp(page, 'towns');

      await expectUntouched(page);
      await page.getByRole('main').getByRole('link', { name: 'Devis gratuit' }).first().click();
      await untilTrue(page, () =>
        page.getByRole('heading', { name: 'Demander un devis gratuit' }).isVisible(),
      );
    });
  }
});

test.describe('the callback section of the home page', () => {
  for (const fault of faults) {
    test(`stays and can be sent when its remote is down (${fault}); the rest is alive`, async ({
      page,
      faulty,
      site,
    }) => {
      faulty.fail(/\/releases\/contact\/.*\/remoteEntry\.js/, fault);
      await page.clock.install();
      await openAndWatch(page, `${faulty.url}/`);
      await page.locator('#rappel').scrollIntoViewIfNeeded();
      await untilGivenUp(page, 'contact');

      await expectUntouched(page, 'prerenderedText');
      await expectAlive(page, 'main section:not(#rappel)');
      expect(await isLifeless(page, '#rappel')).toBe(true);
      await expectFormToArrive(page, site, `slot ${fault}`);
    });
  }
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

/** Sends the page's form, if it has one, as the browser does without any script. */
async function expectFormToArrive(page: Page, site: Parameters<typeof receivedWith>[0], name: string) {
  const form = page.getByRole('main').getByRole('form');
  if ((await form.count()) === 0) return;

  const isQuote = (await form.getByLabel('Nom', { exact: true }).count()) > 0;
  if (isQuote) {
    await form.getByLabel('Nom', { exact: true }).fill(name);
    await form.getByLabel('Prénom').fill('Camille');
    await form.getByLabel('E-mail').fill('camille@exemple.fr');
    await form.getByLabel('Ville').fill('Riom');
    await form.getByLabel('Service souhaité').selectOption('Peinture');
    await form.getByLabel('Description de votre projet').fill('Repeindre les volets.');
  } else {
    await form.getByLabel('Nom complet *').fill(name);
    await form.getByLabel('Choisissez votre date *').fill('2026-11-25');
    await form.getByRole('radio', { name: '14:30' }).check();
  }
  await form.getByLabel(/^Téléphone/).fill('06 39 98 00 00');
  await form.getByRole('button', { name: /^(Envoyer|Demander)/ }).click();

  await expect(page).toHaveURL(/\/merci\?.*ref=RTH-/);
  await expect(page.getByRole('heading', { name: 'Merci, votre demande a été envoyée' })).toBeVisible();
  expect(await receivedWith(site, name)).toHaveLength(1);
}
