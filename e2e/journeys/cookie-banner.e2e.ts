import type { Page } from '@playwright/test';
import { accessibilityProblems } from '../support/accessibility';
import { useHand } from '../support/hydration';
import { expect, test } from '../support/test';

const banner = (page: Page) => page.getByRole('region', { name: 'Utilisation des cookies' });
const button = (page: Page, name: string) => banner(page).getByRole('button', { name, exact: true });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('cookie-consent'));
const callLink = (page: Page) => page.getByRole('link', { name: 'Appeler', exact: true });

for (const [name, answer] of [
  ['Refuser', 'declined'],
  ['Accepter', 'accepted'],
  ['Fermer et refuser', 'declined'],
] as const) {
  test(`« ${name} » is kept as ${answer}, and nobody asks again`, async ({ page }) => {
    await page.goto('/merci');
    expect(await stored(page)).toBeNull();

    await button(page, name).click();
    await expect(banner(page)).toBeHidden();
    expect(await stored(page)).toBe(answer);

    await page.reload();
    await expect(banner(page)).toBeHidden();
  });
}

test('the answer lapses after six months', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-24T09:40:00+01:00');
  await page.goto('/merci');
  await button(page, 'Accepter').click();

  await page.clock.setFixedTime('2027-05-25T09:40:00+01:00');
  await page.reload();

  await expect(banner(page)).toBeVisible();
});

test('with the keyboard: early in the order, and back from the footer', async ({ page }) => {
  await page.goto('/merci');
  await expect(banner(page)).toBeVisible();
  for (const name of ['Refuser', 'Accepter', 'Fermer et refuser']) {
    await page.keyboard.press('Tab');
    // The skip link comes before everything.
    if (name === 'Refuser') await page.keyboard.press('Tab');
    await expect(button(page, name)).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(banner(page)).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(banner(page)).toBeHidden();
  expect(await stored(page)).toBe('accepted');

  const manage = page.getByRole('contentinfo').getByRole('button', { name: 'Gérer les cookies' });
  await manage.press('Enter');
  await expect(banner(page)).toBeFocused();
  await expect(banner(page)).toContainText('Vous avez accepté.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await stored(page)).toBe('declined');
  await expect(manage).toBeFocused();
});

test.describe('with the stand-in fonts', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('it moves nothing and is not what the page is measured by', async ({ page }) => {
    // Their arrival is not the banner's doing.
    await page.route('**/*.woff2', (route) => route.abort());
    await page.addInitScript(() => {
      const seen = { shift: 0, largest: '' };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift += Number(Reflect.get(entry, 'value'));
      }).observe({ type: 'layout-shift', buffered: true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const element: unknown = Reflect.get(entry, 'element');
          seen.largest =
            element instanceof Element ? (element.closest('main, [aria-labelledby]')?.tagName ?? '') : '';
        }
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto('/merci');
      await expect(banner(page)).toBeVisible();
      await page.waitForFunction(() => document.getAnimations().length === 0);

      expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual({ shift: 0, largest: 'MAIN' });
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing is kept, so nothing is asked or offered', async ({ page }) => {
    await page.goto('/merci');

    await expect(banner(page)).toBeHidden();
    await expect(page.getByText('Gérer les cookies')).toBeHidden();
  });
});

test.describe('where no script can be had', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('it is answered all the same', async ({ page, faulty }) => {
    faulty.fail(/\.js$/, 'missing');
    await page.goto(`${faulty.url}/merci`);

    await button(page, 'Refuser').click();
    await expect(banner(page)).toBeHidden();
    expect(await stored(page)).toBe('declined');
  });
});

for (const { width, height, text } of [
  { width: 320, height: 640, text: '100%' },
  { width: 320, height: 640, text: '200%' },
  { width: 360, height: 740, text: '100%' },
  { width: 740, height: 340, text: '100%' },
  { width: 768, height: 900, text: '200%' },
  { width: 1280, height: 800, text: '100%' },
]) {
  test(`at ${width} × ${height} with text at ${text}, it leaves room for the page and the call link`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
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
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await accessibilityProblems(page)).toEqual([]);
    }

    async function overlap(within: Page, name: string): Promise<boolean> {
      const [a, b] = [await button(within, name).boundingBox(), await callLink(within).boundingBox()];
      if (!a || !b) return true;
      return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
    }
  });
}

test('on a phone the call link makes way for the field being filled', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/contact');
  await expect(callLink(page)).toBeVisible();

  await page.getByLabel('Nom', { exact: true }).click();
  await expect(callLink(page)).toBeHidden();

  await page.getByLabel('Nom', { exact: true }).blur();
  await expect(callLink(page)).toBeVisible();
});

test('whoever is offline is told so, and told when it is over', async ({ page, context }) => {
  await page.goto('/merci');
  await useHand(page);
  const status = page.getByRole('status');

  await context.setOffline(true);
  await expect(status).toContainText('Vous êtes hors connexion.');
  await expect(status.getByRole('link', { name: '04 65 71 63 36' })).toBeVisible();

  await context.setOffline(false);
  await expect(status).toContainText('De nouveau en ligne.');
  await expect(status).toBeEmpty({ timeout: 10_000 });
});

/** Parts of the shell that end beyond the right edge of the screen. */
function widerThanTheScreen(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body > :not(main, footer) *')]
      .filter((element) => element.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}
