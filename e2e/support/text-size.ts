import { expect, type Page } from '@playwright/test';

/**
 * Doubles the browser's font size, and expects that the page is not wider than the screen. The page keeps the font
 * size and the last screen width.
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

/** Returns how many pixels wider the page is than the screen. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
