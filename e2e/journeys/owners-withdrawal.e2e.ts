import path from 'node:path';
import type { Page } from '@playwright/test';
import { listFiles } from '../../host/delivery/files';
import { accessibilityProblems } from '../support/accessibility';
import { test } from '../support/publishing-site';
import { plainPhoto } from '../support/sample-photos';
import { touchPhone } from '../support/screens';
import { expect } from '../support/test';
import { overflow } from '../support/text-size';

// Chromium logs an error for each request for a deleted file.
test.use({
  ...touchPhone,
  expectedErrors: /status of 4/,
});

type Shown = { title: string; before: readonly string[]; after: readonly string[] };

/** Creates a project and fills in every field that a publication needs. Each photograph is named after its colour. */
async function makeProject(page: Page, { title, before, after }: Shown): Promise<void> {
  await page.getByRole('link', { name: 'Chantiers', exact: true }).click();
  await page.getByRole('button', { name: 'Ajouter un chantier' }).click();
  for (const [label, colors] of [
    ['Photos d’avant', before],
    ['Photos d’après', after],
  ] as const)
    await page.getByLabel(label).setInputFiles(
      await Promise.all(
        colors.map(async (color) => ({
          name: `${color}.jpg`,
          mimeType: 'image/jpeg',
          buffer: await plainPhoto(color),
        })),
      ),
    );
  await expect(photos(page)).toHaveCount(before.length + after.length);
  await page.getByLabel('Titre').fill(title);
  await page.getByLabel('Métier').selectOption({ index: 1 });
  await page.getByLabel('Commune').selectOption('Riom');
  await page.getByLabel('Fini en').fill('2026-03');
  await page.getByLabel('Jours de travail').fill('4');
  await page.getByLabel('En trois phrases').fill('Huit volets déposés, poncés, puis peints à plat.');
  await page.getByLabel('Mon client est d’accord').check();
}

const photos = (page: Page) => page.getByRole('group', { name: /^Photo \d/ }).getByRole('img');

async function press(page: Page, button: string | RegExp, outcome: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).first().click();
  await expect(page.getByText(outcome)).toBeVisible({ timeout: 120_000 });
}

/** Publishes from the page of a project, which offers to publish as soon as the project is complete. */
async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publier', exact: true }).click();
  await press(page, /^Non, rien à cacher/, 'C’est en ligne.');
}

const shutters = '/realisations/volets-repeints-riom-2026-03';
const gate = '/realisations/portail-repeint-riom-2026-03';

test('a rollback restores no withdrawn photograph or project, and no URL or folder contains one', async ({
  page,
  browser,
  publishing: { url, receivedUrl, folders },
}) => {
  test.setTimeout(480_000);
  await page.goto(`${receivedUrl}/site`);
  await makeProject(page, { title: 'Volets repeints', before: ['tan', 'olive'], after: ['steelblue'] });
  await publish(page);
  await makeProject(page, { title: 'Portail repeint', before: ['sienna'], after: ['teal'] });
  await publish(page);
  await press(page, 'Voir avant de publier', 'L’aperçu est prêt.');

  const picturesOf = async (project: string) => {
    const text = await (await page.request.get(url + project)).text();
    return new Set([...text.matchAll(/\/releases\/owner\/pictures\/[\w.-]+/g)].map(([file]) => file));
  };
  const [ofShutters, ofGate] = [await picturesOf(shutters), await picturesOf(gate)];

  const tablet = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
  await tablet.goto(`${receivedUrl}/site/chantiers`);
  await tablet.getByRole('link', { name: 'Volets repeints' }).click();
  await tablet.getByRole('group', { name: 'Photo 1' }).getByText('Retirer', { exact: true }).click();
  await tablet.getByRole('link', { name: 'Retirer cette photo de partout' }).click();
  await page.goto(tablet.url());
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  }
  await press(tablet, 'Oui, retirer de partout', 'C’est retiré de partout.');
  await tablet.goto(`${receivedUrl}/site/chantiers`);
  await tablet.getByRole('link', { name: 'Portail repeint' }).click();
  await tablet.getByText('Supprimer ce chantier', { exact: true }).click();
  await tablet.getByRole('link', { name: 'Retirer ce chantier de partout' }).click();
  await press(tablet, 'Oui, retirer de partout', 'C’est retiré de partout.');

  // Ignores the end of a file name, because a remaining photograph may now be offered in other widths.
  const stemOf = (file: string) => file.replace(/-[^-]+$/, '');
  const left = await picturesOf(shutters);
  const stemsLeft = new Set([...left].map(stemOf));
  // Together, the two pages showed five photographs, of which two are left.
  const gone = [...ofShutters, ...ofGate].filter((file) => !stemsLeft.has(stemOf(file)));
  expect(new Set(gone.map(stemOf)).size).toBe(3);
  const expectGone = async () => {
    for (const file of gone) {
      expect([file, (await page.request.get(url + file)).status()]).toEqual([file, 410]);
      const name = path.basename(file);
      const copies = (await listFiles(path.dirname(folders.site))).filter((copy) => copy.includes(name));
      expect(copies).toEqual([]);
    }
    expect((await page.request.get(url + gate)).status()).toBe(404);
    expect((await page.request.get(url + shutters)).status()).toBe(200);
  };
  await expectGone();
  await page.goto(`${receivedUrl}/site/chantiers`);
  await expect(page.getByRole('link', { name: 'Portail repeint' })).toBeHidden();
  await page.getByRole('link', { name: 'Volets repeints' }).click();
  await expect(photos(page)).toHaveCount(2);

  await page.goto(`${receivedUrl}/site/versions`);
  await page.getByText('Remettre cette version en ligne').first().click();
  await press(page, /^Oui, la remettre en ligne/, 'est de nouveau en ligne');
  await expectGone();
  const files = await listFiles(path.join(folders.received, 'files'));
  expect(files).toHaveLength(2);
});
