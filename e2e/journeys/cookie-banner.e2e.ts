import type { Page } from '@playwright/test';
import { declaredPages } from '../support/composed-site';
import { desktop, phone } from '../support/screens';
import { expect, test } from '../support/test';

const banner = (page: Page) => page.getByRole('region', { name: 'Utilisation des cookies' });
const button = (page: Page, name: string) => banner(page).getByRole('button', { name, exact: true });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('cookie-consent'));
const callLink = (page: Page) => page.getByRole('link', { name: 'Appeler', exact: true });

test('the cookie banner does not cover the first phone number of trade and distant town pages at 360 px', async ({
  page,
}) => {
  const of = (kind: string) => declaredPages().filter(({ view }) => view === kind);
  // The last ten towns are in the Allier department, far from the workshop.
  const longest = [...of('service'), ...of('town').slice(-10)];
  await page.setViewportSize(phone);
  for (const { path } of longest) {
    await page.goto(path);
    const calls = page.getByRole('main').locator('a, button').filter({ hasText: '04 65' });
    const call = await calls.first().boundingBox();
    const covering = await banner(page).boundingBox();
    expect((call?.y ?? Infinity) + (call?.height ?? 0), path).toBeLessThanOrEqual(covering?.y ?? 0);
  }
});

test('the cookie banner covers no link of the thanks page, on a tablet and on a desktop', async ({
  page,
}) => {
  for (const size of [{ width: 768, height: 1024 }, desktop]) {
    await page.setViewportSize(size);
    await page.goto('/merci');
    const edge = (await banner(page).boundingBox())!.y;
    for (const link of await page.getByRole('main').getByRole('link').all()) {
      const { y, height } = (await link.boundingBox())!;
      expect(y + height, `at ${size.width} px`).toBeLessThanOrEqual(edge);
    }
  }
});

test('no id or class contains "cookie", because content blockers would hide the element', async ({
  page,
}) => {
  await page.goto('/mentions-legales');
  await expect(banner(page)).toBeVisible();
  await expect(page.locator('[id*="cookie" i], [class*="cookie" i]')).toHaveCount(0);

  await page
    .getByRole('navigation', { name: 'Sommaire' })
    .getByRole('link', { name: /^Cookies/ })
    .click();
  await expect(page.getByRole('heading', { level: 2, name: /^Cookies/ })).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the cookie banner and its button in the footer are hidden', async ({ page }) => {
    await page.goto('/merci');

    await expect(banner(page)).toBeHidden();
    await expect(page.getByText('Gérer les cookies')).toBeHidden();
  });
});

test.describe('when every script fails to load', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('the cookie banner can still be declined', async ({ page, faulty }) => {
    faulty.fail(/\.js$/, 'missing');
    await page.goto(`${faulty.url}/merci`);

    await button(page, 'Refuser').click();
    await expect(banner(page)).toBeHidden();
    expect(await stored(page)).toBe('declined');
  });
});

for (const { width, height, text } of [
  { width: 320, height: 640, text: '200%' },
  { width: 740, height: 340, text: '100%' },
  { width: 1280, height: 800, text: '100%' },
]) {
  test(`the cookie banner leaves room for the page and call link at ${width} × ${height} with text at ${text}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), text);
    await expect(banner(page)).toBeVisible();

    const { y } = (await banner(page).boundingBox())!;
    expect(y).toBeGreaterThan(height / 5);
    for (const name of ['Refuser', 'Accepter', 'Fermer et refuser']) {
      await button(page, name).scrollIntoViewIfNeeded();
      await expect(button(page, name)).toBeInViewport({ ratio: 0.99 });
      await expect.poll(() => overlap(page, name)).toBe(false);
    }
    await expect(callLink(page)).toBeInViewport({ ratio: 1 });
    expect(await widerThanTheScreen(page)).toEqual([]);

    async function overlap(within: Page, name: string): Promise<boolean> {
      const [a, b] = [await button(within, name).boundingBox(), await callLink(within).boundingBox()];
      if (!a || !b) return true;
      return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
    }
  });
}

test('on a phone the call link is hidden while a field has focus', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/contact');
  await expect(callLink(page)).toBeVisible();

  await page.getByLabel('Nom', { exact: true }).click();
  await expect(callLink(page)).toBeHidden();

  await page.getByLabel('Nom', { exact: true }).blur();
  await expect(callLink(page)).toBeVisible();
});

/** Returns the elements of the shell that extend beyond the right edge of the screen. */
function widerThanTheScreen(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body > :not(main, footer) *')]
      .filter((element) => element.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}
