import { holdRequests } from '../support/hold-requests';
import { clearDraft, expectDraft, field, fillForm, project, send, thanks } from '../support/quote-form';
import { expect, test } from '../support/test';

test('a half-filled form survives a reload and a closed tab, until it is sent or discarded', async ({
  page,
  context,
}) => {
  await page.goto('/contact');
  await field(page, 'Nom').fill('Brouillon');
  await field(page, 'Description de votre projet').fill(project);
  await expectDraft(page);
  await page.reload();
  await expect(page.getByText(/^Nous avons retrouvé votre saisie/)).toBeVisible();
  await expect(field(page, 'Description de votre projet')).toHaveValue(project);

  const later = await context.newPage();
  await page.close();
  await later.goto('/contact');
  await expect(field(later, 'Nom')).toHaveValue('Brouillon');
  await clearDraft(later).click();
  await expect(field(later, 'Nom')).toHaveValue('');
  await expect(field(later, 'Nom')).toBeFocused();

  await fillForm(later, 'Brouillon');
  await expectDraft(later);
  await send(later).click();
  await expect(thanks(later)).toBeVisible();
  await later.goto('/contact');
  await expect(field(later, 'Nom')).toHaveValue('');
});

test("text typed before the form's code has loaded is restored when the visitor returns with Back", async ({
  page,
}) => {
  const code = await holdRequests(page, '**/releases/contact/**/*.js');
  await page.goto('/contact');
  const asked = page.waitForRequest(/\/releases\/contact\//);
  await field(page, 'Nom').fill('Tôt');
  await field(page, 'Service souhaité').selectOption('Toiture');
  await asked;

  await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mentions légales' })).toBeVisible();
  code.release();
  await page.goBack();
  await expect(field(page, 'Nom')).toHaveValue('Tôt');
  await expect(field(page, 'Service souhaité')).toHaveValue('Toiture');
});

test('the calendar loads on demand only, and the date field works without the calendar', async ({
  page,
  faulty,
}) => {
  const calendar = /calendar|DateCalendar|shared-ui-calendar/i;
  faulty.fail(calendar, 'hangs');
  await page.goto(`${faulty.url}/contact`);
  await field(page, 'Nom').fill('Calendrier');
  await expectDraft(page);
  expect(faulty.count(calendar)).toBe(0);

  const checkbox = page.getByRole('checkbox', { name: 'Je souhaite être rappelé' });
  await checkbox.check();
  await expect.poll(() => faulty.count(calendar)).toBeGreaterThan(0);
  const native = page.getByLabel('Date du rappel');
  await native.fill('2099-11-24');
  await page.getByRole('radio', { name: '09:00' }).check();
  await expect(page.getByText('mardi 24 novembre 2099 à 09:00')).toBeVisible();

  await checkbox.uncheck();
  await expect(native).toBeHidden();
});
