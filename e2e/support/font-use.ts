import type { Page } from '@playwright/test';

/** Text that a page sets in one way. */
export type FontUse = {
  /** The first family that the styles name. */
  family: string;
  weight: number;
  style: string;
  /** Percent of the normal width. */
  stretch: string;
  /** `tabular-nums` and the like. */
  numeric: string;
  characters: ReadonlySet<string>;
};

/** How the page sets its text: what is shown, what waits in menus, what fields hold and what styles write. */
export async function fontUses(page: Page): Promise<FontUse[]> {
  const found = await page.evaluate(() => {
    const texts: Record<string, string> = {};
    const add = (style: CSSStyleDeclaration, text: string) => {
      const way = [style.fontFamily.split(',')[0], style.fontWeight, style.fontStyle, style.fontStretch];
      const key = JSON.stringify([...way, style.fontVariantNumeric]);
      texts[key] =
        (texts[key] ?? '') + (style.textTransform === 'uppercase' ? text.toLocaleUpperCase('fr') : text);
    };

    for (const element of document.body.querySelectorAll('*:not(script, style, title, desc)')) {
      const style = getComputedStyle(element);
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE) add(style, node.textContent ?? '');
      if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
        add(style, element.placeholder + element.value);
      for (const pseudo of ['::before', '::after']) {
        const drawn = getComputedStyle(element, pseudo);
        if (drawn.content.startsWith('counter')) add(drawn, '0123456789');
        else if (drawn.content.startsWith('"')) add(drawn, drawn.content.slice(1, -1));
      }
    }
    return Object.entries(texts);
  });

  return found
    .map(([key, text]) => {
      const [family, weight, style, stretch, numeric]: string[] = JSON.parse(key);
      const drawn = [...text].filter((character) => character >= ' ');
      return {
        family: family?.replaceAll('"', '') ?? '',
        weight: Number(weight),
        style: style ?? '',
        stretch: stretch ?? '',
        numeric: numeric ?? '',
        characters: new Set(drawn),
      };
    })
    .filter(({ characters }) => [...characters].some((character) => character.trim()));
}
