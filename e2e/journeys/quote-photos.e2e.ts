import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { forwardingForEach } from '../support/forwarding-service';
import { accessibilityProblems } from '../support/accessibility';
import { failure, fillForm, send, thanks } from '../support/quote-form';
import { drawing, phonePhoto, plainPhoto } from '../support/sample-photos';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 360, height: 740 } });

const { service, front } = forwardingForEach();

const jpeg = (buffer: Buffer, name = 'toit.jpg') => ({ name, mimeType: 'image/jpeg', buffer });
const png = (buffer: Buffer, name = 'plan.png') => ({ name, mimeType: 'image/png', buffer });

test('photographs are scaled down, rotated, stripped of their location, and sent', async ({ page }) => {
  await page.goto(`${front.url}/contact`);
  await fillForm(page, 'Photos');

  const original = await phonePhoto();
  expect(original.length).toBeGreaterThan(2_000_000);
  await photos(page).setInputFiles([
    jpeg(original, 'IMG_0412.jpg'),
    png(await drawing('png')),
    { name: 'détail.webp', mimeType: 'image/webp', buffer: await drawing('webp') },
  ]);
  await expect(listed(page)).toHaveCount(3);
  await expect(page.getByText('3 photos jointes, sur 5 au plus.')).toBeAttached();
  for (const preview of await listed(page).locator('img').all())
    await expect
      .poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  expect(await accessibilityProblems(page)).toEqual([]);

  await send(page).click();
  await expect(thanks(page)).toBeVisible();
  const [sent, ...others] = service.received;
  expect(others).toEqual([]);
  expect(sent?.fields).toMatchObject({ Nom: 'Photos', Demande_rappel: 'Non' });
  expect(sent?.files.map(({ name, filename, type }) => ({ name, filename, type }))).toEqual([
    { name: 'attachment', filename: 'IMG_0412.jpg', type: 'image/jpeg' },
    { name: 'attachment', filename: 'plan.jpg', type: 'image/jpeg' },
    { name: 'attachment', filename: 'détail.jpg', type: 'image/jpeg' },
  ]);
  for (const { bytes } of sent?.files ?? []) expect(bytes.length).toBeLessThanOrEqual(2_000_000);

  const [photo, plan] = sent?.files ?? [];
  const { width, height, orientation, exif } = await sharp(photo?.bytes).metadata();
  expect({ width, height, orientation, exif }).toEqual({ width: 1500, height: 2000 });
  // The left half of the photograph was red. Upright, that half is at the top.
  expect(await colourAt(photo?.bytes, 750, 300)).toMatchObject({ isRed: true });
  expect(await colourAt(photo?.bytes, 750, 1700)).toMatchObject({ isRed: false });
  // Transparent areas become white instead of black.
  expect((await colourAt(plan?.bytes, 10, 10)).green).toBeGreaterThan(250);
});

test('a file that the browser cannot decode is sent as it is', async ({ page }) => {
  await page.goto(`${front.url}/contact`);
  await fillForm(page, 'Illisible');
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
  await photos(page).setInputFiles([
    { name: 'image:1641', mimeType: 'application/octet-stream', buffer: await plainPhoto('red') },
    jpeg(heic, 'IMG_0412.HEIC'),
  ]);
  await expect(listed(page)).toHaveCount(2);
  await send(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(service.received.at(-1)?.files.map(({ filename }) => filename)).toEqual([
    'image:1641.jpg',
    'IMG_0412.HEIC',
  ]);
});

test.describe('when photographs cannot be sent', () => {
  test.use({ expectedErrors: /Failed to load resource|The quote request was not sent|CORS|ERR_/ });

  test('the form keeps them, and a retry sends them', async ({ page }) => {
    await page.goto(`${front.url}/contact`);
    await fillForm(page, 'Photos-gardées');
    await photos(page).setInputFiles([png(await drawing('png'))]);
    await expect(listed(page)).toHaveCount(1);
    service.behave('refuses-connections');
    await send(page).click();
    await expect(failure(page)).toContainText('Pensez à joindre vos photos à l’e-mail');
    await expect(listed(page)).toHaveCount(1);

    service.behave('accepts');
    await send(page).click();
    await expect(thanks(page)).toBeVisible();
    expect(service.received.map(({ files }) => files.length)).toEqual([1]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser sends photographs natively', async ({ page }) => {
    await page.goto(`${front.url}/contact`);
    await expect(page.getByText('4 Mo au plus chacune.')).toBeVisible();
    await fillForm(page, 'Natif');
    await photos(page).setInputFiles([
      png(await drawing('png'), 'un.png'),
      png(await drawing('png'), 'deux.png'),
    ]);
    await send(page).click();

    await expect(page).toHaveURL(/contact@/);
    const [sent] = service.received;
    expect(sent?.path).toBe('/contact@renovation-th.example');
    expect(sent?.files.map(({ name, filename }) => [name, filename])).toEqual([
      ['attachment', 'un.png'],
      ['attachment', 'deux.png'],
    ]);
    expect(sent?.fields).toMatchObject({
      Nom: 'Natif',
      Service_souhaité: 'Toiture',
      Source_formulaire: 'Page Contact - Demande de devis',
      _next: 'https://www.renovation-th.example/merci',
      _cc: 'contact@renovation-th.example',
      _captcha: 'false',
      _template: 'table',
      _honey: '',
    });
    expect(sent?.fields).not.toHaveProperty('_elapsed');
  });
});

const photos = (page: Page) => page.getByLabel('Photos (facultatif)');
const listed = (page: Page) => page.getByRole('list', { name: 'Photos jointes' }).getByRole('listitem');

async function colourAt(bytes: Buffer | undefined, left: number, top: number) {
  const pixel = await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  const [red = 0, green = 0, blue = 0] = pixel;
  return { green, isRed: red > 200 && green < 60 && blue < 60 };
}
