import type { Locator, Page } from '@playwright/test';

/** Finds the last link to the quote form in the content of a page. */
export const lastQuoteLink = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('link', { name: /devis gratuit/i })
    .last();
