import type { Locator, Page } from '@playwright/test';
import { desktop, phone } from './support/screens';
import { expect, test } from './support/test';

const today = '2026-11-24T09:40:00+01:00';

/** Returns the borders, lines and transforms of an element and its pseudo-elements, without any colour. */
const shapeOf = (element: Locator) =>
  element.evaluate((one) =>
    [undefined, '::before', '::after'].map((pseudo) => {
      const style = getComputedStyle(one, pseudo);
      if (pseudo && style.content === 'none') return 'nothing';
      const sides = ['top', 'right', 'bottom', 'left'].map((side) =>
        style.getPropertyValue(`border-${side}-style`) === 'none'
          ? '0px'
          : style.getPropertyValue(`border-${side}-width`),
      );
      const outline = style.outlineStyle === 'none' ? '0px' : style.outlineWidth;
      return [...sides, outline, style.textDecorationLine, style.borderRadius, style.transform].join(' ');
    }),
  );

async function expectToldApart(chosen: Locator, sibling: Locator): Promise<void> {
  await expect(async () => expect(await shapeOf(chosen)).not.toEqual(await shapeOf(sibling))).toPass({
    timeout: 60_000,
  });
}

const labelOf = (page: Page, name: string) => page.locator('label:visible', { hasText: name }).first();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

for (const forcedColors of ['active', 'none'] as const)
  test.describe(`with forced colours ${forcedColors}`, () => {
    test.use({ contextOptions: { forcedColors, reducedMotion: 'reduce' } });

    test('the chosen trade and the current thumbnail differ from the others by more than colour', async ({
      page,
    }) => {
      await page.goto('/');
      await button(page, 'Toiture').click();
      await expect(button(page, 'Toiture')).toHaveAttribute('aria-pressed', 'true');
      await expectToldApart(button(page, 'Toiture'), button(page, 'Tous'));

      const thumbnails = page.getByRole('group', { name: 'Vignettes' }).getByRole('button');
      await expectToldApart(thumbnails.first(), thumbnails.nth(1));
    });

    for (const viewport of [phone, desktop])
      test(`the chosen theme and menu item differ from the others by more than colour at ${viewport.width} px`, async ({
        page,
      }) => {
        await page.setViewportSize(viewport);
        await page.goto('/zones-intervention');
        if (viewport === phone) await button(page, 'Menu').click();
        await labelOf(page, 'Sombre').click();
        await expectToldApart(labelOf(page, 'Sombre'), labelOf(page, 'Clair'));

        const menu = page.getByRole('navigation', { name: 'Menu' });
        await expectToldApart(
          menu.getByRole('link', { name: 'Zones d’intervention' }),
          menu.getByRole('link', { name: 'Accueil' }),
        );
      });

    test('the chosen day and time of a callback differ from the others by more than colour', async ({
      page,
    }) => {
      await page.clock.setFixedTime(today);
      await page.goto('/contact');
      await page.getByLabel('Je souhaite être rappelé').check();
      const day = (name: string) => page.getByRole('gridcell', { name: new RegExp(` ${name} `) });
      await day('25').click();
      await labelOf(page, '14:30').click();

      await expect(page.getByRole('radio', { name: '14:30' })).toBeChecked();
      await expectToldApart(labelOf(page, '14:30'), labelOf(page, '15:00'));
      await expectToldApart(day('25'), day('26'));
    });
  });

test.describe('with forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('the dots of the slideshow, the call button and the divider of two pictures stay visible', async ({
    page,
  }) => {
    await page.goto('/');
    const dots = page.getByRole('slider', { name: 'Aller à un travail type' });
    await dots.scrollIntoViewIfNeeded();
    expect(await dots.evaluate((row) => getComputedStyle(row).backgroundImage)).toContain('radial-gradient');

    const call = page.getByRole('link', { name: 'Appeler', exact: true });
    expect(await call.evaluate((link) => getComputedStyle(link).borderTopWidth)).not.toBe('0px');

    await page.goto('/services/peinture');
    const divider = page.getByRole('slider', { name: /déplacer la limite/ }).first();
    const line = await divider.evaluate(
      (range) => getComputedStyle(range.parentElement!, '::after').borderLeftWidth,
    );
    expect(line).not.toBe('0px');
  });
});
