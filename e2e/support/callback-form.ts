import type { Page } from '@playwright/test';
import { callbackSlots, firstBookableDay } from '@renovation-th/shared/forms/booking-slots';
import { addDays, parisMoment } from '@renovation-th/shared/forms/paris-time';
import { completeIdentity } from '@renovation-th/shared/testing/complete-identity';
import { spendTime } from './quote-form';

/** A Tuesday morning in Gerzat, so that tests do not depend on the date. */
export const tuesday = '2026-11-24T09:40:00+01:00';
/** Returns the first bookable day after today, because the service rejects past days. */
export function comingDay(): string {
  const tomorrow = addDays(parisMoment(new Date()).day, 1);
  return firstBookableDay({ day: tomorrow, time: '00:00' }, callbackSlots, completeIdentity);
}
export const slot = 'mercredi 25 novembre 2026 à 14:30';

export const section = (page: Page) =>
  page.getByRole('form', { name: 'Être rappelé à l’heure qui vous convient' });
export const submit = (page: Page) =>
  section(page).getByRole('button', { name: /Demander à être rappelé|Envoi en cours/ });
export const message = (page: Page) => section(page).getByRole('alert');
export const day = (page: Page, number: string) =>
  section(page).getByRole('gridcell', { name: new RegExp(`^\\p{L}+ ${number}(er)? `, 'u') });
export const hour = (page: Page, time: string) => section(page).getByRole('radio', { name: time });

/** Fills the whole form, using the calendar. */
export async function choose(page: Page, name: string): Promise<void> {
  await day(page, '25').click();
  await hour(page, '14:30').check();
  await fillContact(page, name);
}

export async function fillContact(page: Page, name: string): Promise<void> {
  await section(page).getByLabel('Nom complet *').fill(name);
  await section(page).getByLabel('Téléphone *').fill('06 39 98 00 00');
  await section(page)
    .getByLabel(/^Votre projet/)
    .fill('Refaire le crépi du pignon.');
  await spendTime(page);
}
