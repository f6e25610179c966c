import type { Browser, Locator, Page } from '@playwright/test';

/** @param section `app/section`. */
export const placeOf = (page: Page, section: string): Locator => page.locator(`[data-section="${section}"]`);

/** Goes where a section is, as a visitor does who wants to use it. */
export async function reach(page: Page, section: string): Promise<void> {
  const place = placeOf(page, section);
  await place.scrollIntoViewIfNeeded();
  // The calendar hides the browser's own date field, possibly during the click.
  const field = place
    .getByRole('textbox')
    .or(place.getByRole('searchbox'))
    .and(place.locator(':not([type=date])'));
  if ((await field.count()) > 0) await field.first().click();
}

/** Whether the page has given the section up. */
export async function isLost(page: Page, section: string): Promise<boolean> {
  return (await page.locator(`[data-section="${section}"][data-lost]`).count()) === 1;
}

/** What of a section can be read where no script runs. */
export async function wordsWithoutScripts(
  browser: Browser,
  address: string,
  section: string,
): Promise<string> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(address);
  const words = await placeOf(page, section).innerText();
  await context.close();
  return words;
}
