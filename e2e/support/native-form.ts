import type { Page } from '@playwright/test';
import { comingDay } from './callback-form';
import { receivedWith } from './received-requests';
import { expect, type RunningSite } from './test';

/** Submits the page's form, if any, without scripts, and expects that the request arrives. */
export async function expectFormToArrive(page: Page, site: RunningSite, name: string): Promise<void> {
  const form = page.getByRole('main').getByRole('form');
  if ((await form.count()) === 0) return;

  const isQuote = (await form.getByLabel('Nom', { exact: true }).count()) > 0;
  if (isQuote) {
    await form.getByLabel('Nom', { exact: true }).fill(name);
    await form.getByLabel('Prénom').fill('Camille');
    await form.getByLabel('E-mail').fill('camille@exemple.fr');
    await form.getByLabel('Ville').fill('Riom');
    await form.getByLabel('Service souhaité').selectOption('Peinture');
    await form.getByLabel('Description de votre projet').fill('Repeindre les volets.');
  } else {
    await form.getByLabel('Nom complet *').fill(name);
    await form.getByLabel('Choisissez votre date *').fill(comingDay());
    await form.getByRole('radio', { name: '14:30' }).check();
  }
  await form.getByLabel(/^Téléphone/).fill('06 39 98 00 00');
  await form.getByRole('button', { name: /^(Envoyer|Demander)/ }).click();

  await expect(page).toHaveURL(/\/merci\?.*ref=RTH-/);
  await expect(page.getByRole('heading', { name: 'Merci, votre demande a été envoyée' })).toBeVisible();
  expect(await receivedWith(site, name)).toHaveLength(1);
}
