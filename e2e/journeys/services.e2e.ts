import { expect, test } from '../support/test';

test('the overview leads to a part of a service, and from there to a quote for that service', async ({
  page,
}) => {
  await page.goto('/services');

  await page.getByRole('main').getByRole('link', { name: 'traitement hydrofuge' }).click();
  await expect(page).toHaveURL(/\/services\/toiture#hydrofuge$/);
  await expect(page.getByRole('heading', { name: 'Traitement hydrofuge' })).toBeInViewport();

  await page.getByRole('main').getByRole('link', { name: 'Demander un devis' }).last().click();
  await expect(page).toHaveURL(/\/contact\?service=toiture$/);
  await expect(page.getByLabel('Service souhaité')).toHaveValue('Toiture');
});

test('a click in the corner of a card of the overview opens its service', async ({ page }) => {
  await page.goto('/services');

  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Maçonnerie' }) });
  await card.click({ position: { x: 20, y: 20 } });
  await expect(page).toHaveURL(/\/services\/maconnerie$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the table of contents scrolls each part of the page below the header', async ({ page }) => {
  await page.goto('/services/maconnerie');

  await page
    .getByRole('navigation', { name: 'Sur cette page' })
    .getByRole('link', { name: 'Réparation' })
    .click();
  const heading = page.getByRole('heading', { name: 'Réparation', exact: true });
  await expect(heading).toBeInViewport();
  const header = await page.getByRole('banner').boundingBox();
  const headingBox = await heading.boundingBox();
  expect(headingBox?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
});

test('Back restores the handle and the picture of a moved comparison, and moves no other comparison', async ({
  page,
}) => {
  await page.goto('/services/maconnerie');
  const dividers = page.getByRole('slider', { name: /déplacer la limite/ });
  const states = () =>
    dividers.evaluateAll((ranges) =>
      ranges.map((range) => [
        (range as HTMLInputElement).value,
        getComputedStyle(range.parentElement!).getPropertyValue('--share') || '0.5',
      ]),
    );
  const moved = [
    ['50', '0.5'],
    ['72', '0.72'],
  ];
  await dividers.nth(1).fill('72');
  expect(await states()).toEqual(moved);

  // After Back, the browser restores only the sliders' values, so our script must move the pictures to match.
  await page.goto('/merci');
  await page.goBack();
  await expect(page).toHaveURL(/maconnerie$/);
  await expect.poll(states).toEqual(moved);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('both pictures of a comparison are shown side by side', async ({ page }) => {
    await page.goto('/services/toiture');

    const pair = page.getByRole('group', { name: 'Toiture' });
    await expect(pair.getByText('Avant')).toBeVisible();
    const [before, after] = await Promise.all(
      (await pair.getByRole('img').all()).map((picture) => picture.boundingBox()),
    );
    expect(after?.x).toBeGreaterThanOrEqual((before?.x ?? 0) + (before?.width ?? 0));
  });
});
