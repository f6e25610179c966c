import type { Page } from '@playwright/test';
import { shortFrenchDate } from '@renovation-th/shared/forms/paris-time';
import { budgetOf, expectWithin } from '../support/budgets';
import { accessibilityProblems } from '../support/accessibility';
import { closure, test } from '../support/owners-site';
import { desktop, phone } from '../support/screens';
import { expect } from '../support/test';
import { overflow } from '../support/text-size';

const shutters = '/realisations/volets-repeints-riom-2026-03';
const cards = (page: Page) => page.getByRole('link', { name: /^Voir le chantier/ });

// Runs in one worker, because each worker would publish the site again.
test.describe.configure({ mode: 'default' });

const pages = ['/', '/realisations', shutters, '/services/peinture', '/villes/riom'];

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a card on the home page leads to the full text and the pictures of a project', async ({ page }) => {
      await page.goto('/');
      await expect(page.getByText('Camille, artisan à Gerzat')).toBeVisible();
      await expect(page.getByRole('img', { name: 'Portrait de Camille' })).toBeVisible();
      await cards(page).first().click();

      await expect(page).toHaveURL(shutters);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Volets repeints');
      await expect(page.getByText('Huit volets déposés')).toBeVisible();
      await expect(page.getByText('4 jours de travail')).toBeVisible();
      for (const name of ['Volets dont la peinture s’écaille', 'Volets bleus, de nouveau en place'])
        await expect(page.getByRole('img', { name })).toBeVisible();
    });

    test('the page of a project leads to its town, and to a quote for its town and trade', async ({
      page,
    }) => {
      await page.goto(shutters);
      await page.getByRole('link', { name: 'Demander un devis', exact: true }).first().click();
      await expect(page).toHaveURL('/contact?service=peinture&ville=riom');

      await page.goto(shutters);
      await page.getByRole('main').getByRole('link', { name: 'Riom', exact: true }).click();
      await expect(page).toHaveURL('/villes/riom');
      await expect(page.getByRole('heading', { name: 'Chantiers terminés à Riom' })).toBeVisible();
      await cards(page).click();
      await expect(page).toHaveURL(shutters);
    });
  });

test('pages that show projects are accessible and do not scroll sideways', async ({ page }) => {
  for (const path of pages) {
    await page.goto(path);
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport);
      expect(await accessibilityProblems(page), path).toEqual([]);
      expect(await overflow(page), `${path} scrolls sideways`).toBeLessThanOrEqual(0);
    }
  }
});

test('pages that show projects stay within their HTML budget', async ({ request }) => {
  for (const path of pages) {
    const answer = await request.get(path, { headers: { 'Accept-Encoding': 'br' } });
    const size = Number(answer.headers()['content-length']) / 1024;
    expectWithin(`${path} in KB`, size, budgetOf(path).html);
  }
});

test('every page announces the closure, and the quote form does not offer its days', async ({ page }) => {
  const text = `Fermé du ${shortFrenchDate(closure.from)}`.replace(/ \p{L}+$/u, '');
  for (const path of ['/', '/villes/riom', '/merci', '/services/toiture']) {
    await page.goto(path);
    await expect(page.getByRole('complementary', { name: 'Fermeture' })).toContainText(text);
  }

  await page.goto('/contact');
  await page.getByLabel('Je souhaite être rappelé').check();
  const day = page.getByLabel('Date du rappel');
  await expect(day).not.toHaveAttribute('min', closure.from);
});

test('prices, the next start date and the insurance certificate are shown on the pages that need them', async ({
  page,
  request,
}) => {
  await page.goto('/services/toiture');
  await expect(page.getByText('Démoussage à la brosse : à partir de 15 € par m²')).toBeVisible();
  await expect(page.getByText('Prochain chantier possible : mars 2099')).toBeVisible();

  await page.goto('/mentions-legales');
  const attestation = page.getByRole('link', { name: 'Lire l’attestation d’assurance (PDF)' });
  const answer = await request.get((await attestation.getAttribute('href')) ?? '');
  expect(answer.headers()['content-type']).toBe('application/pdf');
});
