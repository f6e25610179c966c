import type { Browser, Page } from '@playwright/test';
import { expectShellAlive } from '../../support/hydration';

/**
 * `prefetched`: the shell runs, and the visitor has pointed at the link for a while. `first`: a finger taps
 * on a page whose shell has not started.
 */
export type Tap = 'prefetched' | 'first';

/** How many times slower than this machine's the phone's processor is. */
export const slowdown = 4;

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };

/**
 * Follows a link of a page by a tap.
 * @param to path that the link leads to. @returns milliseconds from the tap to the next page's heading on
 * the screen.
 */
export async function measureTap(
  browser: Browser,
  siteUrl: string,
  [from, to]: readonly [from: string, to: string],
  tap: Tap,
): Promise<number> {
  const isFirst = tap === 'first';
  const context = await browser.newContext({ ...phone, hasTouch: isFirst, isMobile: isFirst });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    if (isFirst) await cdp.send('Network.enable');
    if (isFirst) await cdp.send('Network.setBlockedURLs', { urls: ['*/main.js'] });
    await page.addInitScript(watchHeading);
    await page.goto(siteUrl + from);

    const link = page.locator(`main a[href^="${to}"]`).first();
    if (isFirst) await link.tap({ noWaitAfter: true });
    else {
      await expectShellAlive(page);
      await link.hover();
      await page.waitForLoadState('networkidle');
      await link.click({ noWaitAfter: true });
    }
    return await tookOf(page);
  } finally {
    await context.close();
  }
}

async function tookOf(page: Page): Promise<number> {
  const took = await page.waitForFunction(() => Reflect.get(window, 'took') as unknown);
  return Number(await took.jsonValue());
}

/**
 * Runs in each document, and leaves in `window.took` what came between the last click and the heading. A first
 * paint shows the heading with it: it waits for that (`blocking="render"`). Without inner functions of a name,
 * for which tsx would need a helper in the page.
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
