import type { Browser, Locator, Page } from '@playwright/test';

/** Finds a section by its name, which has the form `app/section`. */
export const sectionElement = (page: Page, section: string): Locator =>
  page.locator(`[data-section="${section}"]`);

/** Scrolls to a section, and clicks its first text field, if any. */
export async function reach(page: Page, section: string): Promise<void> {
  const element = sectionElement(page, section);
  await element.scrollIntoViewIfNeeded();
  // Skips the native date field, because the calendar may load and hide it during the click.
  const field = element
    .getByRole('textbox')
    .or(element.getByRole('searchbox'))
    .and(element.locator(':not([type=date])'));
  if ((await field.count()) > 0) await field.first().click();
}

/** Returns whether the page has given up loading the section. */
export async function isLost(page: Page, section: string): Promise<boolean> {
  return (await page.locator(`[data-section="${section}"][data-lost]`).count()) === 1;
}

/** Returns the text of a section that is readable without scripts. */
export async function textWithoutScripts(browser: Browser, url: string, section: string): Promise<string> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(url);
  const text = await sectionElement(page, section).innerText();
  await context.close();
  return text;
}
