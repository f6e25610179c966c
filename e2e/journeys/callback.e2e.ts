import type { Page } from '@playwright/test';
import {
  choose,
  day,
  fillContact,
  hour,
  message,
  section,
  slot,
  submit,
  tuesday,
} from '../support/callback-form';
import { outboxKey } from '@renovation-th/shared/forms/outbox-key';
import type { FaultProxy } from '../support/fault-proxy';
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

test.describe('a visitor of the home page asks to be called', () => {
  test('by choosing a day in the calendar, then an hour', async ({ page, site }) => {
    await page.clock.setFixedTime(tuesday);
    await page.goto('/');
    await section(page).scrollIntoViewIfNeeded();
    await expect(submit(page)).toBeDisabled();
    await expect(section(page).getByText('Sélectionnez d’abord une date')).toBeVisible();
    await expect(hour(page, '14:30')).toBeDisabled();
    for (const pastOrSunday of ['23', '29']) await expect(day(page, pastOrSunday)).toBeDisabled();

    // Of today's hours only those to come.
    await day(page, '24').click();
    await expect(hour(page, '09:30')).toHaveCount(0);
    await expect(hour(page, '10:00')).toBeEnabled();

    await choose(page, 'Alix Calendrier');
    await expect(section(page).getByText(slot)).toBeVisible();
    await submit(page).click();

    await expect(message(page)).toContainText('Votre demande de rappel a été envoyée avec succès');
    await expect(message(page)).toBeFocused();
    const received = await receivedWith(site, 'Alix Calendrier');
    expect(received.map(({ fields }) => fields)).toEqual([expectedFields('Alix Calendrier')]);
    expect(received[0]?.subject).toBe(`Nouvelle demande de rappel - ${slot} - Alix Calendrier`);
    await expect(message(page)).toContainText(received[0]?.fields['Référence'] ?? 'no reference');
    await expect(section(page).getByLabel('Nom complet *')).toHaveValue('');
    await expect(submit(page)).toBeDisabled();

    await page.goto(site.receivedUrl);
    await expect(page.getByRole('article').filter({ hasText: 'Alix Calendrier' })).toContainText(slot);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('with the date field of the browser', async ({ page, site }) => {
      await page.goto('/');
      await section(page).getByLabel('Choisissez votre date *').fill('2026-11-25');
      await fillContact(page, 'Alix Sansscript');
      await hour(page, '14:30').check();
      await submit(page).click();

      await expect(page).toHaveURL(
        new RegExp(`^${site.url}/merci\\?demande=rappel&ref=${referencePattern.source}$`),
      );
      await expect(page.getByRole('heading', { name: 'Merci, votre demande a été envoyée' })).toBeVisible();
      const received = await receivedWith(site, 'Alix Sansscript');
      expect(received.map(({ fields }) => fields)).toEqual([expectedFields('Alix Sansscript')]);
    });
  });
});

test.describe('when the connection fails on the way', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  // A clock that goes on: the outbox counts the time since its last try.
  test.beforeEach(({ page }) => page.clock.install({ time: tuesday }));

  test('the request waits on the device and leaves when the network is back', async ({
    page,
    context,
    site,
  }) => {
    await page.goto('/');
    await section(page).scrollIntoViewIfNeeded();
    await choose(page, 'Alix Hors-ligne');
    await context.setOffline(true);
    await submit(page).click();

    await expect(message(page)).toContainText('Votre demande de rappel a été envoyée');
    await expect(message(page)).not.toContainText('avec succès');
    const waiting = page.getByRole('group', { name: /^Demande en attente RTH-/ });
    await expect(waiting).toContainText(slot);
    const reference = (await waiting.getAttribute('aria-label'))?.match(referencePattern)?.[0];
    expect(await receivedWith(site, 'Alix Hors-ligne')).toEqual([]);

    await context.setOffline(false);
    await expect(page.getByText(`Votre demande ${reference} est bien arrivée.`)).toBeVisible();
    await expect(waiting).toHaveCount(0);
    expect((await receivedWith(site, 'Alix Hors-ligne')).map(({ fields }) => fields)).toEqual([
      { ...expectedFields('Alix Hors-ligne'), Référence: reference },
    ]);
  });

  const sending = /^\/envoi\/ajax\//;
  const confirmation = (page: Page) => page.getByText(/^Votre demande RTH-\S+ est bien arrivée\.$/);

  /** Sends a callback whose answers are lost, the first one and that of the outbox, and leaves the page. */
  async function leaveWithoutAnswer(page: Page, faulty: FaultProxy, name: string): Promise<void> {
    faulty.fail(sending, 'answer-lost');
    await page.goto(`${faulty.url}/`);
    await section(page).scrollIntoViewIfNeeded();
    await choose(page, name);
    await submit(page).click();
    await expect(message(page)).toContainText('Votre demande de rappel a été envoyée');
    await expect.poll(() => faulty.count(sending)).toBeGreaterThan(1);
    // The next visit is to send it, and not this page between two lines of the test.
    await page.goto('about:blank');
    faulty.heal();
  }

  test('a request whose answer was lost is sent again at the next visit, and counts once', async ({
    page,
    faulty,
    site,
  }) => {
    await leaveWithoutAnswer(page, faulty, 'Alix Réponse-perdue');
    const attempts = faulty.count(sending);
    const answered = page.waitForResponse(/\/envoi\/ajax\//);
    await page.goto(`${faulty.url}/contact`);
    await answered;

    await expect(confirmation(page)).toBeVisible();
    expect(faulty.count(sending)).toBeGreaterThan(attempts);
    expect(await receivedWith(site, 'Alix Réponse-perdue')).toHaveLength(1);
  });

  test('the visitor learns that it has arrived, though his page came alive only after that', async ({
    page,
    faulty,
  }) => {
    await leaveWithoutAnswer(page, faulty, 'Alix Appareil-lent');
    let comeAlive = () => {};
    const isTime = new Promise<void>((resolve) => (comeAlive = resolve));
    let held = 0;
    await page.route(/\/releases\/contact\/.*\.js$/, async (route) => {
      held += 1;
      await isTime;
      await route.continue();
    });
    await page.goto(`${faulty.url}/contact`);
    // The shell sends what waits, and nothing waits any more.
    await page.waitForFunction((key) => localStorage.getItem(key) === null, outboxKey);
    expect(held).toBeGreaterThan(0);
    comeAlive();

    await expect(confirmation(page)).toBeVisible();
  });
});

test.describe('when the form service refuses', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('the visitor learns why, and nothing he wrote is gone', async ({ page, faulty }) => {
    await page.clock.setFixedTime(tuesday);
    faulty.fail(/^\/envoi\/ajax\//, 'broken');
    await page.goto(`${faulty.url}/`);
    await section(page).scrollIntoViewIfNeeded();
    await choose(page, 'Alix Refus');
    await submit(page).click();

    await expect(message(page)).toContainText('Erreur serveur\u00a0: 500');
    await expect(message(page)).toContainText('04 65 71 63 36');
    await expect(section(page).getByLabel('Nom complet *')).toHaveValue('Alix Refus');
    await expect(submit(page)).toBeEnabled();
  });
});
