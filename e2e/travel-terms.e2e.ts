import { declaredPages } from './support/composed-site';
import { expect, test } from './support/test';

const meanings: Record<string, string> = { free: 'gratuit', 'in-quote': 'compté dans le devis' };

test('what travel costs is the same on every town’s page and in the table of terms', async ({ page }) => {
  await page.goto('/zones-intervention');
  const rows = await page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
    .all();
  const terms = await Promise.all(
    rows.map(async (row) => ({
      where: (await row.getByRole('rowheader').innerText()).trim(),
      travel: (await row.getByRole('cell').last().innerText()).trim(),
    })),
  );
  const towns = declaredPages().filter(({ view }) => view === 'town');
  expect(towns.length).toBeGreaterThanOrEqual(46);

  for (const { data } of towns) {
    const { name, department, travel } = data ?? {};
    const row =
      terms.find(({ where }) => where.includes(String(name)) && !where.includes(`sauf ${String(name)}`)) ??
      terms.find(({ where }) => where.startsWith(String(department)));
    expect(row?.travel, String(name)).toBe(meanings[String(travel)]);
  }
});
