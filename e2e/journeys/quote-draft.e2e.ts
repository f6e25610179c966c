import { receivedWith } from '../support/received-requests';
import {
  clearDraft,
  expectFilledForm,
  field,
  fillForm,
  send,
  spendTime,
  thanks,
} from '../support/quote-form';
import { expect, test } from '../support/test';

test('a restored draft says so, and can be thrown away', async ({ page }) => {
  await page.goto('/contact');
  const notice = page.getByText(/^Nous avons retrouvé votre brouillon du /);
  const clear = clearDraft(page);
  await expect(clear).toHaveCount(0);
  await field(page, 'Nom').fill('Brouillon');
  await expect(clear).toBeVisible();
  await expect(notice).toHaveCount(0);

  await page.reload();
  await expect(notice).toBeVisible();
  await clear.click();
  await expect(field(page, 'Nom')).toHaveValue('');
  await expect(field(page, 'Nom')).toBeFocused();
  await expect(notice).toHaveCount(0);
  await expect(page.getByText('Brouillon effacé.')).toBeAttached();

  await page.reload();
  await field(page, 'Prénom').fill('Camille');
  await expect(clear).toBeVisible();
  await expect(field(page, 'Nom')).toHaveValue('');
});

test('a draft lapses after thirty days', async ({ page }) => {
  await page.clock.setFixedTime('2027-03-01T10:00:00+01:00');
  await page.goto('/contact');
  await fillForm(page, 'Ancien');

  await page.clock.setFixedTime('2027-03-31T09:00:00+02:00');
  await page.reload();
  await expectFilledForm(page, 'Ancien');
  await page.clock.setFixedTime('2027-03-31T12:00:00+02:00');
  await page.reload();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('rth-quote-draft'))).toBeNull();
  await expect(field(page, 'Nom')).toHaveValue('');
});

test('the same request sent from two tabs counts once', async ({ page, context, site }) => {
  await page.goto('/contact');
  await fillForm(page, 'Deux-onglets');
  const other = await context.newPage();
  await other.goto('/contact');
  await expectFilledForm(other, 'Deux-onglets');

  await send(page).click();
  await expect(thanks(page)).toBeVisible();
  await spendTime(other);
  await send(other).click();
  await expect(thanks(other)).toBeVisible();
  const received = await receivedWith(site, 'Deux-onglets');
  expect(received).toHaveLength(1);
  for (const tab of [page, other])
    await expect(tab.getByText(received[0]?.fields['Référence'] ?? 'no reference')).toBeVisible();
});

test('the calendar comes only when it is asked for, and the field works without it', async ({
  page,
  faulty,
}) => {
  faulty.fail(/calendar|DateCalendar|shared-ui-calendar/i, 'hangs');
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await page.goto(`${faulty.url}/contact`);
  await field(page, 'Nom').fill('Calendrier');
  await expect(clearDraft(page)).toBeVisible();
  const checkbox = page.getByRole('checkbox', { name: 'Je souhaite être rappelé' });
  await checkbox.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const before = scripts.filter((path) => path.endsWith('.js')).length;

  await checkbox.check();
  await expect.poll(() => scripts.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(before);
  const native = page.getByLabel('Date du rappel');
  await native.fill('2099-11-24');
  await page.getByRole('radio', { name: '09:00' }).check();
  await expect(page.getByText('mardi 24 novembre 2099 à 09:00')).toBeVisible();

  // Unticked, it is hidden and not sent.
  await checkbox.uncheck();
  await expect(native).toBeHidden();
});
