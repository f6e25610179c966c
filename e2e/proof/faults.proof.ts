import type { Page } from '@playwright/test';
import { startFaultProxy, type FaultProxy } from '../support/fault-proxy';
import { expectAlive, expectShellAlive, isLifeless, watchPrerenderedNodes } from '../support/hydration';
import { expectFormToArrive } from '../support/native-form';
import { beOlderBrowser } from '../support/older-browser';
import { untilTrue } from '../support/page-clock';
import { expect, leavePages, test as base, type RunningSite } from '../support/test';
import { cellOf, faultNames, faultyApps, phases, wireFaults, type Cell } from './faults/fault-cells';
import { tears, tornReleases, type Tear } from './faults/torn-releases';

type TornSite = FaultProxy & {
  site: RunningSite;
  begin: (cell: Cell, page: Page) => Promise<void>;
  end: (page: Page) => Promise<void>;
};

const test = base.extend<{ torn: TornSite }>({
  torn: async ({ site, context }, provide) => {
    let torn: Tear | null = null;
    const proxy = await startFaultProxy(
      site.url,
      tornReleases(() => torn),
    );
    const tearPage = async (page: Page, next: Tear | null) => {
      torn = next;
      await page.evaluate((now) => (window.torn = now), torn);
    };
    await provide({
      ...proxy,
      site,
      async begin({ app, fault, scripts }, page) {
        const how = tears.find((tear) => tear === fault);
        if (how) await tearPage(page, { app, how });
        else
          for (const [name, wire] of Object.entries(wireFaults))
            if (name === fault) proxy.fail(scripts, wire);
      },
      async end(page) {
        proxy.heal();
        await tearPage(page, null);
      },
    });
    await leavePages(context);
    await proxy.kill();
  },
});

// Every fault leaves something in the console; what matters is what the visitor has.
test.use({ expectedErrors: /./, contextOptions: { reducedMotion: 'reduce' } });

for (const app of faultyApps)
  for (const fault of faultNames)
    for (const phase of phases) {
      const cell = cellOf(app, fault, phase);
      // The table says why there is none.
      if (typeof cell === 'string') continue;
      const annotation = [
        { type: 'row', description: `${app} ${fault}` },
        { type: 'column', description: phase },
      ];
      test(`${app} ${fault}: ${phase}`, { annotation }, async ({ page, torn }) => {
        await page.clock.install();
        await watchPrerenderedNodes(page);
        if (cell.phase === 'first load') await proveFirstLoad(cell, page, torn);
        else if (cell.phase === 'navigation') await proveNavigation(cell, page, torn);
        else await proveSlot(cell, page, torn);
      });
    }

async function proveFirstLoad(cell: Cell, page: Page, torn: TornSite) {
  await torn.begin(cell, page);
  await open(page, `${torn.url}${cell.to}?source=carte`);
  if (cell.fault === 'is slow') return expectAlive(page);

  await untilTrue(page, () => isWhole(page));
  await expectUsable(cell, page);
  if (cell.app === 'host' && cell.fault !== 'is one contract behind')
    expect(await isLifeless(page, 'main')).toBe(true);
  else await expectShellAlive(page);
  await expectSent(cell, page, torn);
  await expectRecovery(cell, page, torn);
}

async function proveNavigation(cell: Cell, page: Page, torn: TornSite) {
  await open(page, torn.url + cell.from);
  await expectShellAlive(page);
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
  await torn.begin(cell, page);
  await follow(page, cell.to);

  const isFirstDocument = () => page.evaluate(() => 'isFirstDocument' in window);
  const main = page.getByRole('main');
  if (cell.fault === 'is slow') {
    await expect(page).toHaveURL(torn.url + cell.to);
    await expectAlive(page);
    expect(await isFirstDocument()).toBe(true);
    return;
  }
  await untilTrue(page, async () => {
    expect((await main.innerText()).length).toBeGreaterThan(250);
    return !(await isFirstDocument());
  });
  await expect(page).toHaveURL(torn.url + cell.to);
  if (!(cell.app === 'host' && cell.fault === 'is one contract behind'))
    await untilTrue(page, () => isWhole(page));
  await expectUsable(cell, page);
  await expectSent(cell, page, torn);
  await expectRecovery(cell, page, torn);
}

async function proveSlot(cell: Cell, page: Page, torn: TornSite) {
  const isInDocument = cell.from === cell.to;
  const slot = isInDocument
    ? page.locator('[data-interactive="callback-booking"]')
    : page.getByRole('main').locator('section', { hasText: 'Riom' }).last();
  if (isInDocument) await torn.begin(cell, page);
  // A page that is HTML alone needs no code of its slots, but in such a browser.
  else await beOlderBrowser(page);
  await open(page, torn.url + cell.from);
  await expectShellAlive(page);
  if (isInDocument) {
    const words = await slot.innerText();
    await slot.scrollIntoViewIfNeeded();
    if (cell.fault === 'is slow') return expectAlive(page);
    await untilTrue(page, () =>
      page.evaluate(() => document.querySelector('#rappel')?.closest('[data-lost]') !== null),
    );
    expect(await slot.innerText()).toBe(words);
    await expectAlive(page, 'main section:not(#rappel)');
  } else {
    await torn.begin(cell, page);
    await follow(page, cell.to);
    await expect(slot.getByRole('link', { name: /Riom/ }).first()).toBeVisible();
    if (cell.fault === 'is slow') return expectAlive(page);
    await page.clock.runFor(20_000);
    await expect(slot.getByRole('link', { name: /Riom/ }).first()).toBeVisible();
  }
  await expectUsable(cell, page);
  await expectSent(cell, page, torn);
  await torn.end(page);
  await follow(page, '/mentions-legales');
  await expect(page).toHaveURL(/mentions-legales/);
  await follow(page, cell.to);
  await untilTrue(page, () => isComingAlive(page));
}

/** A script may never come, and `load` with it. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  // A first intent, so that nothing waits for an idle moment.
  await page.keyboard.press('Shift');
}

async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`a[href="${path}"]:visible`).first().click();
}

/** Whether the page is, word for word, what it is without scripts; until then it loses none of its words. */
async function isWhole(page: Page): Promise<boolean> {
  const { now, awaited, whole } = await page.evaluate(() => {
    // What waits until it comes near, is touched.
    for (const part of document.querySelectorAll('[data-interactive]'))
      part.dispatchEvent(new FocusEvent('focusin'));
    return {
      now: document.querySelector('main')?.innerText,
      awaited: window.prerenderedText,
      whole: window.scriptlessText,
    };
  });
  if (whole) expect([awaited, whole]).toContain(now);
  return whole !== undefined && now === whole;
}

/** Around the page everything stands, and nothing foreign has run. */
async function expectUsable({ app }: Cell, page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.locator('a[href^="tel:"]:visible').first()).toBeVisible();
  expect(await page.evaluate(() => window.tampered), app).toBeUndefined();
}

async function expectSent({ app, fault, phase }: Cell, page: Page, { site }: TornSite): Promise<void> {
  await expectFormToArrive(page, site, `${app} ${fault} ${phase}`);
}

/** Once the fault is gone, the next time that the visitor goes there the page is alive. */
async function expectRecovery({ app, fault, to }: Cell, page: Page, torn: TornSite): Promise<void> {
  await torn.end(page);
  if (new URL(page.url()).pathname === to || app === 'host') {
    await follow(page, '/mentions-legales');
    await expect(page).toHaveURL(/mentions-legales/);
    // A damaged file is in the browser's cache for a year: the next document finds it there, and replaces it.
    if (app === 'host' && fault === 'is tampered with') {
      await page.keyboard.press('Shift');
      await page.waitForLoadState('networkidle');
    }
  }
  if (to === '/villes') {
    await follow(page, '/zones-intervention');
    await expect(page).toHaveURL(/zones-intervention/);
  }
  await follow(page, to);
  await untilTrue(page, () => isComingAlive(page));
}

async function isComingAlive(page: Page): Promise<boolean> {
  await page.keyboard.press('Shift');
  await expectAlive(page);
  return true;
}
