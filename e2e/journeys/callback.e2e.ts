import { longFrenchDate } from '@renovation-th/shared/forms/paris-time';
import {
  choose,
  comingDay,
  day,
  fillContact,
  hour,
  message,
  section,
  slot,
  submit,
  tuesday,
} from '../support/callback-form';
import { spendTime, tabTo } from '../support/quote-form';
import { receivedWith } from '../support/received-requests';
import { expect, test } from '../support/test';

const referencePattern = /RTH-\d{8}-[0-9A-Z]{6}/;

function expectedFields(name: string) {
  return {
    Nom_complet: name,
    Téléphone: '06 39 98 00 00',
    Description_projet: 'Refaire le crépi du pignon.',
    Date_rappel_demandée: 'mercredi 25 novembre 2026',
    Heure_rappel_demandée: '14:30',
    Créneau_complet_rappel: slot,
    Mention_rappel: expect.stringContaining('vous demandez à Rénovation TH de vous appeler'),
    Date_ISO: '2026-11-25',
    Heure_24h: '14:30',
    Type_demande: 'Rappel téléphonique',
    Source: "Page d'accueil - Réservation de rappel",
    Date_soumission: expect.stringMatching(/^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}:\d{2}$/),
    Référence: expect.stringMatching(referencePattern),
  };
}

test.describe('a visitor who requests a callback on the home page', () => {
  test('chooses a day in the calendar, then a time', async ({ page, site }) => {
    await page.clock.setFixedTime(tuesday);
    await page.goto('/');
    await section(page).scrollIntoViewIfNeeded();
    // Until the calendar has loaded, the browser's own date field would be focused.
    await expect(day(page, '24')).toBeVisible();
    await expect(submit(page)).toBeDisabled();
    await submit(page).press('Enter');
    await expect(message(page)).toHaveText('Veuillez sélectionner une date et une heure pour le rappel.');
    await expect(day(page, '24')).toBeFocused();
    await expect(section(page).getByText('Sélectionnez d’abord une date')).toBeVisible();
    await expect(hour(page, '14:30')).toBeDisabled();
    for (const pastOrSunday of ['23', '29']) await expect(day(page, pastOrSunday)).toBeDisabled();

    await day(page, '24').click();
    await expect(hour(page, '09:30')).toHaveCount(0);
    await expect(hour(page, '10:00')).toBeEnabled();

    await choose(page, 'Alix Calendrier');
    await expect(section(page).getByText(slot)).toBeVisible();
    await submit(page).click();

    await expect(message(page)).toContainText('Votre demande de rappel a été envoyée avec succès');
    await expect(message(page)).toBeInViewport();
    const received = await receivedWith(site, 'Alix Calendrier');
    expect(received.map(({ fields }) => fields)).toEqual([expectedFields('Alix Calendrier')]);
    expect(received[0]?.subject).toBe(`Nouvelle demande de rappel - ${slot} - Alix Calendrier`);
    await expect(message(page)).toContainText(received[0]?.fields['Référence'] ?? 'no reference');
    await expect(section(page).getByLabel('Nom complet *')).toHaveValue('');
    await expect(submit(page)).toBeDisabled();

    await page.goto(site.receivedUrl);
    await page.getByRole('link', { name: 'Alix Calendrier', exact: true }).click();
    await expect(page.getByRole('article')).toContainText(slot);
  });

  test('chooses a day in a later month, by mouse and by keyboard', async ({ page }) => {
    await page.clock.setFixedTime(tuesday);
    await page.goto('/');
    await section(page).scrollIntoViewIfNeeded();
    const month = (name: string) => section(page).getByRole('grid', { name });
    await expect(month('novembre 2026')).toBeVisible();

    await section(page).getByRole('button', { name: 'Mois suivant' }).click();
    await expect(month('décembre 2026')).toBeVisible();
    await day(page, '16').click();
    await expect(day(page, '16')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(day(page, '23')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(day(page, '23')).toHaveAttribute('aria-selected', 'true');
    await section(page).getByRole('button', { name: 'Mois précédent' }).click();
    await expect(month('novembre 2026')).toBeVisible();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test("chooses a day in the browser's date field", async ({ page, site }) => {
      await page.goto('/');
      const coming = comingDay();
      await section(page).getByLabel('Choisissez votre date *').fill(coming);
      await fillContact(page, 'Alix Sansscript');
      await hour(page, '14:30').check();
      await submit(page).click();

      await expect(page).toHaveURL(
        new RegExp(`^${site.url}/merci\\?demande=rappel&ref=${referencePattern.source}$`),
      );
      await expect(page.getByRole('heading', { name: 'Merci, votre demande a été envoyée' })).toBeVisible();
      const received = await receivedWith(site, 'Alix Sansscript');
      expect(received.map(({ fields }) => fields)).toEqual([
        {
          ...expectedFields('Alix Sansscript'),
          Date_ISO: coming,
          Date_rappel_demandée: longFrenchDate(coming),
          Créneau_complet_rappel: `${longFrenchDate(coming)} à 14:30`,
        },
      ]);
    });
  });
});

test.describe('on a phone, with the keyboard alone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a visitor requests a callback', async ({ page, site }) => {
    await page.clock.setFixedTime(tuesday);
    // Opens the fragment, so that Tab moves to the first control of the section.
    await page.goto('/#rappel');
    await section(page).scrollIntoViewIfNeeded();
    await expect(day(page, '24')).toBeVisible();
    await tabTo(page, day(page, '24'));
    await page.keyboard.press('ArrowRight');
    await expect(day(page, '25')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(day(page, '25')).toHaveAttribute('aria-selected', 'true');
    await tabTo(page, hour(page, '08:00'));
    for (let presses = 0; presses < 9; presses += 1) await page.keyboard.press('ArrowDown');
    await expect(hour(page, '14:30')).toBeChecked();
    await tabTo(page, section(page).getByLabel('Nom complet *'));
    await page.keyboard.type('Alix Clavier');
    await tabTo(page, section(page).getByLabel('Téléphone *'));
    await page.keyboard.type('+33 6.39.98.00.00');
    await tabTo(page, submit(page));
    await spendTime(page);
    await page.keyboard.press('Enter');

    await expect(message(page)).toBeInViewport();
    const [received] = await receivedWith(site, 'Alix Clavier');
    expect(received?.fields).toMatchObject({ Date_ISO: '2026-11-25', Heure_24h: '14:30' });
  });
});

test.describe('when the connection fails', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  // The clock must run, because the outbox measures the time since its last attempt.
  test.beforeEach(({ context }) => context.clock.install({ time: tuesday }));

  const sending = /^\/envoi\/ajax\//;

  test('a request made offline is sent exactly once when the network is back', async ({
    page,
    context,
    site,
    faulty,
  }) => {
    await page.goto(`${faulty.url}/`);
    await section(page).scrollIntoViewIfNeeded();
    await choose(page, 'Alix Hors-ligne');
    await context.setOffline(true);
    await submit(page).click();

    await expect(message(page)).toContainText('Votre demande de rappel a été envoyée');
    await expect(message(page)).not.toContainText('avec succès');
    const attempts = faulty.count(sending);
    await context.setOffline(false);
    await expect.poll(() => faulty.count(sending) - attempts).toBe(1);
    expect((await receivedWith(site, 'Alix Hors-ligne')).map(({ fields }) => fields)).toEqual([
      expectedFields('Alix Hors-ligne'),
    ]);
  });
});
