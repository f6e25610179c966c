import { expect, type Page } from '@playwright/test';

/**
 * Moves the page's clock on until the condition holds: what waits for seconds need not be waited
 * for. Install the clock before the page is opened.
 */
export async function untilTrue(page: Page, condition: () => boolean | Promise<boolean>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(1_000);
    expect(await condition()).toBe(true);
  }).toPass({ timeout: 40_000, intervals: [50] });
}
