import type { Locator, Page } from '@playwright/test';
import { accessibilityProblems } from '../support/accessibility';
import { expectNoShift, watchLayoutShifts } from '../support/layout-shifts';
import { stopClock } from '../support/page-clock';
import { desktop, phone } from '../support/screens';
import { expect, test } from '../support/test';

const region = (page: Page) => page.getByRole('region', { name: 'Travaux types, en maquette' });
const button = (page: Page, name: string | RegExp) =>
  region(page).getByRole('button', { name, exact: typeof name === 'string' });
const opener = (page: Page, name: RegExp) => slide(page).getByRole('button', { name });
const filter = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Catégorie' }).getByRole('button', { name });
/** The current slide, or all of them until the section has started. */
const slide = (page: Page) =>
  region(page)
    .getByRole('group', { name: / sur \d+$/ })
    .and(page.locator(':not([inert])'));
async function expectSlide(page: Page, name: string): Promise<void> {
  await expect(slide(page)).toHaveCount(1);
  await expect(slide(page)).toHaveAccessibleName(name);
}
const dialog = (page: Page, name?: string) => page.getByRole('dialog', { name });
const away = (page: Page) => page.mouse.move(2, 2);

/** Opens the home page at the slideshow, with a clock that only the test moves. */
async function open(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/');
  await region(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expectSlide(page, '1 sur 16');
  await stopClock(page);
}

async function expectGoesOn(page: Page): Promise<void> {
  const before = Number.parseInt((await slide(page).getAttribute('aria-label')) ?? '');
  await page.clock.runFor(4_000);
  await expectSlide(page, `${(before % 16) + 1} sur 16`);
}

async function expectStays(page: Page): Promise<void> {
  const before = (await slide(page).getAttribute('aria-label')) ?? '';
  await page.clock.runFor(9_000);
  await expectSlide(page, before);
}

test.describe('the slideshow', () => {
  test('shows the next item every four seconds, starts again after the last, and moves nothing else', async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await watchLayoutShifts(page);
    await open(page);
    await expectGoesOn(page);
    await page.clock.runFor(3_500);
    await expectSlide(page, '2 sur 16');
    for (let step = 0; step < 15; step += 1) await expectGoesOn(page);
    await expectSlide(page, '1 sur 16');
    await expect(slide(page)).toBeInViewport();
    await expectNoShift(page);
  });

  const presses: Readonly<Record<string, (page: Page) => Locator>> = {
    'an arrow': (page) => button(page, 'Suivant'),
    'a dot': (page) => region(page).getByRole('radio', { name: 'Volets de bois poncés et repeints' }),
    'a thumbnail': (page) => button(page, /^Afficher/).nth(3),
    'the picture': (page) => slide(page).getByRole('img'),
  };
  for (const [what, control] of Object.entries(presses))
    test(`is held under the pointer that presses ${what}, and goes on after the pointer has left`, async ({
      page,
    }) => {
      await open(page);
      await control(page).click();
      await expectStays(page);
      await away(page);
      await expectGoesOn(page);
    });

  test('stays paused until its button is pressed again', async ({ page }) => {
    await open(page);
    await button(page, 'Suspendre le défilement').click();
    await away(page);
    await expectStays(page);

    await button(page, 'Reprendre le défilement').click();
    await away(page);
    await expectGoesOn(page);
  });

  test('stays still with keyboard focus inside, and goes on after the focus has left', async ({ page }) => {
    await open(page);
    await filter(page, 'Extérieur').focus();
    await page.keyboard.press('Tab');
    await expect(button(page, 'Suspendre le défilement')).toBeFocused();
    await expectStays(page);

    await page.keyboard.press('Shift+Tab');
    await expectGoesOn(page);
  });

  test('is paused at first with reduced motion, and can be started', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page);
    await expectStays(page);

    await button(page, 'Reprendre le défilement').click();
    await away(page);
    await expectGoesOn(page);
  });

  test('is filtered by trade from the first item, and its arrows wrap', async ({ page }) => {
    await open(page);
    for (let clicks = 0; clicks < 3; clicks += 1) await button(page, 'Suivant').click();
    await expectSlide(page, '4 sur 16');
    await filter(page, 'Intérieur').click();
    await expectSlide(page, '1 sur 3');
    await expect(filter(page, 'Intérieur')).toHaveAttribute('aria-pressed', 'true');
    await expect(slide(page).getByText('Intérieur', { exact: true })).toBeInViewport();

    await button(page, 'Précédent').click();
    await expectSlide(page, '3 sur 3');
    await button(page, 'Suivant').click();
    await expectSlide(page, '1 sur 3');
    await expect(button(page, /^Afficher/)).toHaveCount(3);
  });

  test('is operated by keyboard, and shows at most ten thumbnails', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await button(page, 'Suivant').press('Enter');
    await expectSlide(page, '2 sur 16');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await expectSlide(page, '3 sur 16');
    await page.keyboard.press('Tab');
    await expect(opener(page, /^Agrandir/)).toBeFocused();
    await expect(opener(page, /^Agrandir/)).toBeInViewport();
    await expect(button(page, /^Afficher/)).toHaveCount(10);
  });
});

test.describe('the slideshow on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: phone });

  test('follows a swipe both ways, and goes on by itself afterwards', async ({ page }) => {
    await open(page);
    await swipe(page, 300, 60);
    await expectSlide(page, '2 sur 16');
    await swipe(page, 60, 300);
    await expectSlide(page, '1 sur 16');
    await expectGoesOn(page);
  });
});

/** Drags one finger over the slide, from one horizontal position to another. */
async function swipe(page: Page, from: number, to: number): Promise<void> {
  const picture = slide(page).getByRole('img');
  await picture.scrollIntoViewIfNeeded();
  const box = await picture.boundingBox();
  const y = (box?.y ?? 0) + (box?.height ?? 0) / 2;
  const finger = await page.context().newCDPSession(page);
  const at = (x: number) => ({ touchPoints: [{ x, y }] });
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(from) });
  for (let step = 1; step <= 8; step += 1)
    await finger.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      ...at(from + ((to - from) * step) / 8),
    });
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test.describe('the dialog of a project', () => {
  const project = 'Démoussage d’un toit de tuiles canal';

  test('shows all details, closes with its button, and returns the focus', async ({ page }) => {
    await page.goto('/');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const control of [
      button(page, /^Agrandir.*Démoussage/),
      button(page, /^Voir les détails.*Démoussage/),
    ]) {
      await control.press('Enter');
      await expect(dialog(page, project)).toBeVisible();
      await expect(page).toHaveURL(/\/$/);
      await expect(dialog(page).getByText('Toiture', { exact: true })).toBeVisible();
      await expect(dialog(page).getByRole('listitem')).toHaveCount(5);
      await expect(dialog(page).getByRole('slider', { name: /déplacer la limite/ })).toBeVisible();
      await dialog(page).getByRole('button', { name: 'Fermer' }).press('Enter');
      await expect(dialog(page)).toBeHidden();
      await expect(control).toBeFocused();
    }
  });

  test('closes on a click outside it and with Escape, and holds the slides', async ({ page }) => {
    await open(page);
    await opener(page, /^Voir les détails/).click();
    await expectStays(page);
    await page.mouse.click(8, 450);
    await expect(dialog(page)).toBeHidden();

    await opener(page, /^Voir les détails/).click();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
  });

  test('has no accessibility problems', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await button(page, /^Voir les détails.*Démoussage/).click();
    for (const [viewport, colorScheme] of [
      [phone, 'light'],
      [desktop, 'dark'],
    ] as const) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      expect(await accessibilityProblems(page), colorScheme).toEqual([]);
    }
  });
});

test.describe('the slideshow without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('is a strip of sixteen projects with their full texts', async ({ page }) => {
    await page.goto('/');
    await expect(slide(page)).toHaveCount(16);
    for (const item of await slide(page).all()) {
      await expect(item.getByRole('heading', { level: 3 })).toBeVisible();
      await expect(item.getByRole('img')).toHaveAccessibleName(/^Maquette/);
      await expect(item.getByRole('listitem').first()).toBeVisible();
    }
    await slide(page).last().scrollIntoViewIfNeeded();
    await expect(slide(page).last()).toBeInViewport();
    await expect(region(page).getByRole('button')).toHaveCount(0);
  });
});
