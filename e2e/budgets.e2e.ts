import { budgetOf } from './bench/budgets';
import { measurePage } from './bench/measure-page';
import { declaredPages } from './support/composed-site';
import { expect, test } from './support/test';

for (const { path } of declaredPages()) {
  test(`${path} weighs what its budget says, no more and no less`, async ({ browser, site }) => {
    const weight = await measurePage(browser, site.url + path);
    const budget = budgetOf(path);

    for (const part of ['scriptBeforeLoad', 'scriptAtRest', 'scriptInAll', 'html'] as const) {
      expectWithin(`${part} in KB`, weight[part] / 1024, budget[part]);
    }
  });
}

test('the first view of the home page on the sharpest phones costs little in pictures', async ({
  browser,
  site,
}) => {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 3 });
  await page.goto(site.url, { waitUntil: 'networkidle' });

  const pictures = await page
    .locator('img')
    .evaluateAll((images: HTMLImageElement[]) =>
      images
        .filter((image) => image.complete && image.getBoundingClientRect().top < innerHeight)
        .map(({ currentSrc, fetchPriority }) => ({ currentSrc, isHero: fetchPriority === 'high' })),
    );
  const sizes = new Map(
    await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map((entry) => [entry.name, (entry as PerformanceResourceTiming).encodedBodySize / 1024] as const),
    ),
  );
  const [hero = { currentSrc: '' }, ...more] = pictures.filter(({ isHero }) => isHero);
  const all = pictures.reduce((sum, { currentSrc }) => sum + (sizes.get(currentSrc) ?? 0), 0);

  expect(more, 'other pictures that are fetched first').toEqual([]);
  expectWithin('the hero in KB', sizes.get(hero.currentSrc) ?? 0, [10, 30]);
  expectWithin('all pictures in view in KB', all, [10, 60]);
  await page.close();
});

function expectWithin(what: string, value: number, [min, max]: readonly [number, number]) {
  expect.soft(value, what).toBeLessThanOrEqual(max);
  expect.soft(value, what).toBeGreaterThanOrEqual(min);
}
