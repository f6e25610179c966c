import type { Page } from '@playwright/test';

/** Changes the HTML of the document at this path from now on, and keeps its headers. */
export async function changeDocument(
  page: Page,
  path: string,
  change: (html: string) => string,
): Promise<void> {
  await page.route(path, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: change(await answer.text()) });
  });
}
