import type { Locator, Page } from '@playwright/test';
import { accessibilityProblems } from '../support/accessibility';
import { grainyPhoto, phonePhoto, plainPhoto } from '../support/sample-photos';
import { touchPhone } from '../support/screens';
import { sendQuote } from '../support/send-quote';
import { expect, test } from '../support/test';
import { expectLargeTextToFit, overflow } from '../support/text-size';

test.use({
  ...touchPhone,
  expectedErrors: /ERR_INTERNET_DISCONNECTED/,
});

test.beforeEach(async ({ page, site }) => {
  await page.goto(`${site.receivedUrl}/site`);
});

async function beginProject(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Chantiers', exact: true }).click();
  await page.getByRole('button', { name: 'Ajouter un chantier' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chantier sans titre');
}

async function choosePhotos(page: Page, ...photos: readonly Buffer[]): Promise<void> {
  const files = photos.map((buffer, number) => ({
    name: `IMG_${number}.jpg`,
    mimeType: 'image/jpeg',
    buffer,
  }));
  await page.getByLabel('Photos d’avant').setInputFiles(files);
}

const photos = (page: Page) => page.getByRole('group', { name: /^Photo \d/ }).getByRole('img');
const retouch = (page: Page) => page.getByRole('link', { name: 'Cacher, tourner, recadrer' });
const isSaved = (page: Page) => expect(page.getByText(/^Enregistré à/)).toBeVisible();

for (const colorScheme of ['light', 'dark'] as const)
  test(`every owner page fits a phone, has large touch targets and is accessible in ${colorScheme} mode`, async ({
    page,
    site,
  }) => {
    await page.emulateMedia({ colorScheme });
    await sendQuote(page, site);
    await beginProject(page);
    await choosePhotos(page, await plainPhoto('tan'));
    await expect(photos(page)).toHaveCount(1);
    const pages = ['/site'];
    for (const path of pages) {
      // Skips links to other files, such as photographs.
      const response = await page.request.get(site.receivedUrl + path);
      if (!response.headers()['content-type']?.startsWith('text/html')) continue;
      await page.goto(site.receivedUrl + path);
      expect(await accessibilityProblems(page), path).toEqual([]);
      expect(await overflow(page), path).toBeLessThanOrEqual(0);
      expect(await smallTargets(page), path).toEqual([]);
      for (const link of await page.getByRole('link').all()) {
        const next = (await link.getAttribute('href'))?.replace(/#.*/, '') ?? '';
        if (next.startsWith('/') && !pages.includes(next)) pages.push(next);
      }
    }
    for (const path of [/^\/site\/versions$/, /^\/effacer$/, /etape=/, /^\/site\/photos\//, /^\/demande\//])
      expect(pages).toContainEqual(expect.stringMatching(path));
  });

test('a wide screen shows the parts of each owner page side by side', async ({ page, site }) => {
  await sendQuote(page, site);
  await page.setViewportSize({ width: 1280, height: 800 });
  await beginProject(page);
  const project = new URL(page.url()).pathname;
  await page.goto(site.receivedUrl);
  const request = await page.locator('.requests h3 a').first().getAttribute('href');
  for (const [path, parts] of [
    ['/site', '.card, .entries'],
    ['/site/a-completer', 'form > .card'],
    ['/site/agenda', '.card > fieldset'],
    [project, 'form > .card'],
    [request, 'article > div'],
  ]) {
    await page.goto(`${site.receivedUrl}${path}`);
    const lefts = await page
      .locator(parts ?? '')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().x));
    expect(new Set(lefts).size, path ?? '').toBe(2);
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

test('an upload resumes after a network failure, and text typed meanwhile is saved', async ({
  page,
  context,
}) => {
  await beginProject(page);
  let chunks = 0;
  await page.route('**/morceaux?*', async (route) => {
    chunks += 1;
    if (chunks === 3) await context.setOffline(true);
    await route.continue();
  });
  // The photograph needs several upload chunks, even after it is scaled down.
  await choosePhotos(page, await phonePhoto(2_400));
  await expect(page.getByText('le réseau est parti, l’envoi reprendra')).toBeVisible();
  await page.getByLabel('Titre').fill('Volets repeints');
  await page.getByLabel('Jours de travail').focus();
  await expect(page.getByText('Pas de réseau')).toBeVisible();
  await context.setOffline(false);

  await expect(photos(page)).toHaveCount(1);
  await isSaved(page);
  await page.reload();
  await expect(page.getByLabel('Titre')).toHaveValue('Volets repeints');
  await expect(photos(page)).toHaveCount(1);
  expect(await accessibilityProblems(page)).toEqual([]);
});

test('a photograph is made smaller before it is sent', async ({ page }) => {
  await beginProject(page);
  const sizes: number[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/morceaux?')) sizes.push(request.postDataBuffer()?.length ?? 0);
  });
  const photo = await phonePhoto(4_000);
  await choosePhotos(page, photo);
  await expect(photos(page)).toHaveCount(1);

  const sent = sizes.reduce((sum, size) => sum + size, 0);
  expect(sent).toBeLessThan(photo.length / 2);
});

test('the page scrolls by less than 200 px when a photograph is moved up', async ({ page }) => {
  await beginProject(page);
  await choosePhotos(page, await plainPhoto('tan'), await plainPhoto('olive'), await plainPhoto('teal'));
  await expect(photos(page)).toHaveCount(3);
  const last = await photos(page).last().getAttribute('src');
  const up = page.getByRole('group', { name: /^Photo 3/ }).getByRole('button', { name: 'Monter' });
  await up.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await up.click();

  await expect(photos(page).nth(1)).toHaveAttribute('src', last ?? '');
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(200);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('photographs can be sent together, ordered, cropped, and partly hidden', async ({ page }) => {
    await beginProject(page);
    await page.getByLabel('Titre').fill('Volets repeints');
    await choosePhotos(page, await plainPhoto('tan'), await plainPhoto('steelblue'));
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(photos(page)).toHaveCount(2);
    await expect(page.getByLabel('Titre')).toHaveValue('Volets repeints');

    await page.getByLabel('Ce qu’on y voit').first().fill('la première');
    await page.getByRole('button', { name: 'Monter' }).click();
    await expect(page.getByLabel('Ce qu’on y voit').nth(1)).toHaveValue('la première');

    await retouch(page).first().click();
    await page.getByLabel('Cacher la case ligne 1, colonne 1').check();
    await page.getByLabel('À gauche').fill('40');
    await page.getByLabel('En bas').fill('50');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByText('C’est enregistré. Voici la photo')).toBeVisible();
    await expect.poll(() => proportionOf(shownPhoto(page))).toBeCloseTo((0.6 * 1600) / (0.5 * 1200), 1);
  });
});

test('a stroke hides the rectangle around it, and the last stroke can be undone', async ({ page }) => {
  await beginProject(page);
  await choosePhotos(page, await grainyPhoto());
  await retouch(page).click();
  const picture = shownPhoto(page);
  await expect(page.getByText('Passez le doigt sur ce qui ne doit pas se voir')).toBeVisible();
  await expect.poll(() => proportionOf(picture)).toBeGreaterThan(0);
  const { x = 0, y = 0, width = 0 } = (await picture.boundingBox()) ?? {};
  // Draws round a face, and ends where the stroke began.
  await page.mouse.move(x + 60, y + 60);
  await page.mouse.down();
  for (const [right, down] of [
    [40, 0],
    [40, 40],
    [0, 40],
    [0, 0],
  ] as const)
    await page.mouse.move(x + 60 + right, y + 60 + down);
  await page.mouse.up();
  // Draws a stroke by mistake.
  await page.mouse.click(x + 200, y + 200);
  await page.getByRole('button', { name: 'Effacer le dernier trait' }).click();
  await page.getByLabel('À droite').fill('50');
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  const before = await picture.getAttribute('src');
  await page.getByRole('button', { name: 'Enregistrer' }).click();

  await expect(page.getByText('C’est enregistré. Voici la photo')).toBeVisible();
  await expect.poll(() => proportionOf(shownPhoto(page))).toBeCloseTo((0.5 * 1200) / 1600, 1);
  const scale = 1200 / width;
  const grain = async (right: number, down: number) => grainAt(shownPhoto(page), right * scale, down * scale);
  expect(await grain(80, 80)).toBeLessThan(8);
  expect(await grain(30, 30)).toBeGreaterThan(20);
  await page.getByRole('button', { name: 'Annuler la dernière retouche' }).click();
  await expect(shownPhoto(page)).toHaveAttribute('src', before ?? '');
});

test('a part of a photograph can be hidden with the keyboard alone', async ({ page }) => {
  await beginProject(page);
  await choosePhotos(page, await grainyPhoto());
  await retouch(page).click();
  await page.getByRole('button', { name: 'Cacher par cases' }).press('Enter');
  await page.getByLabel('Cacher la case ligne 2, colonne 2').press('Space');
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Enregistrer' }).press('Enter');

  await expect(page.getByText('C’est enregistré. Voici la photo')).toBeVisible();
  await expect.poll(() => proportionOf(shownPhoto(page))).toBeGreaterThan(0);
  expect(await grainAt(shownPhoto(page), (1.5 / 8) * 1200, (1.5 / 8) * 1600)).toBeLessThan(8);
});

test('no page scrolls sideways when text is twice as large', async ({ page, site }) => {
  for (const path of [
    '/',
    '/a-verifier',
    '/site',
    '/site/agenda',
    '/site/prix',
    '/site/chantiers',
    '/plus',
  ]) {
    await page.goto(site.receivedUrl + path);
    await expectLargeTextToFit(page);
  }
});

const shownPhoto = (page: Page) => page.getByRole('img', { name: 'telle que le site la montrera' });

/** Returns the photograph's width divided by its height, or 0 until it has loaded. */
const proportionOf = (picture: Locator) =>
  picture
    .evaluate((img: HTMLImageElement) => img.naturalWidth / (img.naturalHeight || 1), { timeout: 1_000 })
    .catch(() => 0);

/** Returns the largest difference in blue between pixels around a point, which is small in a hidden part. */
const grainAt = (picture: Locator, left: number, top: number) =>
  picture.evaluate(
    (img: HTMLImageElement, [x, y]) => {
      const context = new OffscreenCanvas(8, 8).getContext('2d');
      context?.drawImage(img, x, y, 8, 8, 0, 0, 8, 8);
      const blues = [...(context?.getImageData(0, 0, 8, 8).data ?? [])].filter((_, at) => at % 4 === 2);
      return Math.max(...blues) - Math.min(...blues);
    },
    [left, top] as const,
  );
