import type { Page } from '@playwright/test';
import { startShell } from '../support/hydration';
import { expect, test } from '../support/test';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Header links that lead to the current page. */
const links: { readonly [path: string]: (page: Page) => Promise<void> } = {
  '/': (page) => page.getByRole('banner').getByRole('link', { name: 'Rénovation TH' }).click(),
  '/services': async (page) => {
    const navigation = page.getByRole('navigation', { name: 'Menu' });
    await navigation.getByText('Services', { exact: true }).click();
    await navigation.getByRole('link', { name: 'Tous les services' }).click();
  },
};

for (const [path, follow] of Object.entries(links))
  test.describe(`a link on ${path} to ${path} itself`, () => {
    test('scrolls to the top of the page', async ({ page }) => {
      await page.goto(path);
      await startShell(page);
      await readOn(page);

      await follow(page);
      await expectTop(page);
      await expect(title(page)).toBeFocused();
      await expect(page).toHaveURL(path);
    });
  });

test('a link of the small menu to its own page scrolls to the top, and closes the menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/?realisation=volets-repeints');
  const work = page.getByRole('dialog', { name: 'Volets de bois poncés et repeints' });
  await expect(work).toBeVisible();
  await work.getByRole('button', { name: 'Fermer' }).click();
  await expect(title(page)).not.toBeInViewport();

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Accueil' }).click();
  await expectTop(page);
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
});

async function readOn(page: Page): Promise<void> {
  await page.mouse.wheel(0, 2_500);
  await expect(title(page)).not.toBeInViewport();
}

async function expectTop(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(title(page)).toBeInViewport();
}
