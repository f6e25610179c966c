import { accessibilityProblems } from '../support/accessibility';
import { declaredPages, examplePages } from '../support/composed-site';
import { startEverySection } from '../support/hydration';
import { expectNoShift, visitWithLateFonts, watchLayoutShifts } from '../support/layout-shifts';
import { expect, test } from '../support/test';
import { desktop, phone } from '../support/screens';
import { overflow } from '../support/text-size';
import { clippedText, hiddenFocus, spaceText } from './reading';

/** Viewport of a window of 1280 × 1024 pixels at 400 % zoom. */
const enlarged = { width: 320, height: 256 };

// During a colour transition, axe would measure an intermediate contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { path } of declaredPages()) {
  test(`${path} has no accessibility problems, with and without the cookie banner`, async ({ page }) => {
    await page.goto(path);
    await startEverySection(page);
    const banner = page.getByRole('region', { name: 'Utilisation des cookies' });
    await expect(banner).toBeVisible();

    for (const answered of [false, true]) {
      if (answered) await banner.getByRole('button', { name: 'Refuser', exact: true }).click();
      await expect(banner).toBeVisible({ visible: !answered });
      for (const viewport of [phone, desktop]) {
        await page.setViewportSize(viewport);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          const state = `${viewport.width} px, ${colorScheme}, ${answered ? 'answered' : 'banner'}`;
          expect(await accessibilityProblems(page), state).toEqual([]);
        }
      }
    }
  });

  test(`${path} has no layout shift while its fonts load, at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await watchLayoutShifts(page);
    await visitWithLateFonts(page, path);
    await startEverySection(page);
    await expectNoShift(page);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });

  test(`${path} loses no text with the spacing of WCAG 1.4.12`, async ({ page }) => {
    await page.goto(path);
    await startEverySection(page);
    await spaceText(page);
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflow(page), `${width} px`).toBeLessThanOrEqual(0);
      expect(await clippedText(page), `${width} px`).toEqual([]);
    }
  });
}

for (const { path } of examplePages()) {
  test(`nothing covers the focused control of ${path} at 400 % zoom`, async ({ page }) => {
    await page.setViewportSize(enlarged);
    await page.goto(path);
    await startEverySection(page);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await hiddenFocus(page)).toEqual([]);
  });
}
