import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { accessibilityProblems, overflow, readToTheEnd, startShell } from './support/page-checks';
import { expect, test } from './support/test';

/** Kilobytes of 1024 bytes, with Brotli. Below the range the page has lost content, or the range is too generous. */
type Range = readonly [min: number, max: number];
type Kind = { html: Range; script: Range; forms?: number };

const plain: Kind = { html: [8, 16.5], script: [60, 125] };

/** One page of each kind and of each variant of towns, with its budget. `script` is all script of a whole visit. */
const kinds: Readonly<Record<string, Kind>> = {
  '/': { html: [18, 24], script: [130, 235], forms: 1 },
  '/services': plain,
  '/services/peinture': plain,
  '/services/renovation-interieur': plain,
  '/villes': { html: [8, 16], script: [70, 135] },
  '/villes/gerzat': plain,
  '/villes/clermont-ferrand': plain,
  '/villes/riom': plain,
  '/villes/volvic': plain,
  '/villes/thiers': plain,
  '/villes/saint-pourcain-sur-sioule': plain,
  '/zones-intervention': plain,
  '/mentions-legales': plain,
  '/contact': { html: [10, 17], script: [75, 170], forms: 1 },
  '/merci': plain,
};

test('every address of the site map is complete, within its budget, and safe by its policy', async ({
  request,
}) => {
  const paths = await listedPaths(request);
  expect(paths.length).toBeGreaterThan(50);
  for (const path of [...paths, '/merci']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    const html = await answer.text();
    const size = brotliCompressSync(html).byteLength / 1024;
    expectWithin(`HTML of ${path}`, size, (kinds[path] ?? plain).html);

    const found = (pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
    const isListed = path !== '/merci';
    expect(html.match(/<h1[ >]/g), path).toHaveLength(1);
    expect(found(/<title>(.+?)<\/title>/).length, path).toBeGreaterThan(15);
    expect(found(/<meta name="description" content="(.+?)">/).length, path).toBeGreaterThanOrEqual(50);
    expect(html.includes('<meta name="robots" content="noindex">'), path).toBe(!isListed);
    expect(found(/<link rel="canonical" href="https?:\/\/[^/]+(.*?)">/), path).toBe(isListed ? path : '');
    const structuredData = found(/<script type="application\/ld\+json">(.+?)<\/script>/);
    expect(JSON.parse(structuredData), path).toMatchObject({ '@context': 'https://schema.org' });
    const policy = found(/<meta http-equiv="Content-Security-Policy" content="(.+?)">/);
    expect(policy, path).toMatch(/^default-src 'none';/);
    expect(policy, path).toContain('require-trusted-types-for');
    expect(policy, path).not.toMatch(/unsafe-|https?:|\*/);
  }
});

test('no link of any page leads to a missing page or part', async ({ request }) => {
  const paths = [...(await listedPaths(request)), '/merci'];
  const pages = new Map<string, string>();
  for (const path of paths) pages.set(path, await (await request.get(path)).text());
  const missing: string[] = [];
  for (const [path, html] of pages)
    for (const [, href = ''] of html.matchAll(/<a [^>]*href="(\/[^"]*|#[^"]*)"/g)) {
      const { pathname, hash } = new URL(href.replaceAll('&amp;', '&'), `https://site.example${path}`);
      const target = pages.get(pathname) ?? (await load(pathname));
      const part = decodeURIComponent(hash.slice(1));
      if (!target || (part && !target.includes(`id="${part}"`))) missing.push(`${path} → ${href}`);
    }
  expect(missing).toEqual([]);

  async function load(path: string): Promise<string> {
    const answer = await request.get(path);
    const text = answer.ok() ? (await answer.text()) || 'empty' : '';
    pages.set(path, text);
    return text;
  }
});

for (const [path, { script, forms = 0 }] of Object.entries(kinds)) {
  test.describe(path, () => {
    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 800 } });

      test('is complete, fits a narrow screen, and its form can be sent', async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(250);
        await expect(page.getByRole('banner').getByRole('button', { name: 'Menu' })).toBeVisible();
        for (const name of ['Accueil', 'Zones d’intervention', 'Devis gratuit', 'Mentions légales'])
          await expect(page.getByRole('contentinfo').getByRole('link', { name })).toBeVisible();
        await expect(page.getByRole('link', { name: 'Appeler', exact: true })).toBeVisible();
        await expect(page.getByRole('region', { name: 'Utilisation des cookies' })).toBeHidden();
        expect(await overflow(page)).toBeLessThanOrEqual(0);
        await expect(page.locator('form[method="post"][action^="/envoi/"]')).toHaveCount(forms);
        await expect(page.locator('form [type="submit"]:enabled')).toHaveCount(forms);
      });
    });

    test('is accessible and fits at every width in both modes, shifts nothing, and loads what it may', async ({
      page,
      site,
    }) => {
      const foreign: string[] = [];
      page.on('request', (request) => {
        if (!request.url().startsWith(site.url)) foreign.push(request.url());
      });
      await page.setViewportSize({ width: 360, height: 740 });
      await watchLayoutShifts(page);
      await page.goto(path);
      await startShell(page);
      await readToTheEnd(page);
      await expect.poll(() => scriptsOf(page)).toBeGreaterThanOrEqual(script[0]);
      await page.waitForLoadState('networkidle');
      expectWithin(`scripts of ${path}`, await scriptsOf(page), script);
      expect(await page.evaluate(() => window.shifted)).toBeLessThan(0.005);

      for (const [width, colorScheme] of [
        [320, 'light'],
        [768, 'dark'],
        [1280, 'light'],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        expect(await overflow(page), `${width} px`).toBeLessThanOrEqual(0);
        expect(await accessibilityProblems(page, 'others'), `${width} px, ${colorScheme}`).toEqual([]);
      }
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
      expect(await overflow(page), 'text at 200 %').toBeLessThanOrEqual(0);
      expect(foreign).toEqual([]);
    });
  });
}

test('texts have enough contrast on a page of every kind in both modes', async ({ page }) => {
  for (const path of Object.keys(kinds))
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width: colorScheme === 'light' ? 320 : 1280, height: 900 });
      // During a colour transition, axe would measure an intermediate contrast.
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(path);
      const problems = await accessibilityProblems(page, 'contrast');
      expect.soft(problems, `${path}, ${colorScheme}`).toEqual([]);
    }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  for (const path of ['/villes/riom', '/mentions-legales'])
    test(`${path} loads no script while it is read`, async ({ page }) => {
      await page.goto(path);
      await readToTheEnd(page);
      await page.waitForLoadState('networkidle');
      expect(await scriptsOf(page)).toBe(0);
    });
});

test('a printed page is black on white, with the telephone number and without floating parts', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await page.goto('/');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.getByText('04 65 71 63 36', { exact: true }).filter({ visible: true })).not.toHaveCount(
    0,
  );
  await expect(page.getByRole('link', { name: 'Appeler', exact: true })).toBeHidden();
});

test.describe('with forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('a pressed trade differs from the others by more than colour', async ({ page }) => {
    await page.goto('/');
    const trade = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
    await trade('Toiture').click();
    await expect(trade('Toiture')).toHaveAttribute('aria-pressed', 'true');
    expect(await shapeOf(page, 'Toiture')).not.toEqual(await shapeOf(page, 'Intérieur'));
  });
});

test('the text font draws every character of every page', async ({ page, request }) => {
  const texts = await Promise.all(
    (await listedPaths(request)).map(async (path) => textOf(await (await request.get(path)).text())),
  );
  const letters = [...new Set(texts.join(''))].filter((letter) => letter >= ' ').join('');
  await page.goto('/mentions-legales');
  await page.evaluate(async (all) => {
    const source = /src:\s*url\(([^)]+)\)/g;
    const [, address = ''] = [...document.documentElement.innerHTML.matchAll(source)].at(-1) ?? [];
    // A font of our own, because the page keeps its fallback if the site's font arrives late.
    document.fonts.add(await new FontFace('Tried', `url(${address})`).load());
    const line = document.createElement('p');
    line.id = 'letters';
    line.textContent = all;
    line.style.fontFamily = 'Tried';
    document.querySelector('main')?.append(line);
  }, letters);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector: '#letters' });
  // Empty until the browser has drawn the line.
  const fonts = () => devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  await expect.poll(async () => (await fonts()).fonts.map((one) => one.isCustomFont)).toEqual([true]);
});

declare global {
  interface Window {
    /** Sum of the layout shifts without user input. */
    shifted: number;
  }
}

async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries() as Shift[])
        if (!hadRecentInput) window.shifted += value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Returns the transferred kilobytes of script, without headers. */
function scriptsOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = resources.filter(({ name }) => new URL(name).pathname.endsWith('.js'));
    return scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize / 1024, 0);
  });
}

function expectWithin(what: string, size: number, [min, max]: Range): void {
  expect.soft(size, `${what} in KB`).toBeLessThanOrEqual(max);
  expect.soft(size, `${what} in KB`).toBeGreaterThanOrEqual(min);
}

type Requests = { get: (url: string) => Promise<{ text: () => Promise<string> }> };

async function listedPaths(request: Requests): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

const textOf = (html: string) =>
  (/<body.*<\/body>/s.exec(html)?.[0] ?? '')
    .replace(/<(script|style|svg).*?<\/\1>/gs, '')
    .replace(/<[^>]*>/g, '')
    .replace(/&\w+;/g, '');

/** Returns the borders, lines and marks of a button of a trade, without any colour. */
const shapeOf = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name, exact: true })
    .evaluate((button) =>
      [undefined, '::before', '::after'].map((pseudo) => {
        const style = getComputedStyle(button, pseudo);
        const { borderWidth, borderStyle, outlineStyle, outlineWidth, textDecorationLine, content } = style;
        return [borderWidth, borderStyle, outlineStyle, outlineWidth, textDecorationLine, content];
      }),
    );
