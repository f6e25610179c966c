import type { Page } from '@playwright/test';

/** From now on, the document at this path comes with its HTML changed and its headers as they are. */
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
