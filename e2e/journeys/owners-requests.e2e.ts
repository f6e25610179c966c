import { touchPhone } from '../support/screens';
import { sendQuote } from '../support/send-quote';
import { expect, test } from '../support/test';

test.use(touchPhone);

test('a phone shows the whole first request, which begins in the upper half of the screen', async ({
  page,
  site,
}) => {
  await sendQuote(page, site);
  await page.goto(site.receivedUrl);
  const first = (await page.locator('.requests > li').first().boundingBox()) ?? { y: Infinity, height: 0 };
  const bar = await page.getByRole('navigation', { name: 'Pages principales' }).boundingBox();

  expect(first.y).toBeLessThan(740 / 2);
  expect(first.y + first.height).toBeLessThan(bar?.y ?? 0);
});

test('a note and a stage are saved one by one', async ({ page, site }) => {
  await sendQuote(page, site);
  await page.goto(site.receivedUrl);
  await page.locator('.requests h3 a').first().click();
  await page.getByLabel('Ma note', { exact: true }).fill('Portail vert');
  await page.getByRole('button', { name: 'Enregistrer : Ma note' }).click();
  await page.getByLabel('Où en est-on', { exact: false }).first().selectOption('Visite prévue');
  await page.getByRole('button', { name: /^Enregistrer.*Où en est-on/ }).click();

  await expect(page.getByText('C’est enregistré.')).toBeVisible();
  await expect(page.getByLabel('Ma note', { exact: true })).toHaveValue('Portail vert');
});

test('a request marked as handled can be restored from a notice that stays in view', async ({
  page,
  site,
}) => {
  for (let count = 0; count < 5; count += 1) await sendQuote(page, site);
  await page.setViewportSize({ width: 360, height: 480 });
  await page.goto(site.receivedUrl);
  const lines = page.locator('.requests > li');
  const before = await lines.count();
  await lines.nth(1).getByRole('button', { name: 'Traitée' }).click();
  await expect(lines).toHaveCount(before - 1);
  const notice = page.getByRole('status').filter({ hasText: 'est marquée comme traitée' });
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await expect(notice).toBeInViewport({ ratio: 1 });
  const next = await page.locator('.requests > li:target').boundingBox();
  const box = await notice.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(next?.y ?? 0);

  await notice.getByRole('button', { name: 'Annuler' }).click();
  await expect(lines).toHaveCount(before);
  await expect(page.getByText('de nouveau à traiter')).toBeInViewport();
});
