import type { Locator, Page } from '@playwright/test';
import { accessibilityProblems } from '../support/accessibility';
import { phonePhoto, plainPhoto } from '../support/sample-photos';
import { expect, test } from '../support/test';
import { overflow } from '../support/text-size';

// The telephone of a craftsman.
test.use({
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  expectedErrors: /ERR_INTERNET_DISCONNECTED/,
});

test.beforeEach(async ({ page, site }) => {
  await page.goto(`${site.receivedUrl}/site`);
});

/** A new work, on its page. */
async function beginWork(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Mes chantiers' }).first().click();
  await page.getByRole('button', { name: 'Ajouter un chantier' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chantier sans titre');
}

async function choosePhotos(page: Page, ...photos: readonly Buffer[]): Promise<void> {
  const files = photos.map((buffer, number) => ({
    name: `IMG_${number}.jpg`,
    mimeType: 'image/jpeg',
    buffer,
  }));
  await page.getByLabel('Photos de votre téléphone').setInputFiles(files);
}

const photos = (page: Page) => page.getByRole('group').getByRole('img');

test('every page of the owner fits a phone and a thumb, and is accessible', async ({ page, site }) => {
  const pages = ['/site'];
  for (const path of pages) {
    await page.goto(site.receivedUrl + path);
    expect(await accessibilityProblems(page), path).toEqual([]);
    expect(await overflow(page), path).toBeLessThanOrEqual(0);
    expect(await smallTargets(page), path).toEqual([]);
    for (const link of await page.getByRole('navigation').getByRole('link').all()) {
      const next = (await link.getAttribute('href'))?.replace(/[?#].*/, '') ?? '';
      if (!pages.includes(next) && !next.endsWith('.csv')) pages.push(next);
    }
  }
  expect(pages).toContain('/site/versions');
  expect(pages).toContain('/effacer');
});

/** What is lower or narrower than a thumb. A box to tick counts with its label. */
const smallTargets = (page: Page) =>
  page.locator('a, button, summary, select, textarea, input:not([type=hidden])').evaluateAll((targets) =>
    targets.flatMap((target) => {
      const area = target.matches('[type=checkbox]') ? target.parentElement : target;
      const { width, height } = (area ?? target).getBoundingClientRect();
      return width > 0 && Math.min(width, height) < 44 ? [target.outerHTML] : [];
    }),
  );

test('uploads resume after a network failure, and typed text is kept', async ({ page, context }) => {
  await beginWork(page);
  // Of four pieces.
  await choosePhotos(page, await phonePhoto(2_400));
  await page.getByLabel('Titre').fill('Volets repeints');
  let pieces = 0;
  await page.route('**/morceaux?*', async (route) => {
    pieces += 1;
    if (pieces === 3) await context.setOffline(true);
    await route.continue();
  });
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await expect(page.getByText('le réseau est parti, l’envoi reprendra')).toBeVisible();
  await context.setOffline(false);

  await expect(photos(page)).toHaveCount(1);
  await expect(page.getByLabel('Titre')).toHaveValue('Volets repeints');
  expect(await accessibilityProblems(page)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('photographs are sent together, ordered, cropped, and partly hidden', async ({ page }) => {
    await beginWork(page);
    await choosePhotos(page, await plainPhoto('tan'), await plainPhoto('steelblue'));
    await page.getByRole('button', { name: 'Envoyer' }).click();
    await expect(photos(page)).toHaveCount(2);

    await page.getByLabel('Ce qu’on y voit').first().fill('la première');
    await page.getByRole('button', { name: 'Monter' }).click();
    await expect(page.getByLabel('Ce qu’on y voit').nth(1)).toHaveValue('la première');

    await page.getByRole('link', { name: 'Recadrer' }).first().click();
    await page.getByLabel('Cacher la case ligne 1, colonne 1').check();
    await page.getByLabel('À gauche').fill('40');
    await page.getByLabel('En bas').fill('50');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByRole('button', { name: 'Revenir à la photo entière' })).toBeVisible();
    await expect.poll(() => proportionOf(shownPhoto(page))).toBeCloseTo((0.6 * 1600) / (0.5 * 1200), 1);
  });
});

test('a finger hides a part of a photograph, and crops an edge', async ({ page }) => {
  await beginWork(page);
  await choosePhotos(page, await plainPhoto('tan'));
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await page.getByRole('link', { name: 'Recadrer' }).click();
  const picture = shownPhoto(page);
  await expect(page.getByText('Passez le doigt sur ce qui ne doit pas se voir')).toBeVisible();
  await expect.poll(() => proportionOf(picture)).toBeGreaterThan(0);
  const { x = 0, y = 0 } = (await picture.boundingBox()) ?? {};
  await page.mouse.move(x + 20, y + 20);
  await page.mouse.down();
  await page.mouse.move(x + 120, y + 90);
  await page.mouse.up();
  await page.getByLabel('À droite').fill('50');
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Enregistrer' }).click();

  await expect(page.getByRole('button', { name: 'Revenir à la photo entière' })).toBeVisible();
  await expect.poll(() => proportionOf(shownPhoto(page))).toBeCloseTo((0.5 * 1600) / 1200, 1);
  expect(await colourIn(shownPhoto(page))).toEqual([0x8a, 0x8a, 0x8a]);
});

test('opening hours are chosen a day at a time, and closed days ask for no hour', async ({ page }) => {
  await page.getByRole('link', { name: 'Agenda' }).first().click();
  const saturday = page.getByRole('group', { name: 'Samedi' });
  await saturday.getByLabel('Ce jour-là').selectOption('Fermé');
  await expect(saturday.getByLabel('De', { exact: true })).toBeHidden();
  const friday = page.getByRole('group', { name: 'Vendredi' });
  await friday.getByLabel('À', { exact: true }).fill('06:00');
  await page.getByRole('region', { name: 'Horaires' }).getByRole('button', { name: 'Enregistrer' }).click();

  await expect(friday.getByLabel('À', { exact: true })).toHaveAccessibleDescription(/après son début/);
  await expect(friday.getByLabel('À', { exact: true })).toHaveValue('06:00');
  await expect(saturday.getByLabel('Ce jour-là')).toHaveValue('closed');
  expect(await accessibilityProblems(page)).toEqual([]);
});

/** The photograph as the site will show it. */
const shownPhoto = (page: Page) => page.getByRole('img', { name: 'telle que le site la montrera' });

/** Its width by its height; 0 until it is there. */
const proportionOf = (picture: Locator) =>
  picture
    .evaluate((img: HTMLImageElement) => img.naturalWidth / (img.naturalHeight || 1), { timeout: 1_000 })
    .catch(() => 0);

/** What is seen of it at a place near its upper left corner: red, green and blue. */
const colourIn = (picture: Locator) =>
  picture.evaluate((img: HTMLImageElement) => {
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    context?.drawImage(img, 200, 200, 1, 1, 0, 0, 1, 1);
    return [...(context?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3);
  });
