import type { Locator, Page } from '@playwright/test';
import { accessibilityProblems } from '../support/page-checks';
import { expect, test } from '../support/test';

const slideshow = (page: Page) => page.getByRole('region', { name: 'Travaux types' });
const button = (page: Page, name: string | RegExp) =>
  slideshow(page).getByRole('button', { name, exact: true });
const trade = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
/** Finds the number of the current slide, such as "3 / 16". */
const counter = (page: Page) => slideshow(page).getByText(/^\s*\d+ \/ \d+$/);
const expectSlide = (page: Page, number: number, of = 16) =>
  expect(counter(page)).toHaveText(new RegExp(`^\\s*${number} / ${of}$`));
const details = (page: Page, project: string) =>
  slideshow(page)
    .getByRole('link', { name: new RegExp(`^Voir les détails.*${project}`) })
    .or(slideshow(page).getByRole('button', { name: new RegExp(`^Voir les détails.*${project}`) }));
const dialog = (page: Page) => page.getByRole('dialog');

const [first, second] = ['Démoussage d’un toit de tuiles canal', 'Enduit à la chaux sur un mur de pierre'];

/** Opens the home page at the slideshow. */
async function open(page: Page): Promise<void> {
  await page.goto('/');
  await bringIntoView(slideshow(page));
}

const bringIntoView = (element: Locator) =>
  element.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));

test.describe('a visitor who asks for less motion', () => {
  // Only the visitor moves the slides.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('moves by arrow from the first project to the last and back', async ({ page }) => {
    await open(page);
    await expectSlide(page, 1);
    await button(page, 'Précédent').click();
    await expectSlide(page, 16);
    await button(page, 'Suivant').click();
    await expectSlide(page, 1);
    await button(page, 'Suivant').click();
    await expectSlide(page, 2);
  });

  test('filters the projects by trade, from the first project and without a change of height', async ({
    page,
  }) => {
    await open(page);
    await button(page, 'Suivant').click();
    await expectSlide(page, 2);
    const before = await slideshow(page).boundingBox();

    await trade(page, 'Intérieur').click();
    await expect(trade(page, 'Intérieur')).toHaveAttribute('aria-pressed', 'true');
    await expectSlide(page, 1, 3);
    expect((await slideshow(page).boundingBox())?.height).toBe(before?.height);
    await trade(page, 'Tous').click();
    await expectSlide(page, 1);
  });

  test('reaches a project by its thumbnail', async ({ page }) => {
    await open(page);
    const thumbnails = page.getByRole('group', { name: 'Vignettes' }).getByRole('button');
    await thumbnails.nth(3).click();
    await expectSlide(page, 4);
    expect(await thumbnails.count()).toBeLessThanOrEqual(10);
  });

  test('can start the slideshow', async ({ page }) => {
    await page.clock.install();
    await open(page);
    await expectSlide(page, 1);
    await page.clock.runFor(9_000);
    await expectSlide(page, 1);

    await button(page, 'Reprendre le défilement').click();
    await page.mouse.move(2, 2);
    await expectMoves(page, 1);
  });

  test.describe('on a phone', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

    test('swipes both ways', async ({ page }) => {
      await open(page);
      await expectSlide(page, 1);
      await swipe(page, 300, 60);
      await expectSlide(page, 2);
      await swipe(page, 60, 300);
      await expectSlide(page, 1);
    });
  });
});

test('the slideshow moves every four seconds, and not under the pointer or after « Suspendre »', async ({
  page,
}) => {
  await page.clock.install();
  await open(page);
  await page.mouse.move(2, 2);
  await expectSlide(page, 1);
  await expectMoves(page, 1);

  await slideshow(page).hover();
  await page.clock.runFor(9_000);
  await expectSlide(page, 2);
  await page.mouse.move(2, 2);
  await expectMoves(page, 2);

  await button(page, 'Suspendre le défilement').click();
  await page.mouse.move(2, 2);
  await page.clock.runFor(9_000);
  await expectSlide(page, 3);
  await button(page, 'Reprendre le défilement').click();
  await page.mouse.move(2, 2);
  await expectMoves(page, 3);
});

for (const [way, use] of Object.entries({
  'a click': (control: Locator) => control.click(),
  'the keyboard': (control: Locator) => control.press('Enter'),
}))
  test(`a project opened by ${way} shows its text, and gives the focus back when it closes`, async ({
    page,
  }) => {
    await page.clock.install();
    await open(page);
    await use(details(page, first));
    await expect(dialog(page)).toHaveAccessibleName(first);
    // A slide that moved on under the dialog could not take the focus back.
    await page.clock.runFor(9_000);
    await expect(dialog(page).getByText(/^La mousse est retirée à la main/)).toBeVisible();
    await expect(dialog(page).getByRole('slider', { name: /déplacer la limite/ })).toBeVisible();
    await use(dialog(page).getByRole('button', { name: 'Fermer' }));
    await expect(dialog(page)).toBeHidden();
    await expect(details(page, first)).toBeFocused();
  });

test('an open project keeps the page from scrolling, is accessible, and closes on Escape and beside it', async ({
  page,
}) => {
  // During a colour transition, axe would measure an intermediate contrast.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await button(page, 'Suivant').click();
  await details(page, second).click();
  await expect(dialog(page)).toHaveAccessibleName(second);
  expect(await accessibilityProblems(page, 'others')).toEqual([]);
  const still = await page.evaluate(() => scrollY);
  await page.mouse.move(10, 450);
  await page.mouse.wheel(0, 900);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  // Returning the focus may scroll the link into view.
  expect(Math.abs((await page.evaluate(() => scrollY)) - still)).toBeLessThan(100);

  await details(page, second).click();
  await expect(dialog(page)).toBeVisible();
  await page.mouse.click(8, 450);
  await expect(dialog(page)).toBeHidden();
});

test('an open project leads to the quote form', async ({ page }) => {
  await open(page);
  await details(page, first).click();
  await dialog(page).getByRole('link', { name: 'Demander un devis gratuit' }).click();
  await expect(page).toHaveURL(/\/contact/);
  await expect(page.getByRole('heading', { level: 1, name: 'Demander un devis gratuit' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all sixteen projects can be read', async ({ page }) => {
    await page.goto('/');
    const titles = slideshow(page).getByRole('heading', { level: 3 });
    await expect(titles).toHaveCount(16);
    for (const title of await titles.all()) await expect(title).toBeVisible();
    await expect(slideshow(page).getByRole('button')).toHaveCount(0);
  });
});

/** Expects the next slide after four seconds. */
async function expectMoves(page: Page, from: number): Promise<void> {
  await page.clock.runFor(4_100);
  await expectSlide(page, from + 1);
}

/** Drags one finger over the picture. */
async function swipe(page: Page, from: number, to: number): Promise<void> {
  const picture = slideshow(page).getByRole('img').filter({ visible: true }).first();
  await picture.scrollIntoViewIfNeeded();
  const box = await picture.boundingBox();
  const y = (box?.y ?? 0) + (box?.height ?? 0) / 2;
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: number[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: xs.map((x) => ({ x, y })) });
  await touch('touchStart', from);
  for (let part = 1; part <= 8; part += 1) await touch('touchMove', from + ((to - from) * part) / 8);
  await touch('touchEnd');
}
