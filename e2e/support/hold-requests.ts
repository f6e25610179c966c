import type { Page } from '@playwright/test';

/** Holds back every request with a matching URL until `release` is called. */
export async function holdRequests(page: Page, url: string | RegExp) {
  let held = 0;
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    held += 1;
    await released;
    // The page may be closed before the request continues.
    await route.continue().catch(() => undefined);
  });
  return { held: () => held, release };
}
