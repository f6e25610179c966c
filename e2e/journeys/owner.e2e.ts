import path from 'node:path';
import type { Page } from '@playwright/test';
import { newReference } from '@renovation-th/shared/forms/submission-reference';
import { listFiles } from '../../host/delivery/files';
import { test } from '../support/own-site';
import { accessibilityProblems, overflow } from '../support/page-checks';
import { plainPhoto } from '../support/sample-photos';
import { expect, type RunningSite } from '../support/test';

test.use({
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  // Chromium logs an error for each request for a deleted file.
  expectedErrors: /status of 4/,
});

const photos = (page: Page) => page.getByRole('group', { name: /^Photo \d/ }).getByRole('img');
const titles = (page: Page) => page.getByRole('heading', { level: 1 });

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

  test('a request marked as handled leaves the list, and « Annuler » brings it back', async ({
    page,
    site,
  }) => {
    await sendRequest(page, site, 'Traitée');
    await page.goto(site.receivedUrl);
    const line = page.getByRole('listitem').filter({ hasText: 'Claire Traitée' });
    await line.getByRole('button', { name: 'Traitée' }).click();
    await expect(line).toHaveCount(0);
    const notice = page.getByRole('status').filter({ hasText: 'est marquée comme traitée' });
    await expect(notice).toBeInViewport({ ratio: 1 });
    await notice.getByRole('button', { name: 'Annuler' }).click();
    await expect(line).toHaveCount(1);
  });
});

test.describe('« Mon site »', () => {
  test('what was typed and not saved is still there after another page and a reload', async ({
    page,
    site,
  }) => {
    await page.goto(`${site.receivedUrl}/site`);
    await page.getByRole('link', { name: /^À compléter/ }).click();
    await page.getByLabel('Prénom et nom').fill('Camille Exemple');
    // Leaves the page in the middle of typing.
    await page.getByRole('link', { name: 'Demandes', exact: true }).click();
    await expect(titles(page)).toHaveText('Demandes reçues');
    await page.goBack();
    await page.reload();
    await expect(page.getByLabel('Prénom et nom')).toHaveValue('Camille Exemple');
  });

  test('wrong hours are refused beside their field, and the rest is kept', async ({ page, site }) => {
    await page.goto(`${site.receivedUrl}/site/agenda`);
    const friday = page.getByRole('group', { name: 'Vendredi' });
    await friday.getByLabel('Ce jour-là').selectOption('Je travaille');
    await friday.getByLabel('À', { exact: true }).fill('06:00');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(friday.getByLabel('À', { exact: true })).toHaveAccessibleDescription(/après son début/);
    await expect(friday.getByLabel('À', { exact: true })).toHaveValue('06:00');
  });

  test('a project is seen before visitors see it, published, withdrawn everywhere, and stays away after a rollback', async ({
    page,
    own,
  }) => {
    test.slow();
    await page.goto(`${own.receivedUrl}/site`);
    await makeProject(page, 'Volets repeints', { before: ['tan', 'olive'], after: ['steelblue'] });
    const visitor = await page.context().newPage();
    expect((await visitor.goto(`${own.url}${shutters}`))?.status()).toBe(404);
    const started = Date.now();
    await publish(page);
    test.info().annotations.push({ type: 'publication', description: `${Date.now() - started} ms` });

    await visitor.goto(own.url);
    await visitor
      .getByRole('link', { name: /^Voir le chantier/ })
      .first()
      .click();
    await expect(visitor).toHaveURL(`${own.url}${shutters}`);
    await expect(titles(visitor)).toHaveText('Volets repeints');
    expect(await accessibilityProblems(visitor)).toEqual([]);
    await visitor.getByRole('link', { name: 'Demander un devis', exact: true }).first().click();
    await expect(visitor).toHaveURL(/\/contact\?service=.+&ville=riom$/);
    const pictures = await picturesOf(page, own);
    expect(pictures.size).toBeGreaterThan(0);

    await page.goto(`${own.receivedUrl}/site/chantiers`);
    await page.getByRole('link', { name: 'Volets repeints' }).click();
    await page.getByRole('group', { name: 'Photo 1' }).getByText('Retirer', { exact: true }).click();
    await page.getByRole('link', { name: 'Retirer cette photo de partout' }).click();
    await press(page, 'Oui, retirer de partout', 'C’est retiré de partout.');
    // The end of a name depends on the widths that are offered.
    const stemOf = (file: string) => file.replace(/-[^-]+$/, '');
    const left = new Set([...(await picturesOf(page, own))].map(stemOf));
    const gone = [...pictures].filter((file) => !left.has(stemOf(file)));
    expect(new Set(gone.map(stemOf)).size).toBe(1);
    await expectGone();

    await page.goto(`${own.receivedUrl}/site/versions`);
    await page.getByText('Remettre cette version en ligne').first().click();
    await press(page, /^Oui, la remettre en ligne/, 'est de nouveau en ligne');
    await expectGone();

    async function expectGone(): Promise<void> {
      const files = await listFiles(path.dirname(own.folders.site));
      for (const picture of gone) {
        expect((await page.request.get(own.url + picture)).ok(), picture).toBe(false);
        expect(files.filter((file) => file.includes(path.basename(picture)))).toEqual([]);
      }
    }
  });
});

test('every page of the owner fits a telephone, is accessible in both modes, and has large targets', async ({
  page,
  site,
}) => {
  test.slow();
  await sendRequest(page, site, 'Toutes');
  await page.goto(`${site.receivedUrl}/site`);
  await makeProject(page, 'Volets repeints', { before: ['tan'], after: [] });
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

const shutters = '/realisations/volets-repeints-riom-2026-03';

type Shown = { before: readonly string[]; after: readonly string[] };

/** Creates a project and fills in every field that a publication needs. Each photograph is named after its colour. */
async function makeProject(page: Page, title: string, { before, after }: Shown): Promise<void> {
  await page.getByRole('link', { name: 'Chantiers', exact: true }).click();
  await page.getByRole('button', { name: 'Ajouter un chantier' }).click();
  for (const [label, colors] of [
    ['Photos d’avant', before],
    ['Photos d’après', after],
  ] as const) {
    const files = colors.map(async (color) => ({
      name: `${color}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await plainPhoto(color),
    }));
    await page.getByLabel(label).setInputFiles(await Promise.all(files));
  }
  await expect(photos(page)).toHaveCount(before.length + after.length);
  await page.getByLabel('Titre').fill(title);
  await page.getByLabel('Métier').selectOption({ index: 1 });
  await page.getByLabel('Commune').selectOption('Riom');
  await page.getByLabel('Fini en').fill('2026-03');
  await page.getByLabel('Jours de travail').fill('4');
  await page.getByLabel('En trois phrases').fill('Huit volets déposés, poncés, puis peints à plat.');
  await page.getByLabel('Mon client est d’accord').check();
}

async function press(page: Page, button: string | RegExp, outcome: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).first().click();
  // Publishing composes the whole site.
  await expect(page.getByText(outcome).first()).toBeVisible({ timeout: 60_000 });
}

/** Publishes from the page of a project, which offers to publish as soon as the project is complete. */
async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publier', exact: true }).click();
  await press(page, /^Non, rien à cacher/, 'C’est en ligne.');
}

/** Returns the paths of the pictures on the page of the project. */
async function picturesOf(page: Page, { url }: RunningSite): Promise<Set<string>> {
  const text = await (await page.request.get(url + shutters)).text();
  return new Set([...text.matchAll(/\/releases\/owner\/pictures\/[\w.-]+/g)].map(([file]) => file));
}

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
