import { mainId } from '@renovation-th/shared/contracts/site-document';
import { takeStyles } from '../styles';
import type { PageDocument } from './load-page';

/** Attribute of links that get `aria-current` on their own page; see Menu. */
export const pageLinkMark = 'data-page-link';

/**
 * Replaces this document's page, styles, title and metadata.
 * @param until the element that the page will scroll to. The parts above it are laid out now.
 * @returns a function that lays out the other parts. Call it after the first frame, because layout is the slowest step
 *   of a navigation on slow phones.
 */
export function showPage({ site, parsed, main, styles }: PageDocument, until: Element | null): () => void {
  takeStyles(styles);
  describeDocument(parsed);
  markCurrentPage(site.path ?? '/');
  main.setAttribute('data-arrived', '');
  const isBelow = (part: Element) =>
    !until || (part.compareDocumentPosition(until) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  const parts = [...main.querySelectorAll<HTMLElement>(':scope > :nth-child(n + 2)')].filter(isBelow);
  for (const { style } of parts)
    Object.assign(style, { contentVisibility: 'auto', containIntrinsicBlockSize: '100vh' });
  document.getElementById(mainId)?.replaceWith(main);
  return () => parts.forEach((part) => part.removeAttribute('style'));
}

/** Scrolls to a fragment's element and focuses it, as a native link does. @returns false if there is no element. */
export function goToFragment(hash: string): boolean {
  const target = findFragment(document, hash);
  if (!target) return false;
  target.scrollIntoView({ behavior: 'instant' });
  if (!target.matches('a[href], button, input, select, textarea, summary, [tabindex]')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  return true;
}

/** Scrolls to the top of the page and focuses its heading. */
export function goToTop(): void {
  scrollTo({ top: 0, behavior: 'instant' });
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

/** Returns the element of a fragment such as `#devis`. */
export function findFragment(page: Document, hash: string): HTMLElement | null {
  const name = hash.slice(1);
  try {
    return page.getElementById(decodeURIComponent(name));
  } catch {
    // A fragment like `100%` cannot be decoded, so browsers use it unchanged.
    return page.getElementById(name);
  }
}

/** Metadata elements that change with the page. */
const descriptions = ['meta[name="description"]', 'meta[name="robots"]', 'link[rel="canonical"]'];

function describeDocument(parsed: Document): void {
  document.title = parsed.title;
  for (const selector of descriptions) {
    document.querySelector(selector)?.remove();
    const own = parsed.querySelector(selector);
    if (own) document.head.append(own);
  }
}

/** Marks the links to the current page in the header and footer. */
export function markCurrentPage(path: string): void {
  for (const link of document.querySelectorAll(`[${pageLinkMark}]`)) {
    if (link.getAttribute('href') === path) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
}
