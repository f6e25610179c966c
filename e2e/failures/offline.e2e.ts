import { expectDraft, expectFilledForm, failure, field, fillForm, send, toast } from '../support/quote-form';
import { expect, test } from '../support/test';

test.use({ expectedErrors: /Failed to load resource|ERR_|was not sent/ });

test('a quote request made offline stays in the form, and can be sent when the network is back', async ({
  page,
  context,
}) => {
  await page.goto('/contact');
  // The first toast loads the code of all toasts.
  await send(page).click();
  await expect(toast(page, 'Veuillez remplir')).toBeVisible();
  await fillForm(page, 'Hors-connexion');
  await expectDraft(page);
  await context.setOffline(true);
  await send(page).click();

  await expect(failure(page)).toBeFocused();
  await expect(toast(page, 'Veuillez réessayer')).toBeVisible();
  await expectFilledForm(page, 'Hors-connexion');
  await context.setOffline(false);
  await send(page).click();
  await expect(field(page, 'Nom')).toHaveValue('');
  await expect(toast(page, 'Demande envoyée')).toBeVisible();
});
