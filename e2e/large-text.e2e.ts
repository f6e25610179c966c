import { chromiumFlags } from './support/chromium-flags';
import { declaredPages } from './support/composed-site';
import { expectAlive } from './support/hydration';
import { expect, test } from './support/test';

/** What a visitor sets who needs text twice as large: the size that all others are a multiple of. */
const twiceAsLarge = '--blink-settings=defaultFontSize=32';

// Chromium reports the not-found page's own 404 as an error.
test.use({
  expectedErrors: /Failed to load resource.*404/,
  launchOptions: { executablePath: process.env.E2E_CHROMIUM, args: [...chromiumFlags, twiceAsLarge] },
});

for (const path of [...declaredPages().map((page) => page.path), '/page-inconnue']) {
  test(`with text at 200 %, ${path} fits screens of 320, 768 and 1280 px`, async ({ page }) => {
    await page.goto(path);
    await expectAlive(page);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');

    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const room = await page.evaluate(() => ({
        needed: document.documentElement.scrollWidth,
        given: document.documentElement.clientWidth,
      }));
      expect(room.needed, `${width} px`).toBeLessThanOrEqual(room.given);
    }
  });
}
