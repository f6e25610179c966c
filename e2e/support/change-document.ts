import type { Page } from '@playwright/test';

/** Changes the HTML, but not the headers, of each later document at this path. */
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
