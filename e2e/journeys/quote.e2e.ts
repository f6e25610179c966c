import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import {
  day,
  field,
  fillQuote,
  hour,
  listedPhotos,
  openRequest,
  photos,
  project,
  quoteForm,
  quoteHeading,
  receivedWith,
  reference,
  sendQuote,
  spendTime,
  tabTo,
  thanks,
  tuesday,
} from '../support/forms';
import { drawing, phonePhoto } from '../support/sample-photos';
import { expect, test, type RunningSite } from '../support/test';

/** Returns the fields that the service must receive. Each test has its own last name to find its request. */
function expectedFields(lastname: string) {
  return {
    Nom: lastname,
    Prénom: 'Camille',
    Email: 'camille@exemple.fr',
    Téléphone: '06 39 98 00 00',
    Ville: 'Riom',
    Service_souhaité: 'Toiture',
    Description_projet: project,
    Urgence_projet: 'Dans le mois',
    Demande_rappel: 'Non',
    Source_formulaire: 'Page Contact - Demande de devis',
    Date_soumission: expect.stringMatching(/^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}:\d{2}$/),
    Référence: expect.stringMatching(reference),
  };
}

const receivedFields = (...of: Parameters<typeof receivedWith>) =>
  receivedWith(...of).map(({ fields }) => fields);

const jpeg = (buffer: Buffer, name: string) => ({ name, mimeType: 'image/jpeg', buffer });

test('a visitor of a town page asks for a quote, and the owner reads it', async ({ page, site }) => {
  await page.goto('/villes/riom');
  await page.getByRole('main').getByRole('link', { name: 'Devis gratuit' }).first().click();
  await expect(page).toHaveURL('/contact?ville=riom');
  await expect(field(page, 'Ville')).toHaveValue('Riom');
  await fillQuote(page, 'Bureau');
  await sendQuote(page).click();

  await expect(page).toHaveURL(new RegExp(`/merci\\?demande=devis&ref=${reference.source}$`));
  await expect(page).toHaveTitle(/Demande envoyée/);
  await expect(thanks(page)).toBeFocused();
  expect(receivedFields(site, 'Bureau')).toEqual([expectedFields('Bureau')]);

  const [number = ''] = reference.exec(page.url()) ?? [];
  await expect(page.getByRole('main').getByText(number)).toBeVisible();
  await openRequest(page, site, 'Camille Bureau');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Camille Bureau, Toiture, Riom');
  await expect(page.getByRole('article')).toContainText(project);
  await page.getByText('Détails de l’envoi').click();
  await expect(page.getByText(number, { exact: true })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a quote can be asked for with the keyboard alone', async ({ page, site }) => {
    await page.goto('/villes/riom');
    await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Devis gratuit' }).first());
    await page.keyboard.press('Enter');
    await expect(quoteHeading(page)).toBeVisible();

    await type(page, 'Nom', 'Clavier');
    await type(page, 'Prénom', 'Camille');
    await type(page, 'E-mail', 'camille@exemple.fr');
    await type(page, 'Téléphone', '0639980000');
    // Typing the start of an option selects it.
    await type(page, 'Service souhaité', 'Toi');
    await type(page, 'Description de votre projet', project);
    await type(page, 'Urgence', 'Dans le m');
    await tabTo(page, sendQuote(page));
    await spendTime(page);
    await page.keyboard.press('Enter');

    await expect(thanks(page)).toBeFocused();
    expect(receivedFields(site, 'Clavier')).toEqual([expectedFields('Clavier')]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a quote with photographs arrives as with JavaScript', async ({ page, site }) => {
    await page.goto('/contact?ville=riom');
    await fillQuote(page, 'Sansscript');
    await photos(page).setInputFiles([
      jpeg(await phonePhoto(800), 'un.jpg'),
      jpeg(await phonePhoto(800), 'deux.jpg'),
    ]);
    await sendQuote(page).click();

    await expect(page).toHaveURL(new RegExp(`/merci\\?ref=${reference.source}$`));
    await expect(thanks(page)).toBeVisible();
    expect(receivedFields(site, 'Sansscript')).toEqual([expectedFields('Sansscript')]);
    await expectPhotos(page, site, 'Camille Sansscript');
  });
});

test('a call back that is asked for with a quote arrives with the quote', async ({ page, site }) => {
  await page.clock.setFixedTime(tuesday);
  await page.goto('/contact');
  await fillQuote(page, 'Rappel');
  await wish(page).check();
  await day(page, '26').click();
  await hour(page, '17:30').check();
  const slot = 'jeudi 26 novembre 2026 à 17:30';
  await expect(page.getByText(slot)).toBeVisible();
  await sendQuote(page).click();

  await expect(thanks(page)).toBeFocused();
  await expect(page.getByText(slot)).toBeVisible();
  const [received] = receivedFields(site, 'Rappel');
  expect(received).toMatchObject({
    Demande_rappel: 'Oui',
    Date_rappel_demandée: 'jeudi 26 novembre 2026',
    Heure_rappel_demandée: '17:30',
    Créneau_complet_rappel: slot,
  });
});

test('a draft survives a reload, Back and a closed tab, until it is sent or discarded', async ({
  page,
  context,
}) => {
  await page.goto('/contact');
  await field(page, 'Nom').fill('Brouillon');
  await field(page, 'Service souhaité').selectOption('Toiture');
  await field(page, 'Description de votre projet').pressSequentially(project, { delay: 30 });
  await field(page, 'Urgence').selectOption('Urgent');
  await wish(page).check();
  await page.reload();
  await expectDraft(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mentions légales' })).toBeVisible();
  await page.goBack();
  await expectDraft(page);

  const later = await context.newPage();
  await page.close();
  await later.goto('/contact');
  await expectDraft(later);
  await later.getByRole('button', { name: 'Effacer', exact: true }).click();
  await expect(field(later, 'Nom')).toBeFocused();
  await expect(field(later, 'Nom')).toHaveValue('');

  await fillQuote(later, 'Brouillon');
  await sendQuote(later).click();
  await expect(thanks(later)).toBeVisible();
  await later.goto('/contact');
  await quoteForm(later).scrollIntoViewIfNeeded();
  await expect(field(later, 'Nom')).toHaveValue('');
});

test('photographs are made small and upright, lose their location, and are sent as JPEG', async ({
  page,
  site,
}) => {
  await page.goto('/contact');
  const original = await phonePhoto();
  expect(original.length).toBeGreaterThan(2_000_000);
  await photos(page).setInputFiles([
    jpeg(original, 'IMG_0412.jpg'),
    { name: 'plan.png', mimeType: 'image/png', buffer: await drawing('png') },
    { name: 'détail.webp', mimeType: 'image/webp', buffer: await drawing('webp') },
  ]);
  await expect(listedPhotos(page)).toHaveCount(3);
  await listedPhotos(page)
    .nth(2)
    .getByRole('button', { name: /Retirer/ })
    .click();
  await expect(listedPhotos(page)).toHaveCount(2);

  await fillQuote(page, 'Photos');
  const sending = page.waitForRequest((request) => request.method() === 'POST');
  await sendQuote(page).click();
  await expect(thanks(page)).toBeVisible();
  const { requestBodySize } = await (await sending).sizes();
  expect(requestBodySize).toBeLessThan(original.length / 2);

  const shown = await expectPhotos(page, site, 'Camille Photos');
  const [roof, plan] = await Promise.all((await shown.all()).map((one) => bytesOf(page, one)));
  const { format, width, height, exif, orientation } = await sharp(roof).metadata();
  expect({ format, width, height, exif, orientation }).toEqual({ format: 'jpeg', width: 1500, height: 2000 });
  // The left half of the photograph was red. Upright, that half is at the top.
  expect(await colourAt(roof, 750, 300)).toMatchObject({ isRed: true });
  expect(await colourAt(roof, 750, 1700)).toMatchObject({ isRed: false });
  // Transparent areas become white instead of black.
  expect((await colourAt(plan, 10, 10)).green).toBeGreaterThan(250);
});

test('text that was typed before the code of the form has loaded survives a reload', async ({ page }) => {
  await page.route('**/*.js*', () => {});
  await page.goto('/contact');
  await field(page, 'Nom').fill('Impatient');
  await page.unrouteAll();
  await page.reload();

  await expect(field(page, 'Nom')).toHaveValue('Impatient');
});

const wish = (page: Page) => page.getByRole('checkbox', { name: 'Je souhaite être rappelé' });

async function expectDraft(page: Page): Promise<void> {
  await quoteForm(page).scrollIntoViewIfNeeded();
  await expect(field(page, 'Nom')).toHaveValue('Brouillon');
  await expect(field(page, 'Service souhaité')).toHaveValue('Toiture');
  await expect(field(page, 'Urgence')).toHaveValue('Urgent');
  await expect(wish(page)).toBeChecked();
  await expect(field(page, 'Description de votre projet')).toHaveValue(project);
}

async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, field(page, label));
  await page.keyboard.type(text);
}

/** Opens a request, and waits until the server has checked its two photographs. */
async function expectPhotos(page: Page, site: RunningSite, name: string): Promise<Locator> {
  const shown = page.getByRole('article').getByRole('img');
  await expect(async () => {
    await openRequest(page, site, name);
    expect(await shown.count()).toBe(2);
  }).toPass();
  return shown;
}

/** Returns the photograph that the owner's page shows. */
async function bytesOf(page: Page, image: Locator): Promise<Buffer> {
  const source = await image.evaluate((img: HTMLImageElement) => img.src);
  return (await page.request.get(source)).body();
}

async function colourAt(bytes: Buffer | undefined, left: number, top: number) {
  const pixel = await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  const [red = 0, green = 0, blue = 0] = pixel;
  return { green, isRed: red > 200 && green < 60 && blue < 60 };
}
