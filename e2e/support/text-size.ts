import { expect, type Page } from '@playwright/test';

/**
 * Sets the size that all others are a multiple of, as a visitor does who needs larger text, and expects
 * that the page is never wider than the screen.
 * @param page stays so: it is the last thing to do with it.
 */
export async function expectLargeTextToFit(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');

  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await overflow(page), `text at 200 %, ${width} px`).toBeLessThanOrEqual(0);
  }
}

/** By how many pixels the page is wider than the screen. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
