import type { Page } from '@playwright/test';
import { declaredPages } from './support/composed-site';
import { startEverySection, useHand } from './support/hydration';
import { expect, test } from './support/test';

/** The first page of each view. */
const examples = [...new Map([...declaredPages()].reverse().map((page) => [page.view, page.path])).values()];

// A font is shown or not, as it comes in time or late: here none comes, so that sizes are the same.
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: /Failed to load resource/ });
test.beforeEach(({ context }) => context.route('**/*.woff2', (route) => route.abort()));

test('each view looks the same after navigations as in its own document', async ({ page, context }) => {
  await page.goto('/page-inconnue');
  await useHand(page);
  // Nothing of a page is to lie under the mouse.
  await page.mouse.move(0, 0);
  for (const path of examples)
    await test.step(path, async () => {
      // One after the other in one document, where the rules of all views gather.
      await follow(page, path);
      await startEverySection(page);
      const document = await context.newPage();
      await document.goto(path);
      await startEverySection(document);
      const asDocument = await looks(document);
      await document.close();
      await expect(async () => expect(await looks(page)).toEqual(asDocument)).toPass();
    });
});

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
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

/** Of each element of the page: its tag, and what a rule can set and does not leave as in an element without rules. */
function looks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // The heading has the focus after a navigation, and a look of its own with it.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const ruleless = document.body.appendChild(document.createElement('x-ruleless'));
    const without = getComputedStyle(ruleless);
    const plain = new Map([...without].map((name) => [name, without.getPropertyValue(name)] as const));
    ruleless.remove();
    // Sizes follow from the rules and from what has loaded; the rest is said by the rules.
    const isMeasured =
      /^(--.*|width|height|inline-size|block-size|inset.*|top|bottom|left|right|(transform|perspective)-origin|outline-.*)$/;
    const names = [...plain.keys()].filter((name) => !isMeasured.test(name));
    return [...document.querySelectorAll('main, main *')].map((element) => {
      const style = getComputedStyle(element);
      const said = names.map((name) => [name, style.getPropertyValue(name)] as const);
      const own = said.filter(([name, value]) => value !== plain.get(name));
      return `${element.tagName} ${own.map((one) => one.join(': ')).join('; ')}`;
    });
  });
}
