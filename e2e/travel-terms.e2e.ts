import { travels } from '@renovation-th/shared/content/promises';
import { declaredPages } from './support/composed-site';
import { expect, test } from './support/test';

/** Maps each travel term of the table to the sentence on a town's page. */
const meanings: Record<string, string> = {
  gratuit: travels.free.meaning,
  'une ligne du devis': travels['in-quote'].meaning,
};

test("travel costs are the same on every town's page and in the table of terms", async ({ page }) => {
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
  expect(towns.length).toBeGreaterThan(0);

  for (const { data } of towns) {
    const { name, department, keyFacts } = data ?? {};
    const row =
      terms.find(({ where }) => where.includes(String(name)) && !where.includes(`sauf ${String(name)}`)) ??
      terms.find(({ where }) => where.startsWith(String(department)));
    const meaning = meanings[row?.travel ?? ''];
    expect(meaning, String(name)).toBeDefined();
    expect(JSON.stringify(keyFacts), String(name)).toContain(meaning);
  }
});
