import { expect, type Page } from '@playwright/test';

/**
 * Moves the page's clock on until the condition holds: what waits for seconds need not be waited
 * for. Install the clock before the page is opened.
 */
export async function untilTrue(page: Page, condition: () => boolean | Promise<boolean>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(1_000);
    expect(await condition()).toBe(true);
  }).toPass({ intervals: [50] });
}

/** Stops the page's clock, which runs until then: from here on only the test moves it. */
export async function stopClock(page: Page): Promise<void> {
  // It can only be stopped at a time to come, and a busy machine may be past that when the word arrives.
  for (let ahead = 100; ; ahead *= 2) {
    try {
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + ahead);
      return;
    } catch (error) {
      if (ahead > 2_000) throw error;
    }
  }
}
