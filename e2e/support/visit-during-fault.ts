import { expect, type Browser, type Page } from '@playwright/test';
import { wireFaults, type Cell } from './fault-cells';
import type { FaultProxy } from './fault-proxy';
import { expectStarted, isLifeless, lostNodes, startShell, watchPrerenderedNodes } from './hydration';
import { expectFormToArrive } from './native-form';
import { untilTrue } from './page-clock';
import { isLost, sectionElement, reach, textWithoutScripts } from './sections';
import type { RunningSite } from './test';

type Visit = { page: Page; faulty: FaultProxy; site: RunningSite; browser: Browser };

/**
 * Visits a cell's page during the cell's fault. Text, form and links must work meanwhile, and the section must be
 * hydrated after the fault.
 */
export async function visitDuringFault(cell: Cell, visit: Visit): Promise<void> {
  const { phase, from, to, section, scripts, fault } = cell;
  const { page, faulty, site, browser } = visit;
  await page.clock.install();
  await watchPrerenderedNodes(page);
  if (phase === 'navigation') {
    await open(page, faulty.url + from);
    await startShell(page);
    faulty.fail(scripts, wireFaults[fault]);
    await follow(page, to);
    await expect(page).toHaveURL(faulty.url + to);
    await expect(page.locator('html[data-first]')).toHaveCount(1);
  } else {
    faulty.fail(scripts, wireFaults[fault]);
    await open(page, faulty.url + to);
  }
  await reach(page, section);

  const staysHydrated = fault === 'is slow';
  if (staysHydrated) await expectStarted(page, section);
  else {
    await untilTrue(page, async () => (await hasGivenUp(page)) || isLost(page, section));
    expect(await sectionElement(page, section).innerText()).toBe(
      await textWithoutScripts(browser, site.url + to, section),
    );
    expect(await isLifeless(page, `[data-section="${section}"]`)).toBe(true);
  }
  expect(phase === 'navigation' ? [] : await lostNodes(page)).toEqual([]);
  await expectUsable(cell, page);
  if (staysHydrated) return;
  if (section !== 'marketing/Portfolio')
    await expectFormToArrive(page, site, `${cell.app} ${fault} ${phase}`);
  await expectRecovery(cell, visit);
}

/** Returns whether the page has switched to the styles for browsers without scripts. */
const hasGivenUp = async (page: Page) => (await page.locator('html[data-scripts]').count()) === 0;

/** Opens the page without waiting for `load`, because a script may never arrive. */
async function open(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.evaluate(() => document.documentElement.setAttribute('data-first', ''));
}

async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`a[href="${path}"]:visible`).first().click();
}

/** Expects that the page around the section is complete, and that no tampered script has run. */
async function expectUsable({ app }: Cell, page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.locator('a[href^="tel:"]:visible').first()).toBeVisible();
  expect(await page.evaluate(() => window.tampered), app).toBeUndefined();
}

/** Expects that links work during the fault, and that the section is hydrated after it. */
async function expectRecovery({ fault, to, section }: Cell, { page, faulty }: Visit): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mentions légales' })).toBeVisible();
  faulty.heal();
  const isHydrated = async () =>
    (await page.locator(`[data-section="${section}"][data-hydrated]`).count()) === 1;
  // Browsers cache a tampered file for a year. The document that detects it reloads the file for the next document.
  const mayTakeMore = fault === 'is tampered with';
  await expect(async () => {
    await page.goto(faulty.url + to);
    await reach(page, section);
    await untilTrue(
      page,
      async () =>
        (await isHydrated()) || (mayTakeMore && ((await hasGivenUp(page)) || (await isLost(page, section)))),
    );
    expect(await isHydrated()).toBe(true);
  }).toPass();
}
