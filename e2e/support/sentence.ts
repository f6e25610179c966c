import { expect, type Page } from '@playwright/test';
import { sentenceOf, type VariedApp } from './release-variants';

/** Resolves when the page shows the words that only this release of the app says. */
export async function expectSentence(page: Page, app: VariedApp, number: number): Promise<void> {
  const sentence = sentenceOf(app, number);
  const text = page
    .locator('body')
    .getByText(new RegExp(`${escaped(sentence)}(?! \\()`))
    .first();
  await expect(text).toBeVisible();
}

const escaped = (text: string) => text.replace(/[()]/g, '\\$&');
