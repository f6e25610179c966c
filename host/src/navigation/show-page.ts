import { mainId } from '@renovation-th/shared/contracts/site-document';
import { takeStyles } from '../styles';
import type { PageDocument } from './load-page';

/** Attribute of a link that says when it leads to the page being read; see Menu. */
export const pageLinkMark = 'data-page-link';

/** Attribute of the address that is printed; see PrintedAddress. */
export const addressMark = 'data-address';

/**
 * Puts a page into this document in the place of the one before, with its styles, title and descriptions.
 * @param layOutAll whether the page is shown somewhere else than at its top.
 * @returns lays out what lies below the screen. On a slow phone that takes longer than all else between a click and
 *   the next heading, so it waits for the frame after.
 */
export function showPage({ site, parsed, main, styles }: PageDocument, layOutAll: boolean): () => void {
  takeStyles(styles);
  describeDocument(parsed);
  markCurrentPage(site.contact.origin, site.path ?? '/');
  main.setAttribute('data-arrived', '');
  const parts = layOutAll ? [] : [...main.querySelectorAll<HTMLElement>(':scope > :nth-child(n + 2)')];
  for (const { style } of parts)
    Object.assign(style, { contentVisibility: 'auto', containIntrinsicBlockSize: '100vh' });
  document.getElementById(mainId)?.replaceWith(main);
  return () => parts.forEach((part) => part.removeAttribute('style'));
}

/** Scrolls to an element and gives it the focus, as a link to it does: the next Tab goes on from there. */
export function goToFragment(hash: string): boolean {
  const target = findFragment(hash.slice(1));
  if (!target) return false;
  target.scrollIntoView({ behavior: 'instant' });
  if (!target.matches('a[href], button, input, select, textarea, summary, [tabindex]')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  return true;
}

/** Scrolls to the top of the page and gives its heading the focus. */
export function goToTop(): void {
  scrollTo({ top: 0, behavior: 'instant' });
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

function findFragment(name: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(name));
  } catch {
    // « 100% » cannot be decoded; browsers use it as it is.
    return document.getElementById(name);
  }
}

/** What a document says of itself beside its title. */
const descriptions = ['meta[name="description"]', 'meta[name="robots"]', 'link[rel="canonical"]'];

function describeDocument(parsed: Document): void {
  document.title = parsed.title;
  for (const selector of descriptions) {
    document.querySelector(selector)?.remove();
    const own = parsed.querySelector(selector);
    if (own) document.head.append(own);
  }
}

/** Makes the bars, which another page's document brought, name the page being read. */
export function markCurrentPage(origin: string, path: string): void {
  for (const link of document.querySelectorAll(`[${pageLinkMark}]`)) {
    if (link.getAttribute('href') === path) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
  const address = document.querySelector(`[${addressMark}]`)?.firstChild;
  if (address) address.nodeValue = origin + path;
}
