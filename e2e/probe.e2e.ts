import AxeBuilder from '@axe-core/playwright';
import { test, expect } from './support/test';
test('probe', async ({ page, site }) => {
  const t = Date.now();
  await page.goto('/villes/riom');
  console.log(await page.evaluate(() => document.title), Date.now() - t);
  await page.waitForFunction(() => [...document.querySelectorAll('#root *')].every((e) => Object.keys(e).some((k) => k.startsWith('__reactProps'))));
  console.log('hyd', Date.now() - t);
  const r = await new AxeBuilder({ page }).analyze();
  console.log(r.violations.map((v) => v.id + ' ' + v.nodes.map((n) => n.html.slice(0, 90))), Date.now() - t);
  expect(site.url).toBeTruthy();
});
