import type { Browser, Page } from '@playwright/test';
import { startShell } from '../../support/hydration';

/** Slowdown of the phone's CPU relative to this machine's. */
export const slowdown = 4;

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };

/** Latency in milliseconds, throughput in bytes per second. */
const slowNetwork = { offline: false, latency: 400, downloadThroughput: 200_000, uploadThroughput: 200_000 };

/**
 * `prefetched`: the shell runs, and the visitor has rested the pointer on the link. `first`: a tap on a page where no
 * code runs.
 */
export type LinkTap = 'prefetched' | 'first';

/**
 * Follows a link of a page.
 * @param to path that the link leads to.
 * @returns milliseconds from the tap until the next page's heading is painted.
 */
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
      // Waits until the shell has also parsed the page: visitors rest longer on a link before they press it.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      await link.click({ noWaitAfter: true });
    }
    return await valueOf(page, 'took');
  });
}

/** A control whose code is loaded by the first tap, and its effect, as selectors. */
export type Control = { path: string; control: string; effect: string };

/**
 * Taps a control on a page where no code runs, on a slow network.
 * @returns milliseconds until a sign that the tap was received is painted, and until its effect is.
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

/* Runs in the page. Inner functions must be anonymous: tsx adds a helper for named ones, which the page lacks. */

/** Sets `window.sign` and `window.effect` to the times of the first change and of the effect after the click. */
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
 * Runs in each document, and sets `window.took` to the time from the last click to the heading. The first paint shows
 * the heading, since `blocking="render"` delays that paint.
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
