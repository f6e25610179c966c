import type { Page } from '@playwright/test';
import { field, sendQuote } from '../support/forms';
import { accessibilityProblems } from '../support/page-checks';
import { expect, test } from '../support/test';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const footer = (page: Page) => page.getByRole('contentinfo');
const header = (page: Page) => page.getByRole('banner');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test.describe('the menu at 320 px with text at 200 %', () => {
  test.use({ viewport: { width: 320, height: 640 }, contextOptions: { reducedMotion: 'reduce' } });
  const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });

  test('takes the focus, keeps it, is accessible, and gives it back on Escape', async ({ page }) => {
    await page.goto('/mentions-legales');
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await button(page, 'Menu').press('Enter');
    await expect(menu(page).getByRole('button', { name: 'Fermer' })).toBeFocused();
    expect(await accessibilityProblems(page, 'others')).toEqual([]);
    for (let stop = 0; stop < 14; stop += 1) {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('main').locator(':focus')).toHaveCount(0);
    }
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(button(page, 'Menu')).toBeFocused();
  });

  test('closes when one of its links is followed', async ({ page }) => {
    await page.goto('/mentions-legales');
    await button(page, 'Menu').click();
    await menu(page).getByRole('link', { name: 'Zones d’intervention' }).click();
    await expect(page).toHaveURL('/zones-intervention');
    await expect(menu(page)).toBeHidden();
  });
});

test('the list of services opens by pointer, by click and by keyboard, and closes on Escape', async ({
  page,
}) => {
  await page.goto('/mentions-legales');
  const services = header(page).getByText('Services', { exact: true }).first();
  const all = header(page).getByRole('link', { name: 'Tous les services' });
  await expect(all).toBeHidden();
  await services.hover();
  await expect(all).toBeVisible();
  await page.mouse.move(20, 600);
  await expect(all).toBeHidden();

  await services.focus();
  await page.keyboard.press('Enter');
  await expect(all).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(all).toBeHidden();
  await services.click();
  await header(page).getByRole('link', { name: 'Toiture' }).click();
  await expect(page).toHaveURL('/services/toiture');
  await expect(all).toBeHidden();
});

test('the chosen theme is applied at once, and stays on the next page and after a reload', async ({
  page,
}) => {
  await page.goto('/mentions-legales');
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  await page.getByRole('radio', { name: 'Sombre' }).first().check();
  await expect.poll(ground).not.toBe(light);
  const dark = await ground();
  await page.goto('/villes/riom');
  expect(await ground()).toBe(dark);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Sombre' }).first()).toBeChecked();
});

test.describe('the cookie banner', () => {
  const banner = (page: Page) => page.getByRole('region', { name: 'Utilisation des cookies' });
  const stored = (page: Page) => page.evaluate(() => localStorage.getItem('cookie-consent'));

  test('is answered once, and the answer can be changed from the footer', async ({ page }) => {
    await page.goto('/merci');
    await banner(page).getByRole('button', { name: 'Accepter', exact: true }).click();
    await expect(banner(page)).toBeHidden();
    expect(await stored(page)).toContain('accepted');
    await page.reload();
    await expect(title(page)).toBeVisible();
    await expect(banner(page)).toBeHidden();

    await footer(page).getByRole('button', { name: 'Gérer les cookies' }).press('Enter');
    await expect(banner(page)).toBeVisible();
    await banner(page).getByRole('button', { name: 'Fermer et refuser' }).click();
    expect(await stored(page)).toContain('declined');
  });

  for (const [width, height, text] of [
    [320, 640, '200%'],
    [740, 340, '100%'],
    [1280, 800, '100%'],
  ] as const)
    test(`leaves room for the page and the call link at ${width} × ${height} with text at ${text}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/villes/riom');
      await page.evaluate((size) => (document.documentElement.style.fontSize = size), text);
      await expect(banner(page)).toBeInViewport();
      const call = page.getByRole('link', { name: 'Appeler', exact: true });
      await expect(call).toBeInViewport({ ratio: 1 });
      expect((await banner(page).boundingBox())?.y).toBeGreaterThan(height / 5);
      for (const name of ['Refuser', 'Accepter', 'Fermer et refuser']) {
        await banner(page).getByRole('button', { name, exact: true }).scrollIntoViewIfNeeded();
        const [one, other] = await Promise.all(
          [banner(page).getByRole('button', { name, exact: true }), call].map((each) => each.boundingBox()),
        );
        expect(one && other && overlap(one, other), name).toBe(false);
      }
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await button(page, 'Gérer les cookies').click();
      await expect(banner(page)).toBeInViewport();
    });

  test('has no id or class with "cookie", because content blockers would hide it', async ({ page }) => {
    await page.goto('/merci');
    await expect(banner(page)).toBeVisible();
    await expect(page.locator('[id*="cookie" i], [class*="cookie" i]')).toHaveCount(0);
  });
});

test('in a short window, the banner and the messages cover no focused field and no error', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 340 });
  await page.goto('/contact');
  await sendQuote(page).click();
  await expect(page.locator('[role="alert"]').first()).toBeAttached();
  await expect(field(page, 'Nom')).toBeFocused();
  const error = page.getByRole('main').getByText('Indiquez votre nom.');
  for (const part of [field(page, 'Nom'), error])
    expect(
      await part.evaluate((element) => {
        const { left, top, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + 20, top + height / 2));
      }),
    ).toBe(true);
});

test('on a phone the call link is hidden while a field has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/contact');
  const call = page.getByRole('link', { name: 'Appeler', exact: true });
  await expect(call).toBeVisible();
  await field(page, 'Nom').click();
  await expect(call).toBeHidden();
  await field(page, 'Nom').blur();
  await expect(call).toBeVisible();
});

for (const [width, height, answer] of [
  [360, 740, 'Refuser'],
  [740, 340, null],
] as const)
  test(`what is hidden while typing at ${width} × ${height} comes back too late to catch the next press`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/contact');
    if (answer) await button(page, answer).click();
    const call = page.getByRole('link', { name: 'Appeler', exact: true });
    const place = await call.boundingBox();
    await field(page, 'Ville').fill('Riom');
    await expect(call).toBeHidden();
    await sendQuote(page).evaluate((element) => {
      scrollBy({ top: element.getBoundingClientRect().bottom - innerHeight + 30, behavior: 'instant' });
    });
    const { x = 0, width: length = 0 } = (await sendQuote(page).boundingBox()) ?? {};
    await page.mouse.click(Math.min(x + length - 8, (place?.x ?? 0) + 20), height - 45, { delay: 90 });
    await expect(field(page, 'Nom')).toBeFocused();
  });

test('a search for a town leaves only the towns with these letters, and leads to one', async ({ page }) => {
  await page.goto('/villes');
  const search = page.getByRole('searchbox', { name: 'Chercher une commune' });
  const list = page.getByRole('main').getByRole('listitem').getByRole('link');
  await search.pressSequentially('vol');
  await expect(list.filter({ hasText: 'Volvic' })).toBeVisible();
  await expect(list.filter({ hasText: 'Abrest' })).toBeHidden();
  await list.filter({ hasText: 'Volvic' }).click();
  await expect(page).toHaveURL('/villes/volvic');
});

type Box = { x: number; y: number; width: number; height: number };
const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
