import createCache from '@emotion/cache';
import { styleBreak } from '@renovation-th/shared/contracts/site-document';

/** Emotion's cache in the browser. Prerendering uses the same key. The empty plugin list turns off vendor prefixes. */
export const stylesCache = createCache({ key: 'css', stylisPlugins: [] });

/** Tells Emotion which rules the document already has. */
export function markPresent(css: string): void {
  for (const [, name = ''] of css.matchAll(/\.css-([\w-]+)/g)) stylesCache.inserted[name] = true;
}

/** Rules from a page's `<style>`, without those that every page has. */
export type PageStyles = {
  /** Rules of prerendered parts. Their class names are unique to the page. */
  page: string;
  /** Rules of the page's sections, or `''`. Their class names are the same on every page. */
  sections: string;
};

/** Class name from `shortName` in server/page-styles.ts. All other class names contain a hyphen. */
const ofPageAlone = /^[a-z]+$/;

/** Number of fetched pages. It makes the class names of each page unique. */
let pages = 0;

/**
 * Reads a fetched page's styles, and renames its own classes so that their names are unique in this document.
 * @param css content of the page's `<style>`.
 * @param main the page's `<main>`, which gets the new class names.
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

/** Rules of sections that navigations have added. They are never removed, since a later page may need them. */
const ofSections = new Set<string>();

/** Replaces the previous page's rules with this page's, and adds the rules of its sections. */
export function takeStyles({ page, sections }: PageStyles): void {
  ofPage?.remove();
  ofPage = document.createElement('style');
  // Inserts the page's rules before the rules of sections, as in a composed document.
  document.querySelector('style')?.after(ofPage);
  fill(ofPage, page);
  if (sections === '' || ofSections.has(sections)) return;
  ofSections.add(sections);
  fill(document.head.appendChild(document.createElement('style')), sections);
  markPresent(sections);
}

/**
 * Adds CSS as one nested rule, because the security policy forbids setting the text of a style element. Browsers skip
 * unsupported rules inside it, such as those for another engine's slider thumb.
 */
function fill({ sheet }: HTMLStyleElement, css: string): void {
  if (!sheet) throw new Error('The style element has no sheet.');
  sheet.insertRule(`@media all{${css}}`);
}
