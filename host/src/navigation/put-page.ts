import { mainId, type SiteDocument } from '@renovation-th/shared/contracts/site-document';
import { tellPage } from '../layout/tell-page';
import { endSections } from '../sections/start-sections';
import { putBack, readChanges, type ControlState } from '../sections/visitor-controls';
import { takeStyles } from '../styles';
import { announceTitle } from './announced-title';
import type { FetchedPage } from './fetch-page';
import { revealOnScroll } from './reveal-on-scroll';
import { placeScroll, shownEntry, type Place } from './scroll-positions';

/** What the visitor had changed on a page when he left it, by the entry's key. */
const left = new Map<string, readonly ControlState[]>();

/** The page in this document. */
let shown: { site: SiteDocument; path: string; stopReveal: () => void } | undefined;

/** Tells what the document came with. */
export function beginWith(site: SiteDocument): void {
  shown = { site, path: location.pathname, stopReveal: () => undefined };
}

/** Path of the page in this document, as the address had it. */
export function shownPath(): string | undefined {
  return shown?.path;
}

/** What the document of the page in this document tells. */
export function shownSite(): SiteDocument | undefined {
  return shown?.site;
}

/**
 * Puts a page in the place of another one, and does what the browser does when it loads a document: title, styles,
 * scroll position, a starting point for the keyboard and for screen readers, and what stood in its controls.
 */
export function putPage({ site, parsed, main, styles }: FetchedPage, place: Place): void {
  const old = document.getElementById(mainId);
  if (old) left.set(shownEntry(), readChanges(old));
  shown?.stopReveal();

  // A copy: the page may be shown again.
  const own = document.importNode(main, true);
  takeStyles(styles);
  describeDocument(parsed);
  tellPage(site.contact.origin, site.path ?? '/');
  own.setAttribute('data-arrived', '');
  const changes = place.isReturn ? left.get(place.key) : undefined;
  if (changes) putBack(own, changes);
  // A part of the page that is not at its top is on the screen at once only if all above it is laid out.
  const layOutRest = place.isReturn || place.hash ? () => undefined : delayLayout(own);
  old?.replaceWith(own);
  endSections();

  own.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  placeScroll(place);
  shown = { site, path: location.pathname, stopReveal: () => undefined };
  announceTitle(document.title);
  afterFrame(() => {
    if (!shown || !own.isConnected) return;
    layOutRest();
    shown.stopReveal = revealOnScroll();
    window.watchSections?.();
  });
}

/** Not `afterPaint`: pictures of the first page may still be on their way. */
const afterFrame = (task: () => void) => requestAnimationFrame(() => setTimeout(task));

/**
 * Leaves what is below the screen to a later frame: on a slow phone its layout takes longer than all else between a
 * click and the next heading.
 * @returns lays it out.
 */
function delayLayout(main: Element): () => void {
  const parts = [...main.querySelectorAll<HTMLElement>(':scope > :nth-child(n + 2)')];
  for (const { style } of parts)
    Object.assign(style, { contentVisibility: 'auto', containIntrinsicBlockSize: '100vh' });
  return () => parts.forEach((part) => part.removeAttribute('style'));
}

/** What a document says of itself beside its title. */
const descriptions = ['meta[name="description"]', 'meta[name="robots"]', 'link[rel="canonical"]'];

function describeDocument(parsed: Document): void {
  document.title = parsed.title;
  for (const selector of descriptions) {
    document.querySelector(selector)?.remove();
    const own = parsed.querySelector(selector);
    if (own) document.head.append(document.importNode(own));
  }
}
