import type { Browser, Page } from '@playwright/test';
import { useHand as moveHand } from '../../support/hydration';

/** How many times slower than this machine's the phone's processor is. */
export const slowdown = 4;

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };

/** In milliseconds of latency, and bytes per second. */
const slowNetwork = { offline: false, latency: 400, downloadThroughput: 200_000, uploadThroughput: 200_000 };

/**
 * `prefetched`: the shell runs, and the visitor has pointed at the link for a while. `first`: a finger taps on a
 * page where nothing runs.
 */
export type LinkTap = 'prefetched' | 'first';

/**
 * Follows a link of a page.
 * @param to path that the link leads to. @returns milliseconds from the tap to the next page's heading on
 * the screen.
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
      await moveHand(page);
      const fetched = page.waitForResponse((response) => new URL(response.url()).pathname === to);
      await link.hover();
      await (await fetched).finished();
      // The shell has read it too: a visitor rests longer on a link before he presses.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      await link.click({ noWaitAfter: true });
    }
    return await valueOf(page, 'took');
  });
}

/** A control whose code a first tap has to fetch, and what it does, as selectors. */
export type Control = { path: string; control: string; effect: string };

/**
 * Taps on a control of a page where nothing runs, over a slow network.
 * @returns milliseconds from the tap to a sign that it was felt, and to what it does, on the screen.
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

/*
 * What follows runs in the page: without inner functions of a name, for which tsx would need a helper there.
 */

/** Leaves in `window.sign` and `window.effect` when the first change and the effect came after the click. */
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
 * Runs in each document, and leaves in `window.took` what came between the last click and the heading. A first
 * paint shows the heading with it: it waits for that (`blocking="render"`).
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
        // After the frame that shows it.
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
