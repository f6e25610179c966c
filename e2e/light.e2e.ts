import type { Page, Request } from '@playwright/test';
import { examplePages } from './support/composed-site';
import { useHand } from './support/hydration';
import { expect, test } from './support/test';

const main = (page: Page) => page.getByRole('main');

test.describe('a page that is read', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  // The page of thanks says what was sent, which only its address knows.
  for (const path of examplePages().filter((page) => page !== '/merci')) {
    test(`${path} asks for no script`, async ({ page }) => {
      const scripts = countRequests(page, (request) => request.resourceType() === 'script');

      await page.goto(path, { waitUntil: 'networkidle' });

      expect(scripts()).toBe(0);
    });
  }

  test('and has no section fetches no script either when it is scrolled by touch', async ({
    browser,
    baseURL,
  }) => {
    const page = await browser.newPage({ baseURL, hasTouch: true, isMobile: true });
    const scripts = countRequests(page, (request) => request.resourceType() === 'script');
    await page.goto('/villes/riom');

    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(scripts()).toBe(0);
    await page.close();
  });
});

test('a page that says what was sent is painted before any script is asked for', async ({ page }) => {
  await watchLargestPaint(page);
  await page.goto('/merci?ref=RTH-20261124-A1B2C3');
  await expect(page.getByText('RTH-20261124-A1B2C3')).toBeVisible();

  const { shell, painted, loaded } = await readTimes(page);
  expect(shell).toBeGreaterThan(painted);
  expect(shell).toBeGreaterThan(loaded);
});

test('a hand on the mouse brings the shell, and links are followed inside the document', async ({ page }) => {
  await page.goto('/services/peinture');
  await useHand(page);
  const documents = countRequests(page, (request) => request.isNavigationRequest());

  const trail = main(page).getByRole('navigation', { name: 'Fil d’Ariane' });
  await trail.getByRole('link').last().click();
  await expect(page).toHaveURL(/\/services$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/services\/peinture$/);
  await expect(page).toHaveTitle(/[Pp]eint/);
  expect(documents()).toBe(0);
});

test.describe('a link', () => {
  for (const [when, hold] of [
    ['before the shell is asked for', 'until the click'],
    ['while the shell is on its way', 'for a while'],
    ['once the shell runs', 'never'],
  ] as const) {
    test(`is followed once when it is clicked ${when}`, async ({ page }) => {
      let letThrough = () => {};
      const isOpen = new Promise<void>((resolve) => (letThrough = resolve));
      if (hold !== 'never')
        await page.route('**/main.js', async (route) => {
          await isOpen;
          await route.continue().catch(() => undefined);
        });
      await page.goto('/villes/riom', { waitUntil: hold === 'until the click' ? 'commit' : 'load' });
      if (hold === 'never') await useHand(page);
      if (hold === 'for a while') {
        const asked = page.waitForRequest('**/main.js');
        await page.mouse.move(200, 500);
        await page.mouse.move(210, 510);
        await asked;
      }

      const link = main(page).getByRole('link', { name: /devis/i }).first();
      const target = await link.getAttribute('href');
      const before = await page.evaluate(() => history.length);
      await link.click({ noWaitAfter: true });
      letThrough();

      await expect(page).toHaveURL(new RegExp(`${target?.replace('?', '\\?') ?? 'none'}$`));
      await expect(page.getByRole('heading', { level: 1, name: 'Demander un devis gratuit' })).toBeVisible();
      expect(await page.evaluate(() => history.length)).toBe(before + 1);
    });
  }
});

/** @returns how many such requests have been made since. */
function countRequests(page: Page, isCounted: (request: Request) => boolean): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (isCounted(request)) count += 1;
  });
  return () => count;
}

/**
 * Dated by when the browser painted; on a busy machine the screen may show it much later. Not in TypeScript's DOM
 * library: https://w3c.github.io/paint-timing/#paint-timing-mixin
 */
type PaintEntry = PerformanceEntry & { paintTime?: number };

async function watchLargestPaint(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { paintTime } of list.getEntries() as PaintEntry[])
        Object.assign(window, { largestPaint: paintTime });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}

/** Milliseconds since the visit began: the shell's request, the largest paint and `load`. */
function readTimes(page: Page): Promise<{ shell: number; painted: number; loaded: number }> {
  return page.evaluate(() => {
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/main.js'));
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return {
      shell: scripts[0]?.startTime ?? 0,
      painted: Number(Reflect.get(window, 'largestPaint')),
      loaded: navigation?.loadEventStart ?? Infinity,
    };
  });
}
