import type { Page } from '@playwright/test';
import { newReference } from '@renovation-th/shared/forms/submission-reference';
import { accessibilityProblems, overflow } from '../support/page-checks';
import { plainPhoto } from '../support/sample-photos';
import { expect, test, type RunningSite } from '../support/test';

test.use({
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  // Chromium logs an error for each request for a deleted file.
  expectedErrors: /status of 4/,
});

/** Sends a quote request as a browser without JavaScript does. */
async function sendRequest(page: Page, { url }: RunningSite, lastname: string): Promise<void> {
  const photo = { name: 'volets.jpg', mimeType: 'image/jpeg', buffer: await plainPhoto('tan') };
  const answer = await page.request.post(`${url}/envoi/contact@renovation-th.example`, {
    headers: { Origin: url },
    multipart: {
      Nom: lastname,
      Prénom: 'Claire',
      Email: 'claire@exemple.fr',
      Téléphone: '06 39 98 00 00',
      Ville: 'Riom',
      Service_souhaité: 'Peinture',
      Urgence_projet: 'Urgent',
      Description_projet: 'Repeindre les volets.',
      Référence: newReference(new Date()),
      attachment: photo,
    },
  });
  expect(answer.ok()).toBe(true);
}

const openRequest = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click();

test.describe('requests', () => {
  test('the owner reads a request, calls, notes, and finds his note again', async ({ page, site }) => {
    await sendRequest(page, site, 'Martin');
    await page.goto(site.receivedUrl);
    await openRequest(page, 'Claire Martin');
    await expect(page.getByRole('article')).toContainText('Repeindre les volets.');
    await expect(page.getByRole('article').getByRole('link', { name: 'Appeler' })).toHaveAttribute(
      'href',
      'tel:+33639980000',
    );
    const note = page.getByRole('textbox', { name: 'Ma note' });
    await note.fill('Portail vert');
    await page.getByRole('button', { name: 'Enregistrer : Ma note' }).click();
    await page.getByRole('combobox', { name: /Où en est-on/ }).selectOption('Visite prévue');
    await page.getByRole('button', { name: /^Enregistrer.*Où en est-on/ }).click();
    await expect(page.getByText('C’est enregistré.')).toBeVisible();
    await expect(note).toHaveValue('Portail vert');
  });

  test('a request marked as handled leaves the list until it is reopened', async ({ page, site }) => {
    await sendRequest(page, site, 'Traitée');
    const line = page.getByRole('listitem').filter({ hasText: 'Claire Traitée' });
    for (const [button, count] of [
      ['Marquer comme traitée', 0],
      ['Remettre à traiter', 1],
    ] as const) {
      await page.goto(`${site.receivedUrl}/?q=Traitée`);
      await openRequest(page, 'Claire Traitée');
      await page.getByRole('button', { name: button }).click();
      await page.getByRole('link', { name: 'Demandes', exact: true }).last().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Demandes reçues');
      await expect(line).toHaveCount(count);
    }
  });
});

test('every page of the owner fits a telephone, is accessible in both modes, and has large targets', async ({
  page,
  site,
}) => {
  test.slow();
  await sendRequest(page, site, 'Toutes');
  await page.goto(`${site.receivedUrl}/site/chantiers/nouveau`);
  const photo = { name: 'tan.jpg', mimeType: 'image/jpeg', buffer: await plainPhoto('tan') };
  await page.getByLabel('Titre').fill('Volets repeints');
  await page.getByLabel('Photos d’avant').setInputFiles(photo);
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(page.getByRole('group', { name: 'Photo 1' })).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const pages = ['/', '/site'];
  for (const address of pages) {
    // Skips links to other files, such as photographs.
    const response = await page.request.get(site.receivedUrl + address);
    if (!response.headers()['content-type']?.startsWith('text/html')) continue;
    await page.goto(site.receivedUrl + address);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await accessibilityProblems(page), `${address}, ${colorScheme}`).toEqual([]);
    }
    expect(await overflow(page), address).toBeLessThanOrEqual(0);
    expect(await smallTargets(page), address).toEqual([]);
    for (const link of await page.getByRole('link').all()) {
      const next = (await link.getAttribute('href'))?.replace(/#.*/, '') ?? '';
      if (next.startsWith('/') && !pages.includes(next)) pages.push(next);
    }
  }
  expect(pages.length).toBeGreaterThan(10);
});

test('at 400 % zoom, no bar covers a focused field of the owner', async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(`${site.receivedUrl}/site/moi`);
  for (const field of await page.getByRole('textbox').all()) {
    await field.focus();
    const isFree = (element: Element) => {
      const { left, bottom } = element.getBoundingClientRect();
      return document.elementFromPoint(left + 8, Math.min(bottom, innerHeight) - 8) === element;
    };
    expect(await field.evaluate(isFree), (await field.getAttribute('name')) ?? '').toBe(true);
  }
});

/** Returns the touch targets smaller than 44 px. The target of a checkbox includes its label. */
const smallTargets = (page: Page) =>
  page.locator('a, button, summary, select, textarea, input:not([type=hidden])').evaluateAll((targets) =>
    targets.flatMap((target) => {
      if (target.ariaHidden) return [];
      const area = target.matches('[type=checkbox], [type=radio]') ? target.parentElement : target;
      const { width, height } = (area ?? target).getBoundingClientRect();
      return width > 0 && Math.min(width, height) < 44 ? [target.outerHTML] : [];
    }),
  );
