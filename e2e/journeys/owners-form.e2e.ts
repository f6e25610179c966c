import { accessibilityProblems } from '../support/accessibility';
import { touchPhone } from '../support/screens';
import { expect, test } from '../support/test';

test.use(touchPhone);

test.beforeEach(async ({ page, site }) => {
  await page.goto(`${site.receivedUrl}/site`);
});

test('a part of a form is saved when the owner leaves that part or the page', async ({ page }) => {
  await page.getByRole('link', { name: /^À compléter/ }).click();
  await page.getByLabel('Prénom et nom').fill('Camille Exemple');
  await page.getByLabel('Numéro et rue').fill('1 rue de la Gare');
  await expect(page.getByText(/^Enregistré à/)).toBeVisible();
  await page.getByLabel('Assureur', { exact: true }).fill('Assurances du Centre');
  // Leaves the page in the middle of typing.
  await page.getByRole('link', { name: 'Demandes', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Demandes reçues');
  await page.goBack();
  await page.reload();

  await expect(page.getByLabel('Prénom et nom')).toHaveValue('Camille Exemple');
  await expect(page.getByLabel('Numéro et rue')).toHaveValue('1 rue de la Gare');
  await expect(page.getByLabel('Assureur', { exact: true })).toHaveValue('Assurances du Centre');
});

test('each day can be closed or have its own hours, which are checked', async ({ page }) => {
  await page.getByRole('link', { name: /^Agenda/ }).click();
  const saturday = page.getByRole('group', { name: 'Samedi' });
  await saturday.getByLabel('Ce jour-là').selectOption('Fermé');
  await expect(saturday.getByLabel('De', { exact: true })).toBeHidden();
  const friday = page.getByRole('group', { name: 'Vendredi' });
  await expect(friday.getByLabel('De', { exact: true })).toBeHidden();
  await friday.getByLabel('Ce jour-là').selectOption('Je travaille');
  await friday.getByLabel('À', { exact: true }).fill('06:00');
  await page.getByRole('button', { name: 'Enregistrer' }).click();

  await expect(friday.getByLabel('À', { exact: true })).toHaveAccessibleDescription(/après son début/);
  await expect(friday.getByLabel('À', { exact: true })).toHaveValue('06:00');
  await expect(saturday.getByLabel('Ce jour-là')).toHaveValue('closed');
  expect(await accessibilityProblems(page)).toEqual([]);
});

test('the home page names unpublished changes and the next step', async ({ page }) => {
  await page.getByRole('link', { name: /^Mes prix/ }).click();
  await page.getByLabel('Montant TTC').fill('120 €');
  await page.getByRole('link', { name: 'Mon site', exact: true }).click();

  await expect(page.getByRole('heading', { name: /à publier$/ })).toBeVisible();
  // Changes from other tests may hide this change in a folded list.
  const others = page.getByText(/^Et \d+ autres?$/);
  if (await others.isVisible()) await others.click();
  await expect(page.getByRole('link', { name: 'La plus petite intervention' })).toBeVisible();
  await page.getByRole('link', { name: 'Continuer' }).click();
  // The number of steps varies, because invalid parts from other tests add steps.
  const step = page.getByText(/^Étape \d+ sur \d+$/);
  await expect(step).toHaveText(/^Étape 1 sur/);
  await page.getByLabel('Prénom et nom').fill('Alix Exemple');
  await page.getByRole('button', { name: 'Suite' }).click();
  await expect(step).not.toHaveText(/^Étape 1 sur/);
});
