import type { Page } from '@playwright/test';
import { startGallery } from '../../host/delivery/gallery';
import { accessibilityProblems } from '../support/accessibility';
import { expect, test } from '../support/test';

let gallery: Awaited<ReturnType<typeof startGallery>> | undefined;

test.describe.configure({ mode: 'serial', timeout: 120_000 });
// During a colour transition, axe would measure an intermediate contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeAll(async () => {
  // Allows time to build the gallery first.
  test.setTimeout(240_000);
  gallery = await startGallery(0);
});

test.afterAll(() => gallery?.close());

for (const theme of ['light', 'dark'] as const) {
  test(`every shared component is accessible in the ${theme} theme`, async ({ page }) => {
    await open(page, theme);

    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await accessibilityProblems(page), `${width} px`).toEqual([]);
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      ).toBeLessThanOrEqual(0);
    }
  });
}

async function open(page: Page, theme: 'light' | 'dark') {
  await page.goto(`${gallery?.url}/${theme}.html`);
  await expect(page.getByRole('heading', { name: 'Composants' })).toBeVisible();
}
