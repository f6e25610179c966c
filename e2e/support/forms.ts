import { expect, type Locator, type Page } from '@playwright/test';
import { callbackSlots, firstBookableDay } from '@renovation-th/shared/forms/booking-slots';
import { addDays, parisMoment } from '@renovation-th/shared/forms/paris-time';
import { completeIdentity } from '@renovation-th/shared/testing/complete-identity';
import { selectRequests } from '../../host/server/requests/database/kept-request';
import { openRequestFolder } from '../../host/server/requests/database/open-database';
import type { RunningSite } from './test';

/** A Tuesday morning in Gerzat, so that tests do not depend on the date. */
export const tuesday = '2026-11-24T09:40:00+01:00';
export const reference = /RTH-\d{8}-[0-9A-Z]{6}/;

/** Has only seven words, because the form service treats a longer repeated text as spam. */
export const project = 'Toiture à démousser.\nMaison de plain-pied.';

export const quoteForm = (page: Page) =>
  page.getByRole('form').filter({ has: page.getByLabel('Prénom', { exact: true }) });
export const field = (page: Page, label: string) => quoteForm(page).getByLabel(label, { exact: true });
export const sendQuote = (page: Page) =>
  page.getByRole('button', { name: /Envoyer ma demande de devis|Envoi en cours/ });
export const photos = (page: Page) => page.getByLabel('Photos (facultatif)');
export const listedPhotos = (page: Page) =>
  page.getByRole('list', { name: 'Photos jointes' }).getByRole('listitem');
export const quoteHeading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Demander un devis gratuit' });
export const thanks = (page: Page) =>
  page.getByRole('heading', { name: 'Merci, votre demande a été envoyée' });
/** Finds the message that a quote request could not be sent. */
export const quoteFailure = (page: Page) =>
  page.getByRole('group', { name: 'Votre demande n’a pas pu être envoyée.' });

export const callbackForm = (page: Page) =>
  page.getByRole('form', { name: 'Être rappelé à l’heure qui vous convient' });
export const sendCallback = (page: Page) =>
  callbackForm(page).getByRole('button', { name: /Demander à être rappelé|Envoi en cours/ });
export const callbackMessage = (page: Page) => callbackForm(page).getByRole('alert');
/** Finds a day of the calendar by its number, because its name is the long date. */
export const day = (page: Page, number: string) =>
  page.getByRole('gridcell', { name: new RegExp(`^\\p{L}+ ${number}(er)? `, 'u') });
export const hour = (page: Page, time: string) => page.getByRole('radio', { name: time });

/** Fills every field of the quote form. */
export async function fillQuote(page: Page, lastname: string): Promise<void> {
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

/** Fills the callback form for 25 November 2026 at 14:30. Set the clock to `tuesday` first. */
export async function fillCallback(page: Page, name: string): Promise<void> {
  await callbackForm(page).scrollIntoViewIfNeeded();
  await day(page, '25').click();
  await hour(page, '14:30').check();
  await fillCaller(page, name);
}

async function fillCaller(page: Page, name: string): Promise<void> {
  const form = callbackForm(page);
  await form.getByLabel('Nom complet *').fill(name);
  await form.getByLabel('Téléphone *').fill('06 39 98 00 00');
  await form.getByLabel(/^Votre projet/).fill('Refaire le crépi du pignon.');
  await spendTime(page);
}

/** Fills the callback form as a browser without scripts shows it. @returns the day. */
export async function fillNativeCallback(page: Page, name: string): Promise<string> {
  // The service rejects past days.
  const tomorrow = addDays(parisMoment(new Date()).day, 1);
  const coming = firstBookableDay({ day: tomorrow, time: '00:00' }, callbackSlots, completeIdentity);
  await callbackForm(page).getByLabel('Choisissez votre date *').fill(coming);
  await hour(page, '14:30').check();
  await fillCaller(page, name);
  return coming;
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

/** A request as the owner sees it, without technical fields. */
type ReceivedRequest = { subject: string; fields: Readonly<Record<string, string>> };

/** Returns the accepted requests that have this value in any field, such as a name that only one test uses. */
export function receivedWith({ receivedFolder }: RunningSite, value: string): ReceivedRequest[] {
  const database = openRequestFolder(receivedFolder, () => undefined);
  const kept = selectRequests(database, `WHERE state = 'new' ORDER BY id`);
  database.close();
  return kept
    .map(({ subject, fields }) => ({
      subject,
      fields: Object.fromEntries(fields.filter(([name, text]) => !name.startsWith('_') && text !== '')),
    }))
    .filter(({ fields }) => Object.values(fields).includes(value));
}

/** Opens the owner's page of a request. */
export async function openRequest(page: Page, { receivedUrl }: RunningSite, name: string): Promise<void> {
  await page.goto(receivedUrl);
  await page.getByRole('link', { name, exact: true }).click();
}
