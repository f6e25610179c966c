import { longFrenchDate } from '@renovation-th/shared/forms/paris-time';
import {
  callbackForm,
  callbackMessage,
  day,
  fillCallback,
  fillNativeCallback,
  hour,
  openRequest,
  receivedWith,
  reference,
  sendCallback,
  spendTime,
  tabTo,
  thanks,
  tuesday,
} from '../support/forms';
import { expect, test } from '../support/test';

const slot = 'mercredi 25 novembre 2026 à 14:30';

/** Returns the fields that the service must receive. Each test has its own name to find its request. */
function expectedFields(name: string) {
  return {
    Nom_complet: name,
    Téléphone: '06 39 98 00 00',
    Description_projet: 'Refaire le crépi du pignon.',
    Date_rappel_demandée: 'mercredi 25 novembre 2026',
    Heure_rappel_demandée: '14:30',
    Créneau_complet_rappel: slot,
    Date_ISO: '2026-11-25',
    Heure_24h: '14:30',
    Type_demande: 'Rappel téléphonique',
    Source: "Page d'accueil - Réservation de rappel",
    Date_soumission: expect.stringMatching(/^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}:\d{2}$/),
    Référence: expect.stringMatching(reference),
  };
}

test('a visitor chooses a day and a time, and the owner reads when to call', async ({ page, site }) => {
  await page.clock.setFixedTime(tuesday);
  await page.goto('/');
  await callbackForm(page).scrollIntoViewIfNeeded();
  for (const pastOrSunday of ['23', '29']) await expect(day(page, pastOrSunday)).toBeDisabled();
  await day(page, '24').click();
  await expect(hour(page, '09:30')).toHaveCount(0);
  await expect(hour(page, '10:00')).toBeEnabled();
  await fillCallback(page, 'Alix Calendrier');
  await expect(callbackForm(page).getByText(slot)).toBeVisible();
  await sendCallback(page).click();

  await expect(callbackMessage(page)).toContainText('Votre demande de rappel a été envoyée avec succès');
  await expect(callbackMessage(page)).toBeInViewport();
  const [received, ...others] = receivedWith(site, 'Alix Calendrier');
  expect(others).toEqual([]);
  expect(received?.fields).toMatchObject(expectedFields('Alix Calendrier'));
  expect(received?.subject).toBe(`Nouvelle demande de rappel - ${slot} - Alix Calendrier`);
  await expect(callbackMessage(page)).toContainText(received?.fields['Référence'] ?? 'no reference');
  await expect(callbackForm(page).getByLabel('Nom complet *')).toHaveValue('');

  await openRequest(page, site, 'Alix Calendrier');
  await expect(page.getByRole('article')).toContainText(slot);
});

test('a form without a day or a time says so and leads to the calendar', async ({ page }) => {
  await page.clock.setFixedTime(tuesday);
  await page.goto('/');
  await callbackForm(page).scrollIntoViewIfNeeded();
  await expect(day(page, '24')).toBeVisible();
  await sendCallback(page).press('Enter');

  await expect(callbackMessage(page)).toHaveText(
    'Veuillez sélectionner une date et une heure pour le rappel.',
  );
  await expect(day(page, '24')).toBeFocused();
});

test('the calendar is used with the keyboard alone', async ({ page, site }) => {
  await page.clock.setFixedTime(tuesday);
  await page.goto('/#rappel');
  await callbackForm(page).scrollIntoViewIfNeeded();
  await expect(day(page, '24')).toBeVisible();
  await tabTo(page, day(page, '24'));
  await page.keyboard.press('ArrowRight');
  await expect(day(page, '25')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(day(page, '25')).toHaveAttribute('aria-selected', 'true');
  await tabTo(page, hour(page, '08:00'));
  for (let presses = 0; presses < 9; presses += 1) await page.keyboard.press('ArrowDown');
  await expect(hour(page, '14:30')).toBeChecked();
  await tabTo(page, callbackForm(page).getByLabel('Nom complet *'));
  await page.keyboard.type('Alix Clavier');
  await tabTo(page, callbackForm(page).getByLabel('Téléphone *'));
  await page.keyboard.type('+33 6.39.98.00.00');
  await tabTo(page, sendCallback(page));
  await spendTime(page);
  await page.keyboard.press('Enter');

  await expect(callbackMessage(page)).toBeInViewport();
  const [received] = receivedWith(site, 'Alix Clavier');
  expect(received?.fields).toMatchObject({ Date_ISO: '2026-11-25', Heure_24h: '14:30' });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a call back is asked for with the date field of the browser', async ({ page, site }) => {
    await page.goto('/');
    const coming = await fillNativeCallback(page, 'Alix Sansscript');
    await sendCallback(page).click();

    await expect(page).toHaveURL(new RegExp(`/merci\\?demande=rappel&ref=${reference.source}$`));
    await expect(thanks(page)).toBeVisible();
    const received = receivedWith(site, 'Alix Sansscript');
    expect(received.map(({ fields }) => fields)).toEqual([
      expect.objectContaining({
        Date_ISO: coming,
        Date_rappel_demandée: longFrenchDate(coming),
        Créneau_complet_rappel: `${longFrenchDate(coming)} à 14:30`,
      }),
    ]);
  });
});

test('a typed name, a chosen day and time survive a reload and Back', async ({ page }) => {
  await page.clock.setFixedTime(tuesday);
  await page.goto('/');
  await fillCallback(page, 'Alix Retour');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mentions légales' })).toBeVisible();

  for (const comeBack of [() => page.goBack(), () => page.reload()]) {
    await comeBack();
    await callbackForm(page).scrollIntoViewIfNeeded();
    await expect(callbackForm(page).getByLabel('Nom complet *')).toHaveValue('Alix Retour');
    await expect(callbackForm(page).getByText(slot)).toBeVisible();
    await expect(hour(page, '14:30')).toBeChecked();
  }
});

test.describe('when the connection fails', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  // The clock must run, because the outbox measures the time since its last attempt.
  test.beforeEach(({ context }) => context.clock.install({ time: tuesday }));

  test('a request made offline with two tabs open arrives once when the network is back', async ({
    page,
    context,
    site,
  }) => {
    await page.goto('/');
    await fillCallback(page, 'Alix Hors-ligne');
    const other = await context.newPage();
    await other.goto('/');
    await callbackForm(other).scrollIntoViewIfNeeded();
    await context.setOffline(true);
    await sendCallback(page).click();

    await expect(callbackMessage(page)).toContainText(
      /Votre demande de rappel a été envoyée\s! Vous serez contacté au créneau demandé\./,
    );
    await context.setOffline(false);
    await expect.poll(() => receivedWith(site, 'Alix Hors-ligne').length).toBe(1);
    const [received] = receivedWith(site, 'Alix Hors-ligne');
    expect(received?.fields).toMatchObject({ Créneau_complet_rappel: slot });
  });

  test('a request whose answer was lost arrives once, after the next visit to any page', async ({
    page,
    site,
  }) => {
    await page.goto('/');
    await fillCallback(page, 'Alix Perdue');
    // The service accepts the request, but the page gets no answer.
    await page.route('**/envoi/**', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await sendCallback(page).click();
    await expect(callbackMessage(page)).toBeVisible();
    const again = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.goto('/villes/riom');
    // Only now, because the first page tries again too.
    await page.unroute('**/envoi/**');
    await page.mouse.move(200, 500);
    await page.mouse.move(210, 510);
    expect((await again).ok()).toBe(true);
    expect(receivedWith(site, 'Alix Perdue')).toHaveLength(1);
  });

  test('a refused request shows the status, keeps the form and can be sent again', async ({ page, site }) => {
    await page.goto('/');
    await fillCallback(page, 'Alix Refusée');
    await page.route('**/envoi/**', (route) => route.fulfill({ status: 503, body: '' }));
    await sendCallback(page).click();
    await expect(callbackMessage(page)).toContainText('04 65 71 63 36');
    await expect(callbackForm(page).getByLabel('Nom complet *')).toHaveValue('Alix Refusée');
    await page.unroute('**/envoi/**');
    await sendCallback(page).click();

    await expect(callbackMessage(page)).toContainText('avec succès');
    expect(receivedWith(site, 'Alix Refusée')).toHaveLength(1);
  });
});
