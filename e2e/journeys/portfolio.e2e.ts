import type { Page } from '@playwright/test';
import { accessibilityProblems } from '../support/accessibility';
import { expect, test } from '../support/test';

const region = (page: Page) => page.getByRole('region', { name: 'Travaux types, en maquette' });
const button = (page: Page, name: string) => region(page).getByRole('button', { name, exact: true });
const filter = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Catégorie' }).getByRole('button', { name });
const dots = (page: Page) => region(page).getByRole('slider', { name: 'Aller à un travail type' });
const dialog = (page: Page) => page.getByRole('dialog');
const details = (page: Page) => region(page).getByRole('link', { name: /^Voir les détails/ });

/** Slides that assistive technology meets; in the running slideshow there is one. */
const slides = (page: Page) => region(page).getByRole('group', { name: / sur \d+$/ });
const expectSlide = (page: Page, name: string) => expect(slides(page)).toHaveAccessibleName(name);

/** Opens the home page at the portfolio, once its carousel runs. */
async function openPortfolio(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { name: 'Travaux types, en maquette' }).scrollIntoViewIfNeeded();
  await expect(slides(page)).toHaveCount(1);
}

test.describe('the portfolio by pointer', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('goes on, back and round, by its arrows, dots and thumbnails', async ({ page }) => {
    await openPortfolio(page);
    await expectSlide(page, '1 sur 16');

    await button(page, 'Suivant').click();
    await expectSlide(page, '2 sur 16');
    await button(page, 'Précédent').click();
    await button(page, 'Précédent').click();
    await expectSlide(page, '16 sur 16');
    await expect(region(page)).toContainText('16 / 16');

    const thumbnails = region(page).getByRole('group', { name: 'Vignettes' }).getByRole('button');
    await expect(thumbnails).toHaveCount(10);
    await expect(thumbnails.last()).toHaveAttribute('aria-current', 'true');
    await thumbnails.first().click();
    await expectSlide(page, '7 sur 16');

    await dots(page).click({ position: { x: 8, y: 22 } });
    await expectSlide(page, '1 sur 16');
    await expect(thumbnails.first()).toHaveAccessibleName('Afficher : Démoussage d’un toit de tuiles canal');
  });

  test('is pulled by its picture with the mouse', async ({ page }) => {
    await openPortfolio(page);
    const picture = slides(page).getByRole('img');
    const { width } = (await picture.boundingBox())!;
    // Waits until it stands still and nothing lies over that place.
    await picture.hover({ position: { x: width - 40, y: 200 } });
    const { x, y } = (await picture.boundingBox())!;
    const start = { x: x + width - 40, y: y + 200 };
    // Further than half a slide: a slow machine's pull is no flick, and less would spring back.
    const end = start.x - 0.6 * (await region(page).boundingBox())!.width;

    await page.mouse.down();
    await page.mouse.move((start.x + end) / 2, start.y, { steps: 4 });
    await page.mouse.move(end, start.y, { steps: 4 });
    await page.mouse.up();

    await expectSlide(page, '2 sur 16');
    await expect(dialog(page)).toBeHidden();
  });

  for (const [name, count] of [
    ['Toiture', 4],
    ['Façade', 4],
    ['Intérieur', 3],
    ['Extérieur', 5],
  ] as const) {
    test(`shows the trade that is chosen, from its first item: ${name}`, async ({ page }) => {
      await openPortfolio(page);
      await button(page, 'Suivant').click();
      const before = (await region(page).boundingBox())!;

      await filter(page, name).click();

      await expect(filter(page, name)).toHaveAttribute('aria-pressed', 'true');
      await expect(filter(page, 'Tous')).toHaveAttribute('aria-pressed', 'false');
      await expectSlide(page, `1 sur ${count}`);
      await expect(slides(page).getByText(name, { exact: true })).toBeVisible();
      await expect(region(page).getByRole('group', { name: 'Vignettes' }).getByRole('button')).toHaveCount(
        count,
      );
      expect((await region(page).boundingBox())!.height).toBe(before.height);

      await button(page, 'Précédent').click();
      await expectSlide(page, `${count} sur ${count}`);
      await expect(slides(page).getByText(name, { exact: true })).toBeVisible();
      await filter(page, 'Tous').click();
      await expectSlide(page, '1 sur 16');
    });
  }
});

test.describe('the portfolio by keyboard', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('is browsed with the arrows, whose focus stays on the same link', async ({ page }) => {
    await openPortfolio(page);
    await details(page).focus();

    await page.keyboard.press('ArrowRight');
    await expectSlide(page, '2 sur 16');
    await expect(details(page)).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expectSlide(page, '16 sur 16');
    await expect(details(page)).toBeFocused();

    await dots(page).focus();
    await page.keyboard.press('Home');
    await expectSlide(page, '1 sur 16');
    await expect(dots(page)).toHaveAttribute('aria-valuetext', /^1 sur 16\u00a0: Démoussage/);
  });

  test('can be stopped before anything else is reached, and passed in few steps', async ({ page }) => {
    await openPortfolio(page);
    await filter(page, 'Extérieur').focus();

    for (const name of [/défilement$/, 'Précédent', 'Suivant']) {
      await page.keyboard.press('Tab');
      await expect(region(page).getByRole('button', { name })).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(dots(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(region(page).getByRole('link', { name: /^Agrandir/ })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(details(page)).toBeFocused();
  });

  test('opens its dialog, keeps the focus there, and gives it back', async ({ page }) => {
    await openPortfolio(page);
    await button(page, 'Suivant').press('Enter');
    await details(page).press('Enter');

    await expect(page).toHaveURL(/\/\?realisation=enduit-chaux$/);
    await expect(dialog(page).getByRole('button', { name: 'Fermer' })).toBeFocused();
    await page.keyboard.press('Escape');

    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(/\/$/);
    await expect(details(page)).toBeFocused();
    await expectSlide(page, '2 sur 16');
  });
});

test.describe('the portfolio by touch', () => {
  test.use({
    hasTouch: true,
    viewport: { width: 360, height: 740 },
    contextOptions: { reducedMotion: 'reduce' },
  });

  test('is swiped both ways, without taking the page along', async ({ page }) => {
    await openPortfolio(page);
    await region(page).evaluate((element) => element.scrollIntoView({ block: 'start' }));
    const top = await page.evaluate(() => scrollY);

    await swipe(page, 300, 60);
    await expectSlide(page, '2 sur 16');
    await swipe(page, 60, 300);
    await expectSlide(page, '1 sur 16');
    await swipe(page, 60, 300);
    await expectSlide(page, '16 sur 16');
    expect(await page.evaluate(() => scrollY)).toBe(top);
  });

  test('opens its dialog at a tap, on the whole of a small screen', async ({ page }) => {
    await openPortfolio(page);
    await region(page)
      .getByRole('link', { name: /^Agrandir/ })
      .tap();

    await expect(dialog(page).getByRole('heading', { level: 2 })).toHaveText(
      'Démoussage d’un toit de tuiles canal',
    );
    await dialog(page).getByRole('button', { name: 'Fermer' }).tap();
    await expect(dialog(page)).toBeHidden();
  });
});

test.describe('the dialog of an item', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('shows everything about it, holds the page still, and closes with Back', async ({ page }) => {
    await openPortfolio(page);
    await region(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const top = await page.evaluate(() => scrollY);
    await details(page).click();
    const box = dialog(page);
    await expect(box).toHaveAccessibleName('Démoussage d’un toit de tuiles canal');
    await expect(box.getByText('Toiture', { exact: true })).toBeVisible();
    await expect(box.getByText(/^La mousse est retirée à la main/)).toBeVisible();
    await expect(box.getByRole('listitem')).toHaveCount(5);
    await expect(box.getByRole('slider', { name: /déplacer la limite/ })).toBeVisible();
    await expect(box.getByRole('link', { name: 'Demander un devis gratuit' })).toHaveAttribute(
      'href',
      '/contact',
    );

    const still = await page.evaluate(() => scrollY);
    await page.mouse.move(10, 450);
    await page.mouse.wheel(0, 900);
    await box.hover();
    await page.mouse.wheel(0, 4_000);
    expect(await page.evaluate(() => scrollY)).toBe(still);

    await page.goBack();
    await expect(box).toBeHidden();
    await expect(page).toHaveURL(/\/$/);
    expect(await page.evaluate(() => scrollY)).toBe(top);
    await page.goForward();
    await expect(box).toBeVisible();
  });

  test('opens by its own address, and leaves the slideshow at the item', async ({ page }) => {
    await page.goto('/?realisation=volets-repeints');
    await expect(dialog(page)).toHaveAccessibleName('Volets de bois poncés et repeints');
    await expect(dialog(page).getByRole('button', { name: 'Fermer' })).toBeFocused();

    await dialog(page).getByRole('button', { name: 'Fermer' }).click();

    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(/\/$/);
    await expectSlide(page, '14 sur 16');
    await expect(details(page)).toBeFocused();
    await expect(details(page)).toBeInViewport();
  });

  test('is closed by a click beside it', async ({ page }) => {
    await page.goto('/?realisation=pergola-bois');
    await expect(dialog(page)).toBeVisible();
    await page.mouse.click(8, 450);

    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(/\/$/);
  });

  test('does not open for a name that is not known, which leaves the address', async ({ page }) => {
    await page.goto('/?realisation=autre-chose&source=carte');

    await expect(page).toHaveURL(/\/\?source=carte$/);
    await expect(dialog(page)).toBeHidden();
  });

  test('leads to the form, and Back leads to it again', async ({ page }) => {
    await openPortfolio(page);
    await details(page).click();
    await dialog(page).getByRole('link', { name: 'Demander un devis gratuit' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Demander un devis gratuit' })).toBeFocused();
    await expect(dialog(page)).toBeHidden();

    await page.goBack();
    await expect(dialog(page)).toHaveAccessibleName('Démoussage d’un toit de tuiles canal');
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`has nothing that assistive technology stumbles over, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      for (const [width, id] of [
        [360, 'demoussage-tuiles'],
        [1280, 'pergola-bois'],
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(`/?realisation=${id}`);
        await expect(dialog(page)).toBeVisible();
        expect(await accessibilityProblems(page), `${width} px`).toEqual([]);

        await page.keyboard.press('Escape');
        await expect(slides(page)).toHaveCount(1);
        expect(await accessibilityProblems(page), `slideshow at ${width} px`).toEqual([]);
      }
    });
  }
});

/** A finger that goes from one side of the picture to the other. */
async function swipe(page: Page, from: number, to: number): Promise<void> {
  const box = (await slides(page).getByRole('img').boundingBox())!;
  const y = box.y + box.height / 2;
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] });

  await touch('touchStart', from);
  for (let part = 1; part <= 6; part += 1) await touch('touchMove', from + ((to - from) * part) / 6);
  await touch('touchEnd');
}
