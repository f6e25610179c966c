import type { Page } from '@playwright/test';
import { declaredPages } from './support/composed-site';
import { startEverySection, useHand } from './support/hydration';
import { expect, test } from './support/test';

/** The first page of each view. */
const examples = [...new Map([...declaredPages()].reverse().map((page) => [page.view, page.path])).values()];

// A font is shown or not, as it comes in time or late: here none comes, so that sizes are the same.
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: /Failed to load resource/ });
test.beforeEach(({ page }) => page.route('**/*.woff2', (route) => route.abort()));

for (const path of examples) {
  test(`${path} looks the same after a navigation as it does as a document`, async ({ page }) => {
    await page.goto(path);
    await startEverySection(page);
    const asDocument = await looks(page);

    // A page of another kind, which brings other rules.
    await page.goto(path === '/merci' ? '/villes/riom' : '/merci');
    await useHand(page);
    // Nothing of the page is to lie under the mouse.
    await page.mouse.move(0, 0);
    await follow(page, path);
    await startEverySection(page);
    await expect(async () => expect(await looks(page)).toEqual(asDocument)).toPass({ timeout: 20_000 });
  });
}

/** Follows a link to the path inside the document. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
  await expect(page).toHaveURL((url) => url.pathname === path);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused({ timeout: 20_000 });
}

/** Of each element of the page: its tag, and every computed property that a rule can set. */
function looks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // The heading has the focus after a navigation, and a look of its own with it.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    // Sizes follow from the rules and from what has loaded; the rest is said by the rules.
    const isMeasured =
      /^(--.*|width|height|inline-size|block-size|inset.*|top|bottom|left|right|(transform|perspective)-origin|outline-.*)$/;
    return [...document.querySelectorAll<HTMLElement>('main, main *')].map((element) => {
      const style = getComputedStyle(element);
      const properties = [...style].filter((property) => !isMeasured.test(property));
      const said = properties.map((property) => `${property}: ${style.getPropertyValue(property)}`);
      return `${element.tagName} ${said.join('; ')}`;
    });
  });
}
