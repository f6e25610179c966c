import { budgetOf } from './bench/budgets';
import { measurePage } from './bench/measure-page';
import { declaredPages } from './support/composed-site';
import { expect, test } from './support/test';

test('every page weighs what its budget says, no more and no less', async ({ browser, site }) => {
  test.setTimeout(600_000);
  for (const { path } of await declaredPages()) {
    const weight = await measurePage(browser, site.url + path);
    const budget = budgetOf(path);

    for (const part of ['scriptBeforeIdle', 'scriptInAll', 'html'] as const) {
      expectWithin(`${path}: ${part} in KB`, weight[part] / 1024, budget[part]);
    }
    expectWithin(
      `${path}: script requests before idle`,
      weight.scriptRequestsBeforeIdle,
      budget.scriptRequestsBeforeIdle,
    );
  }
});

function expectWithin(what: string, value: number, [min, max]: readonly [number, number]) {
  expect.soft(value, what).toBeLessThanOrEqual(max);
  expect.soft(value, what).toBeGreaterThanOrEqual(min);
}
