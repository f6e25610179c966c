import { readFile } from 'node:fs/promises';
import { choose, day, hour, message, section, submit, tuesday, waiting } from '../support/callback-form';
import { clearDraft, field, fillForm, send, spendTime, tabTo, thanks } from '../support/quote-form';
import { receivedWith } from '../support/received-requests';
import { expect, test } from '../support/test';

const linesOf = async (path: string) => (await readFile(path, 'utf8')).replaceAll('\r\n ', '').split('\r\n');

test.describe('on a phone, by keyboard alone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a visitor asks to be called, and puts it into his calendar', async ({ page, site }) => {
    await page.clock.setFixedTime(tuesday);
    // As by a link to the section: what follows it in the document has the next Tab.
    await page.goto('/#rappel');
    await section(page).scrollIntoViewIfNeeded();
    await expect(day(page, '24')).toBeVisible();
    await tabTo(page, day(page, '24'));
    await page.keyboard.press('ArrowRight');
    await expect(day(page, '25')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(day(page, '25')).toHaveAttribute('aria-selected', 'true');
    await tabTo(page, hour(page, '08:00'));
    for (let presses = 0; presses < 9; presses += 1) await page.keyboard.press('ArrowDown');
    await expect(hour(page, '14:30')).toBeChecked();
    await tabTo(page, section(page).getByLabel('Nom complet *'));
    await page.keyboard.type('Alix Clavier');
    await tabTo(page, section(page).getByLabel('Téléphone *'));
    await page.keyboard.type('+33 6.39.98.00.00');
    await tabTo(page, submit(page));
    await expect(section(page).getByLabel('Téléphone *')).toHaveValue('06 39 98 00 00');
    await spendTime(page);
    await page.keyboard.press('Enter');

    await expect(message(page)).toBeFocused();
    const [received] = await receivedWith(site, 'Alix Clavier');
    expect(received?.fields).toMatchObject({ Date_ISO: '2026-11-25', Heure_24h: '14:30' });

    const saving = page.waitForEvent('download');
    await tabTo(page, page.getByRole('button', { name: 'Ajouter à mon agenda' }));
    await page.keyboard.press('Enter');
    const file = await saving;
    expect(file.suggestedFilename()).toBe('rappel-renovation-th.ics');
    const lines = await linesOf(await file.path());
    expect(lines).toEqual(
      expect.arrayContaining([
        'DTSTART:20261125T133000Z',
        'DTEND:20261125T140000Z',
        'SUMMARY:Appel de Rénovation TH',
      ]),
    );
    expect(lines.find((line) => line.startsWith('DESCRIPTION:'))).toContain('04 65 71 63 36');
    expect(lines.join()).toContain(received?.fields['Référence'] ?? 'no reference');
  });
});

test('after a quote with a call, the thanks know the slot and offer it for the calendar', async ({
  page,
}) => {
  await page.clock.setFixedTime(tuesday);
  await page.goto('/contact');
  await fillForm(page, 'Agenda');
  await page.getByRole('checkbox', { name: 'Je souhaite être rappelé' }).check();
  await page.getByRole('gridcell', { name: '26', exact: true }).click();
  await page.getByRole('radio', { name: '09:00' }).check();
  await send(page).click();

  await expect(thanks(page)).toBeFocused();
  await expect(page.getByText('jeudi 26 novembre 2026 à 09:00')).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Ajouter à mon agenda' }).click();
  expect(await linesOf(await (await saving).path())).toContain('DTSTART:20261126T080000Z');
});

test.describe('with two tabs open and no network', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('a request leaves once when the network is back, and both tabs know', async ({
    page,
    context,
    site,
    faulty,
  }) => {
    // Time has to pass: without it, a second try looks like the first one of the other tab.
    await context.clock.install({ time: tuesday });
    await page.goto(`${faulty.url}/`);
    const other = await context.newPage();
    await other.goto(`${faulty.url}/contact`);
    // He has begun to fill that form too: a page at rest would not know.
    await field(other, 'Nom').fill('Deux-onglets');
    await expect(clearDraft(other)).toBeVisible();
    await section(page).scrollIntoViewIfNeeded();
    await choose(page, 'Alix Deux-onglets');
    await context.setOffline(true);
    await submit(page).click();
    await expect(waiting(page)).toBeVisible();
    await expect(waiting(other)).toBeVisible();
    const attempts = faulty.count(/^\/envoi\/ajax\//);

    await context.setOffline(false);
    for (const tab of [page, other]) await expect(waiting(tab)).toHaveCount(0, { timeout: 15_000 });
    expect(faulty.count(/^\/envoi\/ajax\//) - attempts).toBe(1);
    expect(await receivedWith(site, 'Alix Deux-onglets')).toHaveLength(1);
  });
});
