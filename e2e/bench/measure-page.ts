import type { Browser, Page } from '@playwright/test';
import { phone } from '../support/screens';

/** What one visit of a page costs. Sizes in bytes as transferred, without headers. */
export type PageWeight = {
  html: number;
  /** Asked for before the page had loaded. */
  scriptBeforeLoad: number;
  /** Of a visitor who only reads the first screen. */
  scriptAtRest: number;
  /** Of one who has been everywhere on the page. */
  scriptInAll: number;
};

/** Opens the page cold and weighs the visit. */
export async function measurePage(browser: Browser, address: string): Promise<PageWeight> {
  const context = await browser.newContext({ viewport: phone });
  const page = await context.newPage();
  try {
    await page.goto(address, { waitUntil: 'load' });
    return await weighInAll(page, await weighAtRest(page));
  } finally {
    await context.close();
  }
}

/** What the browser received for the page that is open, once its visitor has read the first screen. */
export async function weighAtRest(page: Page): Promise<Timings> {
  // The last thing that the shell fetches by itself, once it is alive.
  await page.getByRole('region', { name: 'Utilisation des cookies' }).waitFor();
  if ((await page.locator('[data-interactive]').count()) === 0) await untilAlive(page, 'main');
  await page.waitForLoadState('networkidle');
  return readTimings(page);
}

/** Then goes everywhere on the page, and adds up what the browser received since it was opened. */
export async function weighInAll(page: Page, atRest: Timings): Promise<PageWeight> {
  // A section is watched from when its page has come alive, and a part of it from when it has, such as the
  // calendar: who was there before goes once more.
  do await goEverywhere(page);
  while (!(await isAlive(page, 'main')));
  await goEverywhere(page);
  await page.waitForLoadState('networkidle');
  return addUp(atRest, await readTimings(page));
}

/** Brings every section into view, and lets whoever watches for it know. */
async function goEverywhere(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const parts = [...document.querySelectorAll('footer, main > *, main section')];
    for (const part of parts.filter((one) => one.checkVisibility())) {
      part.scrollIntoView({ block: 'center', behavior: 'instant' });
      // Whoever watches what comes into view is told with a frame.
      await new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)));
    }
  });
}

/** Waits until React has taken over what is inside. */
async function untilAlive(page: Page, within: string): Promise<void> {
  await page.waitForFunction(hasTakenOver, within);
}

function isAlive(page: Page, within: string): Promise<boolean> {
  return page.evaluate(hasTakenOver, within);
}

/** In the page: whether all inside is React's, but for the HTML of sections that need no code. */
function hasTakenOver(within: string): boolean {
  return [...document.querySelectorAll(`${within} *`)].every(
    (element) =>
      element.closest('[data-static]') || Object.keys(element).some((key) => key.startsWith('__reactProps')),
  );
}

type Received = { name: string; startTime: number; encodedBodySize: number };

type Timings = { html: number; loadedAt: number; scripts: Received[] };

/** What the browser recorded. Plain data only: whatever compiled this file is not in the page. */
async function readTimings(page: Page): Promise<Timings> {
  const recorded = await page.evaluate(() => ({
    navigation: JSON.stringify(performance.getEntriesByType('navigation')),
    resources: JSON.stringify(performance.getEntriesByType('resource')),
  }));
  const [document] = JSON.parse(recorded.navigation) as (Received & { loadEventStart: number })[];
  const resources = JSON.parse(recorded.resources) as Received[];

  return {
    html: document?.encodedBodySize ?? 0,
    loadedAt: document?.loadEventStart ?? 0,
    scripts: resources.filter(({ name }) => new URL(name).pathname.endsWith('.js')),
  };
}

function addUp(atRest: Timings, inAll: Timings): PageWeight {
  const total = (scripts: readonly Received[]) =>
    scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);

  return {
    html: inAll.html,
    scriptBeforeLoad: total(inAll.scripts.filter(({ startTime }) => startTime < inAll.loadedAt)),
    scriptAtRest: total(atRest.scripts),
    scriptInAll: total(inAll.scripts),
  };
}
