import { test, expect } from '../support/test';
import { choose, message, section, submit, tuesday } from '../support/callback-form';
import { clearDraft, failure, field, fillForm, send } from '../support/quote-form';
import { phonePhoto } from '../support/sample-photos';

for (const width of [360, 1280])
  for (const scheme of ['light', 'dark'] as const)
    test.describe(`${width} ${scheme}`, () => {
      test.use({ viewport: { width, height: 900 }, colorScheme: scheme, expectedErrors: /.*/ });
      const shot = (name: string) => `/tmp/shots/${name}-${width}-${scheme}.png`;

      test('quote', async ({ page, faulty }) => {
        await page.goto(`${faulty.url}/contact`);
        await page.getByRole('button', { name: 'Refuser', exact: true }).click();
        await field(page, 'Nom').fill('x');
        await expect(clearDraft(page)).toBeVisible();
        await field(page, 'E-mail').fill('prenom@gmial.com');
        await page.getByLabel(/^Photos/).setInputFiles([
          { name: 'coupée.jpg', mimeType: '', buffer: (await phonePhoto(800)).subarray(0, -2000) },
          {
            name: 'IMG_0412.jpg',
            mimeType: '',
            buffer: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
          },
        ]);
        await expect(page.getByText(/format HEIC/)).toBeVisible();
        await send(page).click();
        await expect(page.getByRole('group', { name: /corriger/ })).toBeFocused();
        await page.screenshot({ path: shot('quote-problems'), fullPage: true });
        await page.getByRole('button', { name: /Retirer/ }).click();
        await fillForm(page, 'Panne');
        await page.getByRole('checkbox', { name: 'Je souhaite être rappelé' }).check();
        await page.locator('[role=gridcell]:not(:disabled)').nth(3).click();
        await page.getByRole('radio', { name: '09:00' }).check();
        faulty.fail(/^\/envoi\//, 'refused');
        await send(page).click();
        await expect(failure(page)).toBeFocused();
        await page.getByRole('button', { name: 'Copier la demande' }).click();
        await page.screenshot({ path: shot('quote-failed'), fullPage: true });
      });

      test('callback', async ({ page, faulty }) => {
        await page.clock.setFixedTime(tuesday);
        await page.goto(faulty.url);
        await page.getByRole('button', { name: 'Refuser', exact: true }).click();
        await section(page).scrollIntoViewIfNeeded();
        await submit(page).click({ force: true });
        await expect(message(page)).toBeVisible();
        await section(page).screenshot({ path: shot('callback-missing') });
        await choose(page, 'Alix');
        faulty.fail(/^\/envoi\//, 'missing');
        await submit(page).click();
        await expect(message(page)).toContainText('Erreur');
        await section(page).screenshot({ path: shot('callback-failed') });
      });
    });
