/*
 * Fonts that come after the page has been painted take the place of their stand-ins, and nothing moves:
 * every block keeps its number of lines. Without this script such fonts wait for the next page.
 */

/** Shows the fonts with `font-display: optional` once they are there, if they come too late for the browser. */
export function showLateFonts(): void {
  addEventListener('DOMContentLoaded', () => {
    // A browser never goes back on a font that came too late. These are others, from the same files.
    const wanted = optionalFonts();
    const others = wanted.map(({ family, weight, src }) => new FontFace(family, src, { weight }));
    void Promise.all(others.map((font) => font.load())).then(
      () => wanted.every(isShown) || showInPlace(others),
      () => undefined,
    );
  });
}

type OptionalFont = { family: string; weight: string; src: string };

function optionalFonts(): OptionalFont[] {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  return rules.flatMap((rule) => {
    if (!(rule instanceof CSSFontFaceRule)) return [];
    const valueOf = (name: string) => rule.style.getPropertyValue(name);
    const [family, weight, src] = [valueOf('font-family'), valueOf('font-weight'), valueOf('src')];
    return valueOf('font-display') === 'optional' ? { family: family.slice(1, -1), weight, src } : [];
  });
}

/** Whether the page has the font already: it came in time, or with a former page. */
function isShown({ family, weight }: OptionalFont): boolean {
  const pen = document.createElement('canvas').getContext('2d');
  const widthIn = (families: string) => {
    if (pen) pen.font = `${parseInt(weight)} 99px ${families}`;
    return pen?.measureText('mille').width;
  };
  return widthIn(`"${family}",monospace`) !== widthIn('monospace');
}

/** By how much letters come closer or part where a line would be too long or too short, in em. */
const nudges = [0.012, 0.03];

/** All in one task, so that no step is painted; everything is measured before anything is changed. */
function showInPlace(fonts: readonly FontFace[]): void {
  const before = [...textBlocks()].map(([block, texts]) => {
    const { letterSpacing, fontFamily } = getComputedStyle(block);
    const spacing = parseFloat(letterSpacing) || 0;
    return { block, texts, places: placesOf(block, texts), fontFamily, spacing };
  });
  const moved = () =>
    before.flatMap(({ block, texts, places, ...own }) => {
      const now = placesOf(block, texts);
      const by = places.map((place, index) => (now[index] ?? 0) - place).find((one) => Math.abs(one) > 2);
      return by ? [{ block, by, ...own }] : [];
    });

  for (const font of fonts) document.fonts.add(font);
  for (const share of nudges)
    for (const { block, by, spacing } of moved())
      block.style.letterSpacing = `calc(${spacing}px ${by > 0 ? '-' : '+'} ${share}em)`;
  // What still has other lines keeps its stand-in: the fonts behind the first in its list.
  for (const { block, fontFamily } of moved()) {
    block.style.letterSpacing = '';
    block.style.fontFamily = fontFamily.replace(/^[^,]+,/, '');
  }
}

/** Height of a block, and on which line of it its texts begin and end; in pixels. */
function placesOf(block: HTMLElement, texts: readonly Node[]): number[] {
  const range = document.createRange();
  const start = block.getBoundingClientRect().top;
  const ofText = (text: Node) => {
    range.selectNodeContents(text);
    const { top, height } = range.getBoundingClientRect();
    return [top - start, height];
  };
  return [block.clientHeight, ...texts.flatMap(ofText)];
}

/** The blocks that are seen, with the texts of their own; and rows whose parts may begin a second line. */
function textBlocks(): Map<HTMLElement, Node[]> {
  const blocks = new Map<HTMLElement, Node[]>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    if (!texts.currentNode.nodeValue?.trim()) continue;
    let block = texts.currentNode.parentElement;
    while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
    if (!block?.clientHeight) continue;
    blocks.set(block, [...(blocks.get(block) ?? []), texts.currentNode]);
    const row = block.parentElement;
    if (row && !blocks.has(row) && getComputedStyle(row).flexWrap === 'wrap') blocks.set(row, []);
  }
  return blocks;
}
