import type { Browser, Page } from '@playwright/test';

/** What one visit of a page costs. Sizes in bytes as transferred, without headers. */
export type PageWeight = {
  html: number;
  scriptBeforeIdle: number;
  scriptInAll: number;
  scriptRequestsBeforeIdle: number;
  scriptRequests: number;
};

/**
 * Opens the page cold, waits until it is alive from top to bottom and has loaded what comes into
 * view, and adds up what the browser says it received.
 */
export async function measurePage(browser: Browser, address: string): Promise<PageWeight> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  try {
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForFunction(() =>
      [...document.querySelectorAll('#root *')].every((element) =>
        Object.keys(element).some((key) => key.startsWith('__reactProps')),
      ),
    );
    await page.locator('footer').scrollIntoViewIfNeeded();
    for (const section of await page.locator('main > *:visible, main section:visible').all()) {
      await section.scrollIntoViewIfNeeded();
      // Whoever watches what comes into view is told with a frame.
      await page.evaluate(
        () => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))),
      );
    }
    await page.waitForLoadState('networkidle');
    return addUp(await readTimings(page));
  } finally {
    await context.close();
  }
}

type Received = { name: string; startTime: number; encodedBodySize: number };

/** What the browser recorded. Plain data only: whatever compiled this file is not in the page. */
async function readTimings(
  page: Page,
): Promise<{ html: number; idle: number | null; resources: Received[] }> {
  const recorded = await page.evaluate(() => ({
    navigation: JSON.stringify(performance.getEntriesByType('navigation')),
    marks: JSON.stringify(performance.getEntriesByName('sections-start')),
    resources: JSON.stringify(performance.getEntriesByType('resource')),
  }));
  const [document] = JSON.parse(recorded.navigation) as Received[];
  const [idle] = JSON.parse(recorded.marks) as Received[];

  return {
    html: document?.encodedBodySize ?? 0,
    idle: idle?.startTime ?? null,
    resources: JSON.parse(recorded.resources) as Received[],
  };
}

function addUp({ html, idle, resources }: Awaited<ReturnType<typeof readTimings>>): PageWeight {
  const scripts = resources.filter(({ name }) => new URL(name).pathname.endsWith('.js'));
  const early = scripts.filter(({ startTime }) => startTime < (idle ?? Infinity));
  const total = (list: readonly Received[]) =>
    list.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);

  return {
    html,
    scriptBeforeIdle: total(early),
    scriptInAll: total(scripts),
    scriptRequestsBeforeIdle: early.length,
    scriptRequests: scripts.length,
  };
}
