import type { Page } from '@playwright/test';
import { declaredPages, examplePages } from './support/composed-site';
import { expectWithin } from './support/budgets';
import { expect, test, type RunningSite } from './support/test';

/** Allowed total of both fonts in KB of 1024 bytes. A total below the minimum may mean missing characters. */
const inAll = [24, 28] as const;

const french = 'ÀÂÆÇÈÉÊËÎÏÔŒÙÛÜàâæçèéêëîïôœùûüÿ«»’“”–—…€°\u00a0\u202f\u2007';

test("the site's fonts contain every character of every page, and of French", async ({ page, site }) => {
  const pages = await Promise.all(declaredPages().map(async ({ path }) => textOf(site.url + path)));
  const texts = pages.map(({ text }) => text).join('') + french;
  const headings = pages.map((one) => one.headings).join('') + french;

  await page.goto('/merci');
  const [head = '', text = ''] = await fontFiles(site);
  expect(await notDrawn(page, head, headings)).toEqual([]);
  expect(await notDrawn(page, text, texts)).toEqual([]);
});

test('no page uses a weight that the fonts lack', async ({ page }) => {
  for (const { path } of examplePages()) {
    await page.goto(path);
    const asked = await page.evaluate(() =>
      [...document.querySelectorAll('body *')].map((element) => {
        const { fontFamily, fontWeight } = getComputedStyle(element);
        return `${fontFamily.split(',')[0]} ${fontWeight}`;
      }),
    );
    for (const use of new Set(asked))
      expect(use, path).toMatch(/^("Instrument Sans" [456]\d\d|"Bricolage Grotesque" 700)$/);
  }
});

test('both fonts are within their budget', async ({ site }) => {
  const files = await fontFiles(site);
  const sizes = await Promise.all(
    files.map(async (file) => (await (await fetch(site.url + file)).arrayBuffer()).byteLength),
  );

  expect(sizes).toHaveLength(2);
  expectWithin('both in KB', sizes.reduce((sum, size) => sum + size) / 1024, inAll);
});

/** Returns the paths of the heading font and of the text font. */
async function fontFiles({ url }: RunningSite): Promise<string[]> {
  const document = await (await fetch(url)).text();
  return [...document.matchAll(/src:url\(([^)]+\.woff2)\)/g)].map(([, file = '']) => file);
}

async function textOf(url: string): Promise<{ text: string; headings: string }> {
  const html = await (await fetch(url)).text();
  const body = (/<body.*<\/body>/s.exec(html)?.[0] ?? '').replace(/<(script|style|svg).*?<\/\1>/gs, '');
  const headings = body.match(/<h[123][ >].*?<\/h[123]>/gs)?.join('') ?? '';
  const visibleText = (part: string) => part.replace(/<[^>]*>/g, '');
  return { text: visibleText(body), headings: visibleText(headings) };
}

/** Shows the characters in a font. @returns the fallback fonts that the browser uses for missing characters. */
async function notDrawn(page: Page, file: string, letters: string): Promise<string[]> {
  await page.evaluate(
    async ([url, text = '']) => {
      const font = await new FontFace('Tried', `url(${url})`).load();
      document.fonts.add(font);
      const letters = document.createElement('p');
      letters.id = 'letters';
      letters.textContent = [...new Set(text)].filter((letter) => letter >= ' ').join('');
      letters.style.fontFamily = 'Tried';
      document.getElementById('letters')?.remove();
      document.body.append(letters);
    },
    [file, letters],
  );
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector: '#letters' });
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  expect(fonts).not.toEqual([]);
  return fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName);
}
