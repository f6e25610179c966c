import { expect, type Locator, type Page } from '@playwright/test';

/** Has only seven words, because the form service treats a longer repeated text as spam. */
export const project = 'Toiture à démousser.\nMaison de plain-pied.';

export const field = (page: Page, label: string) => page.getByRole('form').getByLabel(label, { exact: true });
export const send = (page: Page) =>
  page.getByRole('button', { name: /Envoyer ma demande de devis|Envoi en cours/ });
export const clearDraft = (page: Page) => page.getByRole('button', { name: 'Effacer', exact: true });
export const thanks = (page: Page) =>
  page.getByRole('heading', { name: 'Merci, votre demande a été envoyée' });
export const toast = (page: Page, text: string) => page.getByRole('alert').getByText(text).last();

/** Finds the last link to the quote form in the content of a page. */
export const lastQuoteLink = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: /devis gratuit/i })
    .last();

/** Finds the message that a request could not be sent. */
export const failure = (page: Page) =>
  page.getByRole('group', { name: 'Votre demande n’a pas pu être envoyée.' });

/** Waits until the form has stored its draft, so that its code runs. */
export async function expectDraft(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => localStorage.getItem('rth-quote-draft'))).not.toBeNull();
}

/** Fills every field, and waits until the form service no longer takes the visitor for a robot. */
export async function fillForm(page: Page, lastname: string): Promise<void> {
  await field(page, 'Nom').fill(lastname);
  await field(page, 'Prénom').fill('Camille');
  await field(page, 'E-mail').fill('camille@exemple.fr');
  await field(page, 'Téléphone').fill('06 39 98 00 00');
  await field(page, 'Ville').fill('Riom');
  await field(page, 'Service souhaité').selectOption('Toiture');
  await field(page, 'Description de votre projet').fill(project);
  await field(page, 'Urgence').selectOption('Dans le mois');
  await spendTime(page);
}

export async function expectFilledForm(page: Page, lastname: string): Promise<void> {
  await expect(field(page, 'Nom')).toHaveValue(lastname);
  await expect(field(page, 'Prénom')).toHaveValue('Camille');
  await expect(field(page, 'E-mail')).toHaveValue('camille@exemple.fr');
  await expect(field(page, 'Téléphone')).toHaveValue('06 39 98 00 00');
  await expect(field(page, 'Ville')).toHaveValue('Riom');
  await expect(field(page, 'Service souhaité')).toHaveValue('Toiture');
  await expect(field(page, 'Description de votre projet')).toHaveValue(project);
  await expect(field(page, 'Urgence')).toHaveValue('Dans le mois');
}

/** Waits, because the form service treats a form sent within a second of the page load as spam. */
export async function spendTime(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(1_100);
}

/** Presses Tab until the control has focus. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  const hasFocus = () => control.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 60 && !(await hasFocus()); presses += 1) await page.keyboard.press('Tab');
  await expect(control).toBeFocused();
}
