import { declaredPages, liveScripts } from './support/composed-site';
import { readFont, type FontFile } from './support/font-file';
import { fontUses, type FontUse } from './support/font-use';
import { expect, test, type RunningSite } from './support/test';

/** KB of 1024 bytes. Below, a saving to bank or letters that are gone. */
const inAll = { least: 24, most: 28 };

// Every page, since each has words of its own. Nothing here depends on a script.
test.use({ javaScriptEnabled: false, expectedErrors: /Failed to load resource.*404/ });

test('the fonts hold what pages ask of them, and little more', async ({ page, site }) => {
  test.setTimeout(300_000);
  const uses: FontUse[] = [];
  for (const path of [...declaredPages().map((declared) => declared.path), '/page-inconnue']) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    uses.push(...(await fontUses(page)));
  }
  const fonts = await servedFonts(site);

  expect(new Set(uses.map(({ family }) => family))).toEqual(new Set(fonts.keys()));
  for (const [family, font] of fonts) {
    const own = uses.filter((use) => use.family === family);
    const weights = own.map(({ weight }) => weight);
    const characters = new Set(own.flatMap((use) => [...use.characters]));
    const lacking = [...characters].filter(
      (character) => !font.characters.has(character.codePointAt(0) ?? 0),
    );
    const isTabular = own.some(({ numeric }) => numeric === 'tabular-nums');

    expect(lacking, `characters that ${family} lacks`).toEqual([]);
    expect(font.weights, `weights of ${family}`).toEqual([Math.min(...weights), Math.max(...weights)]);
    // Whoever asks for another width or style gets an axis for it, or the plain letters.
    expect([...new Set(own.map(({ style, stretch }) => `${style} ${stretch}`))]).toEqual(['normal 100%']);
    expect(font.axes).toEqual(font.weights[0] === font.weights[1] ? [] : ['wght']);
    if (isTabular) expect([...font.features]).toContain('tnum');
  }
});

test('styles that no document shows yet, of a dialog or under the mouse, ask for no other weight', async ({
  site,
}) => {
  const fonts = await servedFonts(site);
  const weightsOf = {
    Head: fonts.get('Bricolage Grotesque')?.weights,
    Text: fonts.get('Instrument Sans')?.weights,
  };
  const scripts = liveScripts().join();
  const alone = [...scripts.matchAll(/\bfontWeight:(\d{3})\b/g)].map(
    ([, weight]) => ['Text', weight] as const,
  );
  const inShort = [...scripts.matchAll(/\bfont:`(\d+) [^`]*?\bfont(Head|Text)\b/g)].map(
    ([, weight, font]) => [font === 'Head' ? 'Head' : 'Text', weight] as const,
  );

  expect(alone.length).toBeGreaterThan(10);
  expect(inShort.length).toBeGreaterThan(1);
  for (const [font, weight] of [...alone, ...inShort]) {
    const [lightest = 0, boldest = 0] = weightsOf[font] ?? [];
    expect(Number(weight), `a weight of ${font}`).toBeGreaterThanOrEqual(lightest);
    expect(Number(weight), `a weight of ${font}`).toBeLessThanOrEqual(boldest);
  }
});

test('the fonts have the letters of French that no page has yet', async ({ site }) => {
  const french = 'ÀÂÆÇÈÉÊËÎÏÔŒÙÛÜàâæçèéêëîïôœùûüÿ«»’“”–—…€°\u00a0\u202f\u2007';

  for (const [family, font] of await servedFonts(site))
    for (const letter of french)
      expect(font.characters.has(letter.codePointAt(0) ?? 0), `${letter} in ${family}`).toBe(true);
});

test('both fonts together weigh what they should', async ({ site }) => {
  const sizes = [...(await servedFonts(site)).values()].map(({ bytes }) => bytes / 1024);

  expect(sizes).toHaveLength(2);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(inAll.most);
  expect(sizes.reduce((sum, size) => sum + size)).toBeGreaterThanOrEqual(inAll.least);
});

/** The files that the document's styles name, by their family. */
async function servedFonts({ url }: RunningSite): Promise<Map<string, FontFile & { bytes: number }>> {
  const document = await (await fetch(url)).text();
  const faces = [...document.matchAll(/@font-face\{font-family:"([^"]+)"[^}]*?src:url\(([^)]+)\)/g)];

  return new Map(
    await Promise.all(
      faces.map(async ([, family = '', file = '']) => {
        const woff2 = Buffer.from(await (await fetch(url + file)).arrayBuffer());
        return [family, { ...readFont(woff2), bytes: woff2.length }] as const;
      }),
    ),
  );
}
