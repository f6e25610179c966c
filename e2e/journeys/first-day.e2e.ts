import { filledSections } from '../../host/server/testing/filled-sections';
import { accessibilityProblems } from '../support/accessibility';
import { test } from '../support/publishing-site';
import { desktop, phone } from '../support/screens';
import { expect } from '../support/test';
import { overflow } from '../support/text-size';

// Browsers log each response with status 404.
test.use({ expectedErrors: /status of 404/ });

test('visitors get a coming-soon page until the owner has published the facts that the law requires', async ({
  page,
  firstDay,
}) => {
  test.setTimeout(180_000);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  for (const [path, status] of [
    ['/', 200],
    ['/contact', 404],
  ] as const) {
    expect((await page.goto(firstDay.url + path))?.status()).toBe(status);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notre site ouvre bientôt');
    await expect(page.getByRole('link', { name: '04 65 71 63 36' })).toBeVisible();
    await expect(page.getByRole('link', { name: '@' })).toBeVisible();
  }
  for (const viewport of [phone, desktop])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    }
  expect(scripts).toEqual([]);

  await page.goto(`${firstDay.receivedUrl}/site`);
  const publish = async () => {
    await page.getByRole('button', { name: 'Publier', exact: true }).click();
    return expect(page.getByText('En cours')).toBeHidden({ timeout: 120_000 });
  };
  const fillIn = async ({ target, fieldsAfter }: (typeof filledSections)[number]) => {
    const shown = await page.request.get(firstDay.receivedUrl + target);
    const headers = { Origin: firstDay.receivedUrl, 'Sec-Fetch-Site': 'same-origin' };
    const answer = await page.request.post(firstDay.receivedUrl + target, {
      form: fieldsAfter(await shown.text()),
      headers,
      maxRedirects: 0,
    });
    expect([target, answer.status()]).toEqual([target, 303]);
  };
  const [last, ...others] = filledSections.toReversed();
  if (last) await fillIn(last);
  await page.reload();
  await expect(page.getByText('Votre site n’est pas encore ouvert : des parties manquent.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publier', exact: true })).toBeHidden();
  for (const section of others) await fillIn(section);
  await page.reload();
  await publish();
  await expect(page.getByText('C’est en ligne')).toBeVisible();

  await page.goto(firstDay.url);
  await expect(page.getByRole('contentinfo')).toContainText('SIRET : 123 456 782 00010');
  expect((await page.goto(`${firstDay.url}/contact`))?.status()).toBe(200);
});
