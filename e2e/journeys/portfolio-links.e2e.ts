import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test';

const region = (page: Page) => page.getByRole('region', { name: 'Travaux types, en maquette' });
const dialog = (page: Page) => page.getByRole('dialog');
const close = (page: Page) => dialog(page).getByRole('button', { name: 'Fermer' });

const [firstWork, nextWork, sharedWork] = [
  'Démoussage d’un toit de tuiles canal',
  'Enduit à la chaux sur un mur de pierre',
  'Volets de bois poncés et repeints',
];

/** What a visitor opens a work by. */
const links = ['Agrandir', 'Voir les détails'] as const;
const link = (page: Page, name: string, work: string) =>
  region(page).getByRole('link', { name: new RegExp(`^${name}.*${work}`) });

/** How he uses it. */
const ways: { readonly [way: string]: (control: Locator) => Promise<void> } = {
  'a click': (control) => control.click(),
  'a tap': (control) => control.tap(),
  'the keyboard': (control) => control.press('Enter'),
};

const expectOpen = (page: Page, work: string) =>
  expect(dialog(page).getByRole('heading', { name: work })).toBeVisible();

for (const width of [1280, 390])
  test.describe(`the works, on a screen ${width} px wide`, () => {
    test.use({ viewport: { width, height: 844 }, hasTouch: true });

    for (const [way, use] of Object.entries(ways)) {
      for (const name of links)
        test(`open by ${way} on « ${name} », one after the other, and close with Back`, async ({ page }) => {
          await page.goto('/');

          await use(link(page, name, firstWork));
          await expectOpen(page, firstWork);
          await use(close(page));
          await expect(dialog(page)).toBeHidden();

          await use(region(page).getByRole('button', { name: 'Suivant', exact: true }));
          await use(link(page, name, nextWork));
          await expectOpen(page, nextWork);
          await page.goBack();
          await expect(dialog(page)).toBeHidden();
          await expect(page).toHaveURL(/\/$/);
        });

      test(`open by ${way} after one whose address was shared`, async ({ page }) => {
        await page.goto('/?realisation=volets-repeints');
        await expectOpen(page, sharedWork);
        await use(close(page));
        await expect(dialog(page)).toBeHidden();

        for (const name of links) {
          await use(link(page, name, sharedWork));
          await expectOpen(page, sharedWork);
          await use(close(page));
          await expect(dialog(page)).toBeHidden();
        }
      });
    }

    test('stay closed when the visitor comes back from another page', async ({ page }) => {
      await page.goto('/');
      await link(page, 'Voir les détails', firstWork).click();
      await expectOpen(page, firstWork);
      await close(page).click();
      await expect(dialog(page)).toBeHidden();

      await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Mentions légales' })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('heading', { name: 'Travaux types, en maquette' })).toBeVisible();
      await expect(dialog(page)).toBeHidden();
    });
  });
