import { phoneBudget, expectWithin } from './support/budgets';
import { declaredPages } from './support/composed-site';
import { untilQuiet } from './support/page-weight';
import { expect, test } from './support/test';

const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

test.describe('on a phone', () => {
  test.use(phone);

  test('each hero picture is within its budget, and only the document and fonts are requested before it', async ({
    context,
    request,
  }) => {
    const firstPages = new Map<string, string>();
    for (const { path } of declaredPages()) {
      const html = await (await request.get(path)).text();
      const [hero] = /<img [^>]*fetchpriority="high"[^>]*>/i.exec(html) ?? [];
      if (hero && !firstPages.has(hero)) firstPages.set(hero, path);
    }
    // The home page, each trade and each kind of town have different pictures.
    expect(firstPages.size).toBeGreaterThan(14);

    for (const path of firstPages.values()) {
      const asked: { kind: string; url: string }[] = [];
      const page = await context.newPage();
      page.on('request', (one) => asked.push({ kind: one.resourceType(), url: one.url() }));
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const hero = page.locator('img[fetchpriority="high"]');
      // `currentSrc` is empty until the browser has chosen a width.
      const sourceOf = () => hero.evaluate((image: HTMLImageElement) => image.currentSrc);
      await expect.poll(sourceOf).not.toBe('');
      const source = await sourceOf();
      await expect.poll(() => asked.map(({ url }) => url)).toContain(source);
      const before = asked.slice(
        0,
        asked.findIndex(({ url }) => url === source),
      );
      // The browser requests the text font at layout, sometimes before the picture.
      expect(before.map(({ kind }) => kind).join(), path).toMatch(/^document,font(,font)?$/);
      await expect(page.locator('link[rel="preload"]'), path).toHaveCount(1);
      await expect(hero, path).not.toHaveAttribute('loading');
      const file = await (await request.get(source)).body();
      expectWithin(`${path}: ${source} in KB`, file.length / 1024, phoneBudget.hero);
      await page.close();
    }
  });
});

test('over 3G, the home page is within budget before the visitor scrolls', async ({ browser, site }) => {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  // Over 3G, Chromium loads pictures up to 2,500 px below the screen, instead of 1,250 px.
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: -1,
    uploadThroughput: -1,
    connectionType: 'cellular3g',
  });
  await page.goto(site.url, { waitUntil: 'load' });
  const received = () =>
    page.evaluate(() =>
      [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
        .map((entry) => (entry as PerformanceResourceTiming).encodedBodySize / 1024)
        .reduce((sum, size) => sum + size),
    );
  // On a busy machine the network may be quiet for a moment before the pictures are requested.
  await expect.poll(received).toBeGreaterThanOrEqual(phoneBudget.homeAtRest[0]);
  await untilQuiet(page);

  expect(await page.evaluate('navigator.connection.effectiveType')).toBe('3g');
  expectWithin('all of / in KB', await received(), phoneBudget.homeAtRest);
  await context.close();
});
