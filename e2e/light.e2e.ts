import type { Page } from '@playwright/test';
import { declaredPages } from './support/composed-site';
import { expectShellAlive } from './support/hydration';
import { expect, test } from './support/test';

/** The first page of each view whose HTML needs no code. */
const withoutCode = [
  ...new Map(
    declaredPages()
      .filter(({ interactive }) => interactive === false)
      .reverse()
      .map((page) => [page.view, page.path]),
  ).values(),
];

const section = (page: Page) => page.getByRole('main');

test.describe('a page whose HTML needs no code', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const path of withoutCode) {
    test(`${path} is painted before any script is asked for, and then the shell alone`, async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname);
      });
      await watchLargestPaint(page);

      await page.goto(path);
      await expectShellAlive(page);

      expect(asked.filter((file) => !file.startsWith('/releases/host/'))).toEqual([]);
      const { shell, painted, loaded } = await readTimes(page);
      expect(shell).toBeGreaterThan(painted);
      expect(shell).toBeGreaterThan(loaded);
    });
  }

  test('has links that the shell follows inside the document, in the section and out of it', async ({
    page,
  }) => {
    await page.goto('/services/peinture');
    await expectShellAlive(page);
    const documents = countDocuments(page);

    const trail = section(page).getByRole('navigation', { name: 'Fil d’Ariane' });
    await trail.getByRole('link').last().click();
    await expect(page).toHaveURL(/\/services$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(/\/services\/peinture$/);
    await expect(page).toHaveTitle(/[Pp]eint/);
    expect(documents()).toBe(0);
  });
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
      if (hold === 'never') await expectShellAlive(page);
      if (hold === 'for a while') await page.waitForRequest('**/main.js').catch(() => undefined);

      const link = section(page).getByRole('link', { name: /devis/i }).first();
      const target = await link.getAttribute('href');
      const before = await page.evaluate(() => history.length);
      await link.click({ noWaitAfter: true });
      letThrough();

      await expect(page).toHaveURL(new RegExp(`${target?.replace('?', '\\?') ?? 'none'}$`));
      await expect(page.getByRole('heading', { level: 1, name: 'Demander un devis gratuit' })).toBeVisible();
      expect(await page.evaluate(() => history.length)).toBe(before + 1);
    });
  }

  test('of a section that waits for its visitor is followed inside the document', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    await expectShellAlive(page);
    const documents = countDocuments(page);

    await section(page).getByRole('link', { name: 'Demander un devis gratuit' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Demander un devis gratuit' })).toBeFocused();
    expect(documents()).toBe(0);
  });
});

/** @returns how many documents have been asked for since. */
function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1;
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
