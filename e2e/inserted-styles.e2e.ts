import type { Page } from '@playwright/test';
import { declaredPages } from './support/composed-site';
import { startEverySection, startShell } from './support/hydration';
import { expect, test } from './support/test';

/** The first page of each view. */
const examples = [...new Map([...declaredPages()].reverse().map((page) => [page.view, page.path])).values()];

// Blocks fonts, because `font-display: optional` skips a late font, and sizes would differ.
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: /Failed to load resource/ });
test.beforeEach(({ context }) => context.route('**/*.woff2', (route) => route.abort()));

test('each view looks the same after navigations as in its own document', async ({ page, context }) => {
  await page.goto('/page-inconnue');
  await startShell(page);
  // Keeps the mouse away from elements with a hover style.
  await page.mouse.move(0, 0);
  for (const path of examples)
    await test.step(path, async () => {
      // All views are visited in one document, which collects their CSS rules.
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

/** Navigates without loading a new document. */
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

/** Returns the tag of each element in `<main>`, and the computed styles that an unstyled element does not have. */
function looks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // After a navigation the heading is focused, which changes its style.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const ruleless = document.body.appendChild(document.createElement('x-ruleless'));
    const without = getComputedStyle(ruleless);
    const plain = new Map([...without].map((name) => [name, without.getPropertyValue(name)] as const));
    ruleless.remove();
    // Skips sizes, which also depend on the files that have loaded.
    const isMeasured =
      /^(--.*|width|height|inline-size|block-size|inset.*|top|bottom|left|right|(transform|perspective)-origin|outline-.*)$/;
    const names = [...plain.keys()].filter((name) => !isMeasured.test(name));
    return [...document.querySelectorAll('main, main *')].map((element) => {
      const style = getComputedStyle(element);
      const computed = names.map((name) => [name, style.getPropertyValue(name)] as const);
      const own = computed.filter(([name, value]) => value !== plain.get(name));
      return `${element.tagName} ${own.map((one) => one.join(': ')).join('; ')}`;
    });
  });
}
