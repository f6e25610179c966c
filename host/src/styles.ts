import createCache from '@emotion/cache';
import { styleBreak } from '@renovation-th/shared/contracts/site-document';

/**
 * Emotion cache for rules that the document lacks. It has the same key as in prerendering, and adds no vendor prefixes.
 */
export const stylesCache = createCache({ key: 'css', stylisPlugins: [] });

/** Marks rules as inserted that the document's CSS already has. */
export function markPresent(css: string): void {
  for (const [, name = ''] of css.matchAll(/\.css-([\w-]+)/g)) stylesCache.inserted[name] = true;
}

/** The page's own rules from its document's `<style>`, without the rules that every document has. */
export type PageStyles = {
  /** Rules of prerendered parts, under class names that are unique among pages. */
  page: string;
  /** Rules of the page's sections, whose class names are the same on every page; empty without sections. */
  sections: string;
};

/** See `shortName` in server/page-styles.ts; other classes hold a hyphen. */
const ofPageAlone = /^[a-z]+$/;

/** Number of pages that this document has shown by navigation. */
let pages = 0;

/**
 * Prepares another document's styles for this document.
 * @param css content of its `<style>`.
 * @param main its page; gets class names that are unused in this document.
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

/** Section rules that were added. They are never removed, since a later page may need them. */
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
 * Adds CSS as one nested rule. The security policy forbids CSS text, but allows inserting a rule. Browsers skip nested
 * rules that they do not support, such as another engine's slider thumb.
 */
function fill({ sheet }: HTMLStyleElement, css: string): void {
  if (!sheet) throw new Error('The style element has no sheet.');
  sheet.insertRule(`@media all{${css}}`);
}
