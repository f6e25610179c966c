import { expect, type Page } from '@playwright/test';

/**
 * Advances the page's clock until the condition holds, so that tests need not wait for timers. Install the clock
 * before opening the page.
 */
export async function untilTrue(page: Page, condition: () => boolean | Promise<boolean>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(1_000);
    expect(await condition()).toBe(true);
  }).toPass({ intervals: [50] });
}

/** Stops the page's clock, so that only the test moves it. */
export async function stopClock(page: Page): Promise<void> {
  // The clock can only be paused at a future time. On a busy machine, that time may have passed when the call arrives.
  for (let ahead = 100; ; ahead *= 2) {
    try {
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + ahead);
      return;
    } catch (error) {
      if (ahead > 2_000) throw error;
    }
  }
}
