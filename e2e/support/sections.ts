import type { Browser, Locator, Page } from '@playwright/test';

/** Finds a section. @param section `app/section`. */
export const sectionElement = (page: Page, section: string): Locator =>
  page.locator(`[data-section="${section}"]`);

/** Scrolls to a section, as a visitor would who wants to use it. */
export async function reach(page: Page, section: string): Promise<void> {
  const element = sectionElement(page, section);
  await element.scrollIntoViewIfNeeded();
  // The calendar may load during the click, and hide the native date field.
  const field = element
    .getByRole('textbox')
    .or(element.getByRole('searchbox'))
    .and(element.locator(':not([type=date])'));
  if ((await field.count()) > 0) await field.first().click();
}

/** Whether the page has given up on the section. */
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
