import type { Page } from '@playwright/test';
import { expectNoShift, watchLayoutShifts } from '../support/layout-shifts';
import { stopClock } from '../support/page-clock';
import { expect, test } from '../support/test';

const region = (page: Page) => page.getByRole('region', { name: 'Travaux types, en maquette' });
const slides = (page: Page) => region(page).getByRole('group', { name: / sur \d+$/ });
const live = (page: Page) => region(page).locator('[aria-live]');
const pause = (page: Page) => region(page).getByRole('button', { name: 'Suspendre le défilement' });
const play = (page: Page) => region(page).getByRole('button', { name: 'Reprendre le défilement' });

/** Opens the home page at the portfolio, with a clock that only the test moves. */
async function open(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/');
  await bringIntoView(page);
  await expect(slides(page)).toHaveCount(1);
  await stopClock(page);
}

const bringIntoView = (page: Page) =>
  region(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));

/** The live region is off while the slideshow moves. */
const expectRotating = (page: Page) => expect(live(page)).toHaveAttribute('aria-live', 'off');
const expectHeld = (page: Page) => expect(live(page)).toHaveAttribute('aria-live', 'polite');

/** Reads the number of the current slide from a text such as "3 / 16". */
const slideNumber = async (page: Page) =>
  Number.parseInt(
    await region(page)
      .getByText(/^\s?\d+ \/ \d+$/)
      .innerText(),
  );

async function expectStays(page: Page): Promise<void> {
  await expectHeld(page);
  const before = await slideNumber(page);
  await page.clock.runFor(9_000);
  expect(await slideNumber(page)).toBe(before);
}

async function expectGoesOn(page: Page): Promise<void> {
  await expectRotating(page);
  const before = await slideNumber(page);
  await page.clock.runFor(4_000);
  await expect.poll(() => slideNumber(page)).toBe((before % 16) + 1);
}

/** Interactions that must stop the slideshow. */
const interactions: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'an arrow': (page) => region(page).getByRole('button', { name: 'Suivant' }).click(),
  'a tap on an arrow': (page) => region(page).getByRole('button', { name: 'Suivant' }).tap(),
  'a tap on a dot': (page) =>
    region(page)
      .getByRole('slider')
      .tap({ position: { x: 40, y: 22 } }),
  'a tap on a thumbnail': (page) =>
    region(page)
      .getByRole('button', { name: /^Afficher/ })
      .nth(3)
      .tap(),
  'a tap on a slide': (page) => slides(page).getByRole('img').tap(),
  'an arrow key': async (page) => {
    await region(page).getByRole('button', { name: 'Suivant' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('button', { name: 'Extérieur' }).focus();
  },
  'keyboard focus': async (page) => {
    await page.getByRole('button', { name: 'Extérieur' }).focus();
    await page.keyboard.press('Tab');
    await expect(play(page)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
  },
  'a dialog': async (page) => {
    await slides(page)
      .getByRole('link', { name: /^Voir les détails/ })
      .tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectStays(page);
    await page.getByRole('button', { name: 'Fermer', exact: true }).tap();
    await expect(page.getByRole('dialog')).toBeHidden();
  },
  'a change to reduced motion': (page) => page.emulateMedia({ reducedMotion: 'reduce' }),
};

test.describe('the slideshow', () => {
  test('shows the next item every four seconds, starts again after the last, and moves nothing else', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await watchLayoutShifts(page);
    await open(page);
    const height = (await region(page).boundingBox())!.height;
    await expectGoesOn(page);
    const before = await slideNumber(page);
    await page.clock.runFor(3_900);
    expect(await slideNumber(page)).toBe(before);
    await page.clock.runFor(200);
    await expect.poll(() => slideNumber(page)).toBe(before + 1);

    for (let step = 0; step < 15; step += 1) await expectGoesOn(page);
    expect((await region(page).boundingBox())!.height).toBe(height);
    await expectNoShift(page);
  });

  test('pauses under the pointer, out of view and in a hidden tab, and then resumes', async ({ page }) => {
    await open(page);
    await slides(page).getByRole('img').hover();
    await expectStays(page);
    await page.mouse.move(2, 2);
    await expectGoesOn(page);

    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expectStays(page);
    await bringIntoView(page);
    await expectGoesOn(page);

    await setVisibility(page, 'hidden');
    await expectStays(page);
    await setVisibility(page, 'visible');
    await expectGoesOn(page);
  });

  test('stays paused once its button is pressed, until the button is pressed again', async ({ page }) => {
    await open(page);
    await pause(page).click();
    await page.mouse.move(2, 2);
    await expectStays(page);
    await slides(page).getByRole('img').hover();
    await page.mouse.move(2, 2);
    await expectStays(page);

    await play(page).click();
    await page.mouse.move(2, 2);
    await expectGoesOn(page);
  });

  for (const [what, interact] of Object.entries(interactions))
    test.describe(`after ${what}`, () => {
      test.use({ hasTouch: true });

      test('stays stopped until the visitor presses its button', async ({ page }) => {
        await open(page);
        await expectRotating(page);
        await interact(page);
        await page.mouse.move(2, 2);
        await expectStays(page);

        await play(page).click();
        await page.mouse.move(2, 2);
        await expectGoesOn(page);
      });
    });

  test('keeps a text selection in a slide', async ({ page }) => {
    await open(page);
    const { x, y, width, height } = (await slides(page).getByRole('paragraph').boundingBox())!;
    await page.mouse.move(x + 2, y + 8);
    await page.mouse.down();
    await page.mouse.move(x + width - 2, y + height - 4);
    await page.mouse.up();
    await page.mouse.move(2, 2);
    await expectStays(page);
    expect(await page.evaluate(() => getSelection()?.toString().length)).toBeGreaterThan(20);
  });

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('is paused at first, and can be started', async ({ page }) => {
      await open(page);
      await expect(play(page)).toBeVisible();
      await expectStays(page);

      await play(page).click();
      await page.mouse.move(2, 2);
      await expectGoesOn(page);
    });
  });
});

test.describe('the slideshow without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('is a list of sixteen projects with their full texts', async ({ page }) => {
    await page.goto('/');
    const list = region(page).getByRole('list').first();

    await expect(list.locator(':scope > [role="listitem"]')).toHaveCount(16);
    for (const item of await list.locator(':scope > *').all()) {
      await expect(item.getByRole('heading', { level: 3 })).toBeVisible();
      await expect(item.getByRole('img')).toHaveAccessibleName(/^Maquette/);
      await expect(item.getByRole('list').getByRole('listitem')).toHaveCount(5);
    }
    await expect(region(page).getByRole('button')).toHaveCount(0);
    await expect(region(page).getByRole('link')).toHaveCount(0);
  });
});

/** Pretends that the tab is hidden or visible, because headless browsers never hide pages. */
async function setVisibility(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}
