import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { completeIdentity } from '@renovation-th/shared/testing/complete-identity';
import { listFiles } from '../../host/delivery/files';
import { toComplete } from '../../host/server/site/content/sections-to-complete';
import { textsOf } from '../../host/server/site/form/section';
import { test } from '../support/own-site';
import { accessibilityProblems } from '../support/page-checks';
import { phonePhoto, plainPhoto } from '../support/sample-photos';
import { expect, type RunningSite } from '../support/test';

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  // Chromium logs an error for each request for a deleted file, and for a form that is stale or was not sent.
  expectedErrors: /status of 4|ERR_FAILED/,
});

const titles = (page: Page) => page.getByRole('heading', { level: 1 });
const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer', exact: true });
const sentence = (page: Page) => page.getByLabel('Une phrase de vous');
const smallestJob = (page: Page) => page.getByLabel('Montant TTC');

/** Counts what a thumb does: each touch, each field and each choice is one tap. */
function thumb() {
  let taps = 0;
  const counted = (work: Promise<unknown>) => ((taps += 1), work);
  return {
    taps: () => taps,
    tap: (target: Locator) => counted(target.tap()),
    fill: (target: Locator, text: string) => counted(target.fill(text)),
    choose: (target: Locator, option: string | { index: number }) => counted(target.selectOption(option)),
    add: (target: Locator, files: Parameters<Locator['setInputFiles']>[0]) =>
      counted(target.setInputFiles(files)),
  };
}

const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });

test.describe('a text that was typed and not saved', () => {
  const ways = {
    'the page was left': async (page: Page) => {
      const asked = page.waitForEvent('dialog');
      const left = page.getByRole('link', { name: 'Demandes', exact: true }).tap();
      const dialog = await asked;
      expect(dialog.type()).toBe('beforeunload');
      await dialog.accept();
      await left;
      await expect(titles(page)).toHaveText('Demandes reçues');
      return page;
    },
    'the tab was closed or killed': async (page: Page) => {
      const context = page.context();
      await page.close();
      return context.newPage();
    },
    'the network failed': async (page: Page) => {
      await page.route('**/site/moi', (route) => route.abort());
      const failed = page.waitForEvent('requestfailed');
      await save(page).tap();
      await failed;
      await page.unroute('**/site/moi');
      return page;
    },
    'the session had ended': async (page: Page) => {
      await page.route('**/site/moi', (route) => route.fulfill({ status: 401, body: 'Connexion' }));
      await save(page).tap();
      await expect(page.getByText('Connexion')).toBeVisible();
      await page.unroute('**/site/moi');
      return page;
    },
  };
  for (const [way, leave] of Object.entries(ways))
    test(`is in its field again after ${way}`, async ({ page, site }) => {
      await page.goto(`${site.receivedUrl}/site/moi`);
      await sentence(page).fill('Je réponds moi-même.');
      const next = await leave(page);
      await next.goto(`${site.receivedUrl}/site/moi`);
      await expect(sentence(next)).toHaveValue('Je réponds moi-même.');
      await expect(next.getByRole('status').filter({ hasText: 'Pas encore enregistré' })).toBeVisible();
      await next.getByRole('button', { name: 'Revenir à ce qui est enregistré' }).tap();
      await expect(sentence(next)).toHaveValue('');
    });

  test('and a newer text are both shown, and nothing is saved before the owner has seen both', async ({
    page,
    own,
    browser,
  }) => {
    const computer = await (await browser.newContext()).newPage();
    await computer.goto(`${own.receivedUrl}/site/prix`);
    await page.goto(`${own.receivedUrl}/site/prix`);
    await smallestJob(page).fill('90 €');
    await page.close();
    await smallestJob(computer).fill('120 €');
    await save(computer).click();
    await expect(computer.getByText('C’est enregistré.')).toBeVisible();

    const telephone = await page.context().newPage();
    await telephone.goto(`${own.receivedUrl}/site/prix`);
    await expect(smallestJob(telephone)).toHaveValue('90 €');
    await expect(smallestJob(telephone)).toHaveAccessibleDescription(/Enregistré ailleurs\s: «\s120\s€\s»/);
    await computer.reload();
    await expect(smallestJob(computer)).toHaveValue('120 €');
    await computer.context().close();

    await save(telephone).tap();
    await expect(telephone.getByText('C’est enregistré.')).toBeVisible();
    await expect(smallestJob(telephone)).toHaveValue('90 €');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a text is saved, and photographs are sent as they are', async ({ page, site }) => {
    await page.goto(`${site.receivedUrl}/site/chantiers`);
    await page.getByRole('link', { name: 'Ajouter un chantier' }).tap();
    await page.getByLabel('Titre').fill('Volets sans script');
    await page.getByLabel('Photos d’avant').setInputFiles(jpeg('avant.jpg', await phonePhoto()));
    await save(page).tap();
    await expect(page.getByText('C’est enregistré.')).toBeVisible();
    await expect(page.getByRole('group', { name: 'Photo 1' }).getByRole('img')).toBeVisible();
    await expect(titles(page)).toHaveText('Volets sans script');
  });
});

test('wrong hours are refused beside their field, and the rest is kept', async ({ page, site }) => {
  await page.goto(`${site.receivedUrl}/site/agenda`);
  const friday = page.getByRole('group', { name: 'Vendredi' });
  await friday.getByLabel('Ce jour-là').selectOption('Je travaille');
  await friday.getByLabel('À', { exact: true }).fill('06:00');
  await save(page).tap();
  await expect(friday.getByLabel('À', { exact: true })).toHaveAccessibleDescription(/après son début/);
  await expect(friday.getByLabel('À', { exact: true })).toHaveValue('06:00');
});

test.describe('a telephone', () => {
  test.slow();

  test('goes from nothing to a published site in 120 taps, and prices and closures change the pages', async ({
    page,
    own,
  }) => {
    const { tap, fill, choose, taps } = thumb();
    await page.goto(own.receivedUrl);
    await tap(page.getByRole('link', { name: 'Mon site', exact: true }));
    await tap(page.getByRole('link', { name: /^À compléter/ }));
    for (const section of toComplete) {
      const texts = textsOf(section, completeIdentity);
      for (const { path: name, label, input } of section.fields) {
        const field = page.getByRole('region', { name: section.heading }).getByLabel(label, { exact: true });
        const text = texts[name];
        if (!text || section.rows) continue;
        await (input === 'choice' ? choose(field, text) : fill(field, text));
      }
    }
    await tap(save(page));
    await expect(page.getByText('C’est enregistré.')).toBeVisible();
    await tap(page.getByRole('link', { name: 'Mon site', exact: true }).last());
    await tap(page.getByRole('link', { name: /^Mes prix/ }));
    await fill(smallestJob(page), '123 €');
    await tap(save(page));
    await tap(page.getByRole('link', { name: 'Mon site', exact: true }).last());
    await tap(page.getByRole('link', { name: /^Agenda/ }));
    const closure = page.getByRole('group', { name: 'Fermeture 1' });
    const [from, to] = [dayIn(3), dayIn(9)];
    await fill(closure.getByLabel('Premier jour fermé'), from);
    await fill(closure.getByLabel('Dernier jour fermé'), to);
    await tap(save(page));
    await tap(page.getByRole('link', { name: 'Mon site', exact: true }).last());
    await tap(page.getByRole('button', { name: 'Publier', exact: true }));
    await expectOver(page, 'C’est en ligne.');
    expect(taps()).toBeLessThanOrEqual(120);

    const visitor = await page.context().newPage();
    await visitor.goto(`${own.url}/contact`);
    await expect(visitor.getByRole('main')).toContainText(/Intervention minimale\s: 123\s€/);
    await visitor.goto(own.url);
    await expect(visitor.getByText(/ferm[ée]/i).first()).toBeVisible();
  });

  test('publishes a project in 15 taps, and a removed photograph is gone everywhere, also after a rollback', async ({
    page,
    own,
  }) => {
    const { tap, fill, choose, add, taps } = thumb();
    await page.goto(own.receivedUrl);
    await tap(page.getByRole('link', { name: 'Chantiers', exact: true }));
    await tap(page.getByRole('link', { name: 'Ajouter un chantier' }));
    await add(page.getByLabel('Photos d’avant'), [
      jpeg('tan.jpg', await plainPhoto('tan')),
      jpeg('grande.jpg', await phonePhoto()),
    ]);
    await add(page.getByLabel('Photos d’après'), jpeg('steelblue.jpg', await plainPhoto('steelblue')));
    await expect(page.getByText('3 photos prêtes')).toBeVisible();
    await fill(page.getByLabel('Titre'), 'Volets repeints');
    await choose(page.getByLabel('Métier'), { index: 1 });
    await choose(page.getByLabel('Commune'), 'Riom');
    await page.getByLabel('Fini en').fill('2026-03');
    await fill(page.getByLabel('Jours de travail'), '4');
    await fill(page.getByLabel('En trois phrases'), 'Huit volets déposés, poncés, puis peints à plat.');
    await tap(page.getByLabel('Mon client est d’accord'));
    await tap(page.getByLabel('On n’y voit ni visage'));
    const posted = page.waitForRequest((request) => request.method() === 'POST');
    await tap(save(page));
    const { 'content-length': size } = await (await posted).allHeaders();
    expect(Number(size)).toBeLessThan(1_500_000);
    await expect(page.getByRole('group', { name: /^Photo \d/ }).getByRole('img')).toHaveCount(3);
    const visitor = await page.context().newPage();
    expect((await visitor.goto(own.url + shutters))?.status()).toBe(404);
    await tap(page.getByRole('button', { name: 'Publier', exact: true }));
    const started = Date.now();
    await expectOver(page, 'C’est en ligne.');
    test.info().annotations.push({ type: 'publication', description: `${Date.now() - started} ms` });
    expect(taps()).toBeLessThanOrEqual(15);

    await visitor.goto(own.url + shutters);
    await expect(titles(visitor)).toHaveText('Volets repeints');
    expect(await accessibilityProblems(visitor, 'others')).toEqual([]);
    const pictures = await picturesOf(page, own);
    expect(pictures.size).toBeGreaterThan(0);

    await page.goto(`${own.receivedUrl}/site/chantiers`);
    await page.getByRole('link', { name: 'Volets repeints' }).tap();
    const first = page.getByRole('group', { name: 'Photo 1' });
    await first.getByText('Retirer', { exact: true }).tap();
    await first.getByRole('button', { name: /^Oui, retirer/ }).tap();
    await expectOver(page, 'C’est retiré de partout.');
    // The end of a name depends on the widths that are offered.
    const stemOf = (file: string) => file.replace(/-[^-]+$/, '');
    const left = new Set([...(await picturesOf(page, own))].map(stemOf));
    const gone = [...pictures].filter((file) => !left.has(stemOf(file)));
    expect(new Set(gone.map(stemOf)).size).toBe(1);
    await expectGone();

    await page.goto(`${own.receivedUrl}/site/moi`);
    await sentence(page).fill('Je réponds moi-même.');
    await page.getByLabel('Prénom').fill('Camille');
    await save(page).tap();
    await expect(page.getByText('C’est enregistré.')).toBeVisible();
    await page.goto(`${own.receivedUrl}/site`);
    await page.getByRole('button', { name: 'Publier', exact: true }).tap();
    await expectOver(page, 'C’est en ligne.');
    await page.getByText(/^Revenir à la version publiée/).tap();
    await page.getByRole('button', { name: 'Oui, y revenir' }).tap();
    await expectOver(page, 'est de nouveau en ligne');
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

const shutters = '/realisations/volets-repeints-riom-2026-03';

/** Publishing composes the whole site. */
const expectOver = (page: Page, outcome: string) =>
  expect(page.getByText(outcome).first()).toBeVisible({ timeout: 150_000 });

/** Returns a day from now as `yyyy-mm-dd`. */
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Returns the paths of the pictures on the page of the project. */
async function picturesOf(page: Page, { url }: RunningSite): Promise<Set<string>> {
  const text = await (await page.request.get(url + shutters)).text();
  return new Set([...text.matchAll(/\/media\/pictures\/[\w.-]+/g)].map(([file]) => file));
}
