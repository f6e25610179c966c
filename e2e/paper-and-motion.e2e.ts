import type { Page } from '@playwright/test';
import { readIdentity } from '../host/delivery/identity/read-identity';
import { startShell } from './support/hydration';
import { expect, test } from './support/test';

declare global {
  interface Window {
    fades?: string[];
  }
}

test.describe('content below the fold', () => {
  test('is hidden until the visitor scrolls down to it', async ({ page }) => {
    await page.goto('/');
    const heading = page.getByRole('heading', { name: 'Ce que nous faisons chez vous' });
    const head = page.locator('[data-reveal]').filter({ has: heading });
    await expect(head).toHaveAttribute('data-below');
    await expect(head).toHaveCSS('opacity', '0');

    await heading.scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 200);

    await expect(head).toHaveAttribute('data-animate');
    await expect(head).toHaveCSS('opacity', '1');
  });

  test('is never hidden in print', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('main [data-below]').first()).toHaveCSS('opacity', '0');

    await page.emulateMedia({ media: 'print' });
    expect(await hidden(page)).toBe(0);
  });

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('is shown from the start', async ({ page }) => {
      await page.goto('/');
      await expect(page.locator('main [data-below]').first()).toBeAttached();

      expect(await hidden(page)).toBe(0);
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is shown from the start', async ({ page }) => {
      await page.goto('/');

      await expect(page.locator('main [data-reveal]').last()).toHaveCSS('opacity', '1');
    });
  });
});

test.describe('a page reached by a link', () => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    test.describe(`with prefers-reduced-motion: ${reducedMotion}`, () => {
      test.use({ contextOptions: { reducedMotion } });

      test(reducedMotion === 'reduce' ? 'does not fade' : 'fades in', async ({ page }) => {
        await recordFades(page);
        await page.goto('/');
        await startShell(page);
        await page.getByRole('main').getByRole('link', { name: 'Demander un devis gratuit' }).first().click();

        const heading = page.getByRole('heading', { level: 1, name: 'Demander un devis gratuit' });
        await expect(heading).toBeFocused();
        await expect(page).toHaveTitle(/^Devis gratuit/);
        const fades = reducedMotion === 'reduce' ? [] : ['Demander un devis gratuit'];
        await expect.poll(() => page.evaluate(() => window.fades)).toEqual(fades);
      });
    });
  }
});

test.describe('a printed page', () => {
  for (const path of ['/', '/page-inconnue']) {
    test.describe(path, () => {
      test.use({ colorScheme: 'dark', expectedErrors: /Failed to load resource.*404/ });

      test('is black on white, with the phone number and without floating elements', async ({ page }) => {
        const { phone } = await readIdentity();
        await page.goto(path);
        await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'));
        await page.emulateMedia({ media: 'print' });

        await expect(
          page.getByText(phone.national, { exact: true }).filter({ visible: true }),
        ).not.toHaveCount(0);
        await expect(page.getByRole('link', { name: 'Appeler', exact: true })).toBeHidden();
        await expect(page.getByRole('region', { name: 'Coordonnées' })).toBeHidden();
        await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
        expect(await inkColors(page)).toEqual(['rgb(0, 0, 0)']);
      });
    });
  }
});

/** Counts the elements that are not revealed. */
function hidden(page: Page): Promise<number> {
  return page
    .locator('[data-reveal]')
    .evaluateAll(
      (elements) => elements.filter((element) => getComputedStyle(element).opacity !== '1').length,
    );
}

/** Records the heading of each page that fades in. Starts with the next document. */
async function recordFades(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const fades = (window.fades = [] as string[]);
    document.addEventListener('animationstart', ({ animationName }) => {
      if (animationName === 'arrive') fades.push(document.querySelector('h1')?.textContent ?? '');
    });
  });
}

/** Returns the colours of all visible text. */
function inkColors(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const colors = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, nodeValue } = walker.currentNode;
      if (nodeValue?.trim() && parentElement?.checkVisibility())
        colors.add(getComputedStyle(parentElement).color);
    }
    return [...colors];
  });
}
