import type { Page } from '@playwright/test';
import { changeDocument } from '../support/change-document';
import { expectStarted, isLifeless, lostNodes, watchPrerenderedNodes } from '../support/hydration';
import { untilTrue } from '../support/page-clock';
import { expectFormToArrive } from '../support/native-form';
import { isLost, placeOf, reach, wordsWithoutScripts } from '../support/sections';
import { expect, test } from '../support/test';

/** A section of each remote and one in a slot, what fails, and a section of its page that must not notice. */
const sections = [
  {
    section: 'marketing/portfolio',
    path: '/',
    fault: 'hangs',
    script: /\/remoteEntry\.js/,
    other: 'contact/booking',
    link: 'Demander un devis gratuit',
  },
  {
    section: 'contact/booking',
    path: '/',
    fault: 'tampered',
    script: /\/section-/,
    other: 'marketing/portfolio',
    link: 'Demander un devis gratuit',
  },
  { section: 'towns/filter', path: '/villes', fault: 'tampered', script: /\/section-/, link: 'Riom' },
  {
    section: 'contact/quote',
    path: '/contact',
    fault: 'missing',
    script: /\/remoteEntry\.js/,
    link: 'Accueil',
  },
] as const;

test.use({ expectedErrors: /Failed to load resource|integrity|Integrity-Policy|ERR_/i });

for (const { section, path, fault, script, link, ...rest } of sections) {
  test(`a script of ${section} (${fault}): its HTML stays, its form and the links work, and so does all else`, async ({
    page,
    faulty,
    site,
    browser,
  }) => {
    const address = new RegExp(`/releases/${section.split('/')[0]}/.*${script.source}`);
    faulty.fail(address, fault);
    await page.clock.install();
    await openAndWatch(page, faulty.url + path);
    await reach(page, section);
    await untilTrue(page, () => isLost(page, section));

    await expectUntouched(page);
    expect(await placeOf(page, section).innerText()).toBe(
      await wordsWithoutScripts(browser, faulty.url + path, section),
    );
    expect(faulty.count(address)).toBeGreaterThan(3);
    expect(await isLifeless(page, `[data-section="${section}"]`)).toBe(true);
    if ('other' in rest) {
      await reach(page, rest.other);
      await expectStarted(page, rest.other);
    }
    if (section !== 'marketing/portfolio') await expectFormToArrive(page, site, `${section} ${fault}`);

    await page.goto(`${faulty.url}${path}`, { waitUntil: 'commit' });
    await page.getByRole('main').getByRole('link', { name: link }).first().click();
    await expect(page).not.toHaveURL(`${faulty.url}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('a form whose script hangs is sent without waiting for it', async ({ page, faulty, site }) => {
  faulty.fail(/\/releases\/contact\/.*\/remoteEntry\.js/, 'hangs');
  await page.goto(`${faulty.url}/contact`, { waitUntil: 'commit' });

  await expectFormToArrive(page, site, 'Pressée');
});

test('a work whose script hangs looks busy, and after a while the browser opens its address', async ({
  page,
  faulty,
}) => {
  faulty.fail(/\/releases\/marketing\/.*\/remoteEntry\.js/, 'hangs');
  await page.goto(faulty.url);
  const details = page
    .getByRole('main')
    .getByRole('link', { name: /^Voir les détails/ })
    .first();
  await details.click({ noWaitAfter: true });
  await expect(details).toHaveAttribute('aria-busy', 'true');

  await page.waitForURL(/\/\?realisation=/, { waitUntil: 'commit' });
});

test.describe('the host', () => {
  test('without its first script, the site works as plain HTML', async ({ page, faulty, site }) => {
    faulty.fail(/\/main\.js/, 'tampered');
    await openAndWatch(page, `${faulty.url}/villes/riom`);
    await moveMouse(page);
    await expect(page.locator('html[data-scripts]')).toHaveCount(0);

    await expectUntouched(page);
    await page.getByRole('main').getByRole('link', { name: 'Devis gratuit' }).first().click();
    await expect(page.getByRole('heading', { name: 'Demander un devis gratuit' })).toBeVisible();
    await expectFormToArrive(page, site, 'host tampered');
  });

  test('without the script that loads remotes, still leads from page to page', async ({ page, faulty }) => {
    faulty.fail(/\/federation\./, 'missing');
    await page.clock.install();
    await openAndWatch(page, `${faulty.url}/villes`);
    await reach(page, 'towns/filter');
    await untilTrue(page, () => isLost(page, 'towns/filter'));

    await expectUntouched(page);
    await page.evaluate(() => document.body.setAttribute('data-first', ''));
    await page.getByRole('main').getByRole('link', { name: 'Riom', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(' à Riom');
    await expect(page.locator('[data-first]')).toHaveCount(1);
  });
});

test.describe('a script whose hash is not known never runs', () => {
  test('when the document lost the hash of a remote', async ({ page }) => {
    await changeDocument(page, '/villes', (html) =>
      html.replace(/"integrity":"sha384-[^"]+"/g, '"integrity":""'),
    );
    await page.clock.install();
    await openAndWatch(page, '/villes');
    await reach(page, 'towns/filter');
    await untilTrue(page, () => isLost(page, 'towns/filter'));

    await expectUntouched(page);
    expect(await page.evaluate(() => 'remote_towns' in window)).toBe(false);
  });

  test('when the document lost the hash of the host', async ({ page }) => {
    await changeDocument(page, '/villes/riom', (html) => html.replace(/(main\.js") integrity="[^"]+"/, '$1'));
    await openAndWatch(page, '/villes/riom');
    await moveMouse(page);
    await expect(page.locator('html[data-scripts]')).toHaveCount(0);

    await expectUntouched(page);
    expect(await page.evaluate(() => window.startSections)).toBeUndefined();
  });
});

/** A sign of a hand, which has the shell fetched. */
async function moveMouse(page: Page): Promise<void> {
  await page.mouse.move(200, 500);
  await page.mouse.move(210, 510);
}

/** Opens a page some of whose scripts may never come, so that its `load` event may never either. */
async function openAndWatch(page: Page, address: string): Promise<void> {
  await watchPrerenderedNodes(page);
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

/** The prerendered HTML is still there, and no tampered script has run. */
async function expectUntouched(page: Page): Promise<void> {
  expect(await lostNodes(page)).toEqual([]);
  expect(await page.evaluate(() => window.tampered)).toBeUndefined();
}
