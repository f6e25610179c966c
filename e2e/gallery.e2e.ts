import type { Page } from '@playwright/test';
import { startGallery } from '../host/delivery/gallery';
import { accessibilityProblems } from './support/accessibility';
import { expect, test } from './support/test';

let gallery: Awaited<ReturnType<typeof startGallery>> | undefined;

test.describe.configure({ mode: 'serial', timeout: 120_000 });
// A colour on its way to another one has the contrast of neither.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeAll(async () => {
  // It is built first.
  test.setTimeout(240_000);
  gallery = await startGallery(0);
});

test.afterAll(() => gallery?.close());

for (const theme of ['light', 'dark'] as const) {
  test(`every shared component is accessible, ${theme}`, async ({ page }) => {
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

test('the divider between two pictures is pulled with the keyboard and the mouse', async ({ page }) => {
  await open(page, 'light');
  const slider = page.getByRole('slider', { name: /Terrasse.: déplacer la limite/ });
  const share = () =>
    page
      .getByRole('group', { name: 'Terrasse' })
      .evaluate((group: HTMLElement) => group.style.getPropertyValue('--share'));

  await slider.press('ArrowRight');
  expect(await share()).toBe('0.51');
  await slider.press('Home');
  expect(await share()).toBe('0');

  const box = (await slider.boundingBox())!;
  await page.mouse.click(box.x + box.width * 0.75, box.y + 20);
  expect(Number(await share())).toBeCloseTo(0.75, 1);
});

async function open(page: Page, theme: 'light' | 'dark') {
  await page.goto(`${gallery?.url}/${theme}.html`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
