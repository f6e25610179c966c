import type { Page, Request } from '@playwright/test';
import { declaredPages, liveScripts } from './support/composed-site';
import { startShell } from './support/hydration';
import { untilQuiet } from './support/page-weight';
import { phone } from './support/screens';
import { expect, test } from './support/test';

const towns = declaredPages().filter(({ view }) => view === 'town');

test.describe('a navigation from one town to the next', () => {
  test('loads at most 24 KB of HTML and no code', async ({ page, site }) => {
    await page.goto('/villes/riom');
    await startShell(page);
    const fetched: Request[] = [];
    page.on('request', (request) => {
      if (['script', 'fetch', 'xhr'].includes(request.resourceType())) fetched.push(request);
    });

    await page.getByRole('figure').getByRole('link', { name: 'Ménétrol' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rénovation à Ménétrol');
    await untilQuiet(page);

    expect(fetched.map((request) => request.url().replace(site.url, ''))).toEqual(['/villes/menetrol']);
    const sizes = await fetched[0]?.sizes();
    expect(sizes?.responseBodySize).toBeLessThan(24 * 1024);
  });
});

test('no script contains the names of towns', () => {
  const names = towns.map((town) => town.path.slice('/villes/'.length)).filter((slug) => slug.includes('-'));
  const scripts = liveScripts();

  expect(scripts).not.toHaveLength(0);
  expect(names.length).toBeGreaterThan(10);
  for (const script of scripts) expect(names.filter((name) => script.includes(name))).toEqual([]);
});

test.describe('the index of the towns', () => {
  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('lists every town, hides the search field, and links the maps to the towns', async ({ page }) => {
      await page.goto('/villes');

      await expect(inList(page)).toHaveCount(towns.length);
      await expect(page.getByRole('searchbox')).toBeHidden();
      await page.locator('figure a', { hasText: 'Moulins' }).click();
      await expect(page).toHaveURL(/\/villes\/moulins$/);
    });
  });
});

test.describe('on a phone whose code loads late', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a search for a town is restored when the visitor returns with Back', async ({ page }) => {
    let areScriptsLate = true;
    await page.route('**/*.js', (route) => (areScriptsLate ? undefined : route.continue()));
    await page.goto('/villes', { waitUntil: 'domcontentloaded' });
    await page.getByRole('searchbox').tap();
    await page.getByRole('searchbox').pressSequentially('vol');
    await inList(page).filter({ hasText: 'Volvic' }).tap();
    await expect(page).toHaveURL('/villes/volvic');

    areScriptsLate = false;
    await page.goBack({ waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('searchbox')).toHaveValue('vol');
    await expect(inList(page).filter({ hasText: 'Volvic' })).toBeVisible();
    await expect(inList(page).filter({ hasText: 'Abrest' })).toBeHidden();
  });
});

/** Finds the links of the list, but not the same links of the maps. */
const inList = (page: Page) => page.locator('main section section').getByRole('link');

test('at 360 px, no name on the maps touches another name or the edge', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/villes');

  const maps = await page.locator('figure:has([data-kind="town"])').all();
  expect(maps).toHaveLength(2);
  for (const map of maps) expect(await map.evaluate(touchingNames)).toEqual([]);
});

/** Runs in the page. Returns pairs of names whose letters touch, and names that the map's edge clips. */
function touchingNames(map: HTMLElement): string[] {
  const edge = map.getBoundingClientRect();
  const lines = [...map.querySelectorAll('[data-kind] > *')].flatMap((name) => {
    const letters = document.createRange();
    letters.selectNodeContents(name);
    return [...letters.getClientRects()].map((line) => ({ name: name.textContent, line }));
  });
  const cut = lines.filter(({ line }) => line.left < edge.left || line.right > edge.right);
  // Lines may overlap by 4 px, because a line is taller than its letters.
  const touching = lines.flatMap((one, index) =>
    lines
      .slice(index + 1)
      .filter(
        ({ name, line }) =>
          name !== one.name &&
          Math.min(line.right, one.line.right) > Math.max(line.left, one.line.left) &&
          Math.min(line.bottom, one.line.bottom) - Math.max(line.top, one.line.top) > 4,
      )
      .map(({ name }) => `${one.name} / ${name}`),
  );
  return [...cut.map(({ name }) => `${name} / edge`), ...touching];
}
