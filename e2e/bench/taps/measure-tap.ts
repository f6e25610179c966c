import type { Browser, Page } from '@playwright/test';
import { startShell } from '../../support/hydration';

/** Slowdown of the phone's CPU relative to this machine's. */
export const slowdown = 4;

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };

/** Latency in milliseconds, throughput in bytes per second. */
const slowNetwork = { offline: false, latency: 400, downloadThroughput: 200_000, uploadThroughput: 200_000 };

/**
 * `prefetched`: the shell runs, and the visitor has rested the pointer on the link. `first`: the visitor taps on a page
 * where no code runs.
 */
export type LinkTap = 'prefetched' | 'first';

/** Follows a link. @returns milliseconds from the tap until the heading of the next page is painted. */
export async function measureLink(
  browser: Browser,
  siteUrl: string,
  [from, to]: readonly [from: string, to: string],
  tap: LinkTap,
): Promise<number> {
  return onPhone(browser, tap === 'first', async (page) => {
    await page.addInitScript(watchHeading);
    await page.goto(siteUrl + from);
    const link = page.locator(`main a:is([href="${to}"], [href^="${to}?"], [href^="${to}#"])`).first();
    if (tap === 'first') await link.tap({ noWaitAfter: true });
    else {
      await startShell(page);
      const fetched = page.waitForResponse((response) => new URL(response.url()).pathname === to);
      await link.hover();
      await (await fetched).finished();
      // Waits until the shell has parsed the page, because most visitors click later than that.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      await link.click({ noWaitAfter: true });
    }
    return await valueOf(page, 'took');
  });
}

/** Path of a page, and selectors of a control whose code loads at the first tap and of its effect. */
export type Control = { path: string; control: string; effect: string };

/**
 * Taps a control on a page where no code runs, on a slow network.
 * @returns milliseconds until the page changes after the tap, and until the effect is visible.
 */
export async function measureControl(
  browser: Browser,
  siteUrl: string,
  { path, control, effect }: Control,
): Promise<{ sign: number; effect: number }> {
  return onPhone(browser, true, async (page) => {
    await page.goto(siteUrl + path);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', slowNetwork);
    await page.evaluate(watchChanges, effect);
    await page.locator(control).first().tap({ noWaitAfter: true });
    return { sign: await valueOf(page, 'sign'), effect: await valueOf(page, 'effect') };
  });
}

async function onPhone<Result>(
  browser: Browser,
  hasTouch: boolean,
  measure: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ ...phone, hasTouch, isMobile: hasTouch });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await measure(page);
  } finally {
    await context.close();
  }
}

async function valueOf(page: Page, name: string): Promise<number> {
  const value = await page.waitForFunction((key) => Reflect.get(window, key) as unknown, name);
  return Number(await value.jsonValue());
}

/* These functions run in the page. Inner functions must be anonymous, because tsx adds a helper to named functions. */

/** Sets `window.sign` to the time from the click to the first change, and `window.effect` to the time to the effect. */
function watchChanges(effect: string): void {
  addEventListener(
    'click',
    ({ timeStamp }) => {
      const missing = new Set(['sign', 'effect']);
      new MutationObserver((_changes, observer) => {
        for (const what of missing) {
          if (what === 'effect' && !document.querySelector(effect)) continue;
          missing.delete(what);
          requestAnimationFrame(() => Object.assign(window, { [what]: performance.now() - timeStamp }));
        }
        if (missing.size === 0) observer.disconnect();
      }).observe(document, { subtree: true, childList: true, attributes: true });
    },
    true,
  );
}

/**
 * Sets `window.took` to the time from the last click to the heading. In a new document, the first paint shows the
 * heading, because `blocking="render"` delays that paint.
 */
function watchHeading(): void {
  const clicked = Number(sessionStorage.getItem('clicked'));
  if (clicked)
    new PerformanceObserver((list) => {
      const [paint] = list.getEntriesByName('first-contentful-paint');
      if (paint) Object.assign(window, { took: performance.timeOrigin + paint.startTime - clicked });
    }).observe({ type: 'paint', buffered: true });

  addEventListener(
    'click',
    ({ timeStamp }) => {
      sessionStorage.setItem('clicked', String(performance.timeOrigin + timeStamp));
      const before = document.querySelector('h1');
      new MutationObserver((_changes, observer) => {
        const heading = document.querySelector('h1');
        if (!heading || heading === before) return;
        observer.disconnect();
        // Measures after the frame that paints the heading.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => Object.assign(window, { took: performance.now() - timeStamp });
          port2.postMessage(null);
        });
      }).observe(document, { subtree: true, childList: true });
    },
    true,
  );
}
