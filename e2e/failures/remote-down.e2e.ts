import type { Page } from '@playwright/test';
import { changeDocument } from '../support/change-document';
import { cells } from '../support/fault-cells';
import { expectStarted, isShellRunning, lostNodes, watchPrerenderedNodes } from '../support/hydration';
import { visitDuringFault } from '../support/visit-during-fault';
import { expectFormToArrive } from '../support/native-form';
import { untilTrue } from '../support/page-clock';
import { isLost, reach } from '../support/sections';
import { expect, test } from '../support/test';

// `proof/faults.proof.ts` tests all other combinations.
const examples = [
  'marketing hangs: first load',
  'contact is tampered with: slot',
  'towns is tampered with: first load',
  'contact returns 404: first load',
  'host is tampered with: first load',
  'host returns 404: navigation',
];

test.use({ expectedErrors: /Failed to load resource|integrity|Integrity-Policy|ERR_/i });

for (const example of examples)
  test(`text, form and links work during the fault "${example}"`, ({ page, faulty, site, browser }) => {
    const cell = cells.find(({ app, fault, phase }) => `${app} ${fault}: ${phase}` === example)!;
    return visitDuringFault(cell, { page, faulty, site, browser });
  });

test('the other sections of a page work when one section cannot start', async ({ page, faulty }) => {
  faulty.fail(/\/releases\/marketing\//, 'tampered');
  await page.clock.install();
  await page.goto(faulty.url);
  await reach(page, 'marketing/Portfolio');
  await untilTrue(page, () => isLost(page, 'marketing/Portfolio'));
  await reach(page, 'contact/CallbackForm');
  await expectStarted(page, 'contact/CallbackForm');
});

test('a form is sent even if its script hangs', async ({ page, faulty, site }) => {
  faulty.fail(/\/releases\/contact\/.*\/remoteEntry\.js/, 'hangs');
  await page.goto(`${faulty.url}/contact`, { waitUntil: 'commit' });

  await expectFormToArrive(page, site, 'Pressée');
});

test.describe('a script without a hash in the document', () => {
  test('does not run if it belongs to a remote', async ({ page }) => {
    await changeDocument(page, '/villes', (html) =>
      html.replace(/"integrity":"sha384-[^"]+"/g, '"integrity":""'),
    );
    await page.clock.install();
    await openAndWatch(page, '/villes');
    await reach(page, 'towns/TownFilter');
    await untilTrue(page, () => isLost(page, 'towns/TownFilter'));

    await expectUntouched(page);
    expect(await page.evaluate(() => 'remote_towns' in window)).toBe(false);
  });

  test('does not run if it belongs to the host', async ({ page }) => {
    await changeDocument(page, '/villes/riom', (html) => html.replace(/(main\.js") integrity="[^"]+"/, '$1'));
    await openAndWatch(page, '/villes/riom');
    await moveMouse(page);
    await expect(page.locator('html[data-scripts]')).toHaveCount(0);

    await expectUntouched(page);
    expect(await page.evaluate(isShellRunning)).toBe(false);
  });
});

/** Moves the mouse, so that the inlined script loads the shell. */
async function moveMouse(page: Page): Promise<void> {
  await page.mouse.move(200, 500);
  await page.mouse.move(210, 510);
}

/** Opens a page without waiting for `load`, because some of its scripts may never arrive. */
async function openAndWatch(page: Page, url: string): Promise<void> {
  await watchPrerenderedNodes(page);
  await page.goto(url, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

/** Expects that the prerendered HTML is unchanged, and that no tampered script has run. */
async function expectUntouched(page: Page): Promise<void> {
  expect(await lostNodes(page)).toEqual([]);
  expect(await page.evaluate(() => window.tampered)).toBeUndefined();
}
