import createCache from '@emotion/cache';
import { styleBreak } from '@renovation-th/shared/contracts/site-document';

/**
 * Where sections and the shell put the rules that the document lacks. Their class names begin as while prerendering;
 * browsers need none of Emotion's prefixes.
 */
export const stylesCache = createCache({ key: 'css', stylisPlugins: [] });

/** Tells Emotion which rules stand in a text of CSS that the document has. */
export function markPresent(css: string): void {
  for (const [, name = ''] of css.matchAll(/\.css-([\w-]+)/g)) stylesCache.inserted[name] = true;
}

/** What the document of a page has in its `<style>`, but for what is the same in every document. */
export type PageStyles = {
  /** Rules of what only compose renders, by numbers that differ from those of every other page. */
  page: string;
  /** Rules of the page's sections, whose names are the same everywhere; empty without sections. */
  sections: string;
};

/** See `shortName` in server/page-styles.ts; other classes hold a hyphen. */
const ofPageAlone = /^[a-z]+$/;

/** How many pages have come into this document. */
let pages = 0;

/**
 * Makes the styles of another document ready to be put into this one.
 * @param css all that its `<style>` holds.
 * @param main what it is for; its classes get names that are free here.
 */
export function readStyles(css: string, main: Element): PageStyles {
  const [, page = '', sections = ''] = css.split(styleBreak);
  pages += 1;
  for (const element of [main, ...main.querySelectorAll('[class]')])
    for (const name of [...element.classList])
      if (ofPageAlone.test(name)) element.classList.replace(name, `${name}-${pages}`);
  return { page: page.replaceAll(/\.[a-z]+(?![\w-])/g, `$&-${pages}`), sections };
}

let ofPage: HTMLStyleElement | undefined;

/** Those that are here for good: what has started may need them on any page. */
const ofSections = new Set<string>();

/** Puts the rules of a page in the place of those of the last page that came, and adds what its sections need. */
export function takeStyles({ page, sections }: PageStyles): void {
  ofPage?.remove();
  ofPage = document.createElement('style');
  // Ahead of the rules of sections, as in a document of its own.
  document.querySelector('style')?.after(ofPage);
  fill(ofPage, page);
  if (sections === '' || ofSections.has(sections)) return;
  ofSections.add(sections);
  fill(document.head.appendChild(document.createElement('style')), sections);
  markPresent(sections);
}

/**
 * The security policy lets no script put a text of CSS here, but a rule, which may hold others. As in a text,
 * browsers pass over those within that they do not know, such as the thumb of another one's sliders.
 */
function fill({ sheet }: HTMLStyleElement, css: string): void {
  if (!sheet) throw new Error('The document takes no style sheet.');
  sheet.insertRule(`@media all{${css}}`);
}
