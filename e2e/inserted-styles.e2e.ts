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
  test(`${path} looks the same after a navigation as it does as a document, light and dark`, async ({
    page,
  }) => {
    await page.goto(path);
    await startEverySection(page);
    const asDocument = await looksInBoth(page);

    // A page of another kind, which brings other rules.
    await page.goto(path === '/merci' ? '/villes/riom' : '/merci');
    await useHand(page);
    // Nothing of the page is to lie under the mouse.
    await page.mouse.move(0, 0);
    await follow(page, path);
    await startEverySection(page);

    for (const { colorScheme, looks } of asDocument) {
      await page.emulateMedia({ colorScheme });
      await expect
        .poll(() => differences(page, looks), { message: colorScheme, timeout: 20_000 })
        .toEqual([]);
    }
  });
}

/** How the page looks in light and in dark colours. */
async function looksInBoth(page: Page) {
  const both: { colorScheme: 'light' | 'dark'; looks: string[] }[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    both.push({ colorScheme, looks: await looks(page) });
  }
  return both;
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
    const elements = [...document.querySelectorAll<HTMLElement>('main, main *')];
    return elements.map((element) => {
      const style = getComputedStyle(element);
      // Sizes follow from the rules and from what has loaded; the rest is said by the rules.
      const isMeasured =
        /^(width|height|inline-size|block-size|inset.*|top|bottom|left|right|(transform|perspective)-origin|outline-.*)$/;
      return [...style]
        .filter((property) => !isMeasured.test(property) && !property.startsWith('--'))
        .map((property) => `${property}: ${style.getPropertyValue(property)}`)
        .join('; ')
        .concat(`; of ${element.tagName}`);
    });
  });
}

async function differences(page: Page, expected: readonly string[]): Promise<string[]> {
  const found = await looks(page);
  if (found.length !== expected.length) return [`${found.length} elements, not ${expected.length}`];
  return found.flatMap((look, at) => {
    const properties = new Set(expected[at]?.split('; '));
    const other = look.split('; ').filter((property) => !properties.has(property));
    return other.length > 0 ? [`${other.join(', ')} ${look.split('; ').at(-1) ?? ''}`] : [];
  });
}
