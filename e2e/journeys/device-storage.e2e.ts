import { choose, message, section, submit, tuesday } from '../support/callback-form';
import { fillForm, send, thanks } from '../support/quote-form';
import { readyPhotos, receivedWith } from '../support/received-requests';
import { drawing } from '../support/sample-photos';
import { expect, test } from '../support/test';

const photo = async () => ({ name: 'toit.png', mimeType: 'image/png', buffer: await drawing('png') });

test('a quote request reaches the owner with its photograph', async ({ page, site }) => {
  await page.goto('/contact');
  await fillForm(page, 'Avec-photo');
  await page.getByLabel(/^Photos/).setInputFiles([await photo()]);
  await expect(page.getByText('1 photo jointe, sur 5 au plus.')).toBeAttached();

  await send(page).click();
  await expect(thanks(page)).toBeVisible();
  const [request] = await receivedWith(site, 'Avec-photo');
  const reference = request?.fields.Référence ?? 'none';
  await expect.poll(() => readyPhotos(site, reference)).toHaveLength(1);

  await page.goto(`${site.receivedUrl}/demande/${reference}`);
  await expect(page.getByRole('img')).toHaveCount(1);
});

test.describe('data stored on the device', () => {
  // To fill the outbox, the test makes sending fail, and Chromium logs each attempt.
  test.use({ expectedErrors: /Failed to load resource/ });

  test('is fully listed in the legal notice', async ({ page, context, faulty }) => {
    await page.clock.install({ time: tuesday });
    await page.clock.resume();
    await page.goto(`${faulty.url}/contact`);
    await page.getByRole('button', { name: 'Refuser', exact: true }).click();
    await page.getByRole('radio', { name: 'Sombre' }).first().check();
    await fillForm(page, 'Sur-mon-appareil');
    await send(page).click();
    await expect(thanks(page)).toBeVisible();
    await page.goto(`${faulty.url}/contact`);
    await fillForm(page, 'Sur-mon-appareil');

    const home = await context.newPage();
    await home.clock.install({ time: tuesday });
    await home.clock.resume();
    await home.goto(faulty.url);
    await section(home).scrollIntoViewIfNeeded();
    await choose(home, 'Sur-mon-appareil');
    faulty.fail(/^\/envoi\//, 'refused');
    await submit(home).click();
    await expect(message(home)).toBeVisible();
    await section(home).getByLabel('Nom complet *').fill('Sur-mon-appareil');

    const kept = await page.evaluate(async () => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
    ]);
    // The part of a name after a colon identifies one request.
    const names = kept.map((name) => name.replace(/:.*/, ''));
    expect(names).toEqual(
      expect.arrayContaining([
        'cookie-consent',
        'theme',
        'rth-quote-draft',
        'rth-callback-draft',
        'rth-outbox',
        'react-router-scroll-positions',
      ]),
    );
    await page.goto(`${faulty.url}/mentions-legales`);
    for (const name of names) await expect(page.getByText(name, { exact: true })).toBeVisible();
  });
});
