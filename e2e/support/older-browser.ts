import type { Page } from '@playwright/test';

/**
 * From the next document on, a browser of before 2023: it knows no rules inside rules, so it shows every page
 * by its code.
 */
export async function beOlderBrowser(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS);
    CSS.supports = (...words: [string, string?]) =>
      words[0] !== 'selector(&)' && supports(...(words as [string]));
  });
}
