import type { Locator, Page } from '@playwright/test';
import { accessibilityProblems } from '../support/accessibility';
import { desktop, phone } from '../support/screens';
import { expect, test } from '../support/test';

const region = (page: Page) => page.getByRole('region', { name: 'Travaux types, en maquette' });
const button = (page: Page, name: string) => region(page).getByRole('button', { name, exact: true });
const dots = (page: Page) => region(page).getByRole('slider', { name: 'Aller à un travail type' });
const dialog = (page: Page) => page.getByRole('dialog');
const close = (page: Page) => dialog(page).getByRole('button', { name: 'Fermer' });
const enlarge = (page: Page, project: string) =>
  region(page).getByRole('link', { name: new RegExp(`^Agrandir.*${project}`) });
const details = (page: Page, project: string) =>
  region(page).getByRole('link', { name: new RegExp(`^Voir les détails.*${project}`) });

/** Finds the slides in the accessibility tree, which contains only one once the slideshow runs. */
const slides = (page: Page) => region(page).getByRole('group', { name: / sur \d+$/ });
const expectSlide = async (page: Page, name: string) => {
  await expect(region(page).getByRole('group', { name, exact: true })).toBeVisible();
  // The previous slide is visible until it has faded out.
  await expect(slides(page)).toHaveCount(1);
};
const expectOpen = (page: Page, project: string) => expect(dialog(page)).toHaveAccessibleName(project);

const [firstProject, nextProject, sharedProject] = [
  'Démoussage d’un toit de tuiles canal',
  'Enduit à la chaux sur un mur de pierre',
  'Volets de bois poncés et repeints',
];

test.describe('the projects by pointer', () => {
  test('are filtered by trade without a change of height', async ({ page }) => {
    await page.goto('/');
    await button(page, 'Suivant').click();
    await expectSlide(page, '2 sur 16');
    const before = (await region(page).boundingBox())!;

    const trade = page.getByRole('group', { name: 'Catégorie' }).getByRole('button', { name: 'Intérieur' });
    await trade.click();
    await expect(trade).toHaveAttribute('aria-pressed', 'true');
    await button(page, 'Précédent').click();
    await expectSlide(page, '3 sur 3');
    await expect(slides(page).getByText('Intérieur', { exact: true })).toBeVisible();
    expect((await region(page).boundingBox())!.height).toBe(before.height);
  });
});

test('the projects can be browsed by keyboard, and the focus stays on the same link', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Extérieur' }).focus();
  // The pause button is the first tab stop.
  for (const name of [/défilement$/, 'Précédent', 'Suivant']) {
    await page.keyboard.press('Tab');
    await expect(region(page).getByRole('button', { name })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(dots(page)).toBeFocused();
  await page.keyboard.press('Home');
  await expect(dots(page)).toHaveAttribute('aria-valuetext', /^1 sur 16\u00a0: Démoussage/);
  for (const link of [enlarge(page, firstProject), details(page, firstProject)]) {
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
  }
  await page.keyboard.press('ArrowLeft');
  await expectSlide(page, '16 sur 16');
  await expect(region(page).getByRole('link', { name: /^Voir les détails/ })).toBeFocused();
});

test.describe('the projects by touch', () => {
  // With reduced motion, only the swipe moves the slides.
  test.use({
    hasTouch: true,
    viewport: { width: 360, height: 740 },
    contextOptions: { reducedMotion: 'reduce' },
  });

  test('can be swiped both ways, without scrolling the page', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('heading', { name: 'Travaux types, en maquette' }).scrollIntoViewIfNeeded();
    await expectSlide(page, '1 sur 16');
    await region(page).evaluate((element) => element.scrollIntoView({ block: 'start' }));
    const top = await page.evaluate(() => scrollY);

    await swipe(page, 300, 60);
    await expectSlide(page, '2 sur 16');
    await swipe(page, 60, 300);
    await expectSlide(page, '1 sur 16');
    expect(await page.evaluate(() => scrollY)).toBe(top);
  });
});

/** Ways to activate a link or a button, with the width of the screen in pixels. */
const ways: { readonly [way: string]: [width: number, use: (control: Locator) => Promise<void>] } = {
  'a click': [1280, (control) => control.click()],
  'a tap': [390, (control) => control.tap()],
  'the keyboard': [1280, (control) => control.press('Enter')],
};

for (const [way, [width, use]] of Object.entries(ways))
  test.describe(`a project opened by ${way}`, () => {
    test.use({ viewport: { width, height: 844 }, hasTouch: true });

    test('closes with its button, and the next project closes with Back', async ({ page }) => {
      await page.goto('/');
      await use(enlarge(page, firstProject));
      await expectOpen(page, firstProject);
      await expect(close(page)).toBeFocused();
      await use(close(page));
      await expect(dialog(page)).toBeHidden();

      await use(button(page, 'Suivant'));
      // Waits, because a hidden control cannot receive focus.
      await expectSlide(page, '2 sur 16');
      await use(details(page, nextProject));
      await expectOpen(page, nextProject);
      await expect(page).toHaveURL(/\/\?realisation=enduit-chaux$/);
      await page.goBack();
      await expect(dialog(page)).toBeHidden();
      await expect(page).toHaveURL(/\/$/);
    });
  });

test('a project opened by a shared URL can be closed and opened again', async ({ page }) => {
  await page.goto('/?realisation=volets-repeints');
  await expectOpen(page, sharedProject);
  await close(page).click();
  await expect(dialog(page)).toBeHidden();
  await expectSlide(page, '14 sur 16');
  await expect(details(page, sharedProject)).toBeFocused();
  await expect(details(page, sharedProject)).toBeInViewport();

  for (const link of [enlarge(page, sharedProject), details(page, sharedProject)]) {
    await link.click();
    await expectOpen(page, sharedProject);
    await close(page).click();
    await expect(dialog(page)).toBeHidden();
  }
});

test.describe('the dialog of a project', () => {
  test('shows its full text, keeps the page from scrolling, and closes on a click outside it', async ({
    page,
  }) => {
    await page.goto('/');
    await details(page, firstProject).click();
    await expectOpen(page, firstProject);
    await expect(dialog(page).getByText('Toiture', { exact: true })).toBeVisible();
    await expect(dialog(page).getByText(/^La mousse est retirée à la main/)).toBeVisible();
    await expect(dialog(page).getByRole('listitem')).toHaveCount(5);
    await expect(dialog(page).getByRole('slider', { name: /déplacer la limite/ })).toBeVisible();

    const still = await page.evaluate(() => scrollY);
    await page.mouse.move(10, 450);
    await page.mouse.wheel(0, 900);
    await dialog(page).hover();
    await page.mouse.wheel(0, 4_000);
    expect(await page.evaluate(() => scrollY)).toBe(still);
    await page.mouse.click(8, 450);
    await expect(dialog(page)).toBeHidden();
  });

  test('leads to the form, and Back reopens the dialog unless the visitor had closed it', async ({
    page,
  }) => {
    await page.goto('/');
    await details(page, firstProject).click();
    await dialog(page).getByRole('link', { name: 'Demander un devis gratuit' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Demander un devis gratuit' })).toBeVisible();
    await page.goBack();
    await expectOpen(page, firstProject);
    await close(page).click();
    await expect(dialog(page)).toBeHidden();

    await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Mentions légales' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Travaux types, en maquette' })).toBeVisible();
    await expect(dialog(page)).toBeHidden();
  });

  test('has no accessibility problems', async ({ page }) => {
    // During a colour transition, axe would measure an intermediate contrast.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/?realisation=pergola-bois');
    await expect(dialog(page)).toBeVisible();
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
