import { mainId } from '@renovation-th/shared/contracts/site-document';
import { showArrival } from '../early/show-arrival';
import { markCurrentPage } from '../layout/enhance-menu';
import { hidePastClosures } from '../layout/hide-past-closures';
import { showStyles } from '../styles';
import type { PageDocument } from './load-page';
import { revealOnScroll } from './reveal-on-scroll';

/**
 * Replaces this document's page, title and metadata, and focuses the page's heading or the element of the fragment. The
 * only place that changes `<main>`: React does not own it, because translators and extensions move its nodes.
 */
export function showPage({ site, parsed, main, css }: PageDocument, hash: string): void {
  showStyles(css);
  describeDocument(parsed);
  markCurrentPage(site.path ?? '/');
  main.setAttribute('data-arrived', '');
  document.getElementById(mainId)?.replaceWith(main);
  hidePastClosures();
  showArrival();
  revealOnScroll();
  focusArrival(hash);
}

/** Focuses the element of a fragment such as `#devis`, or the heading. The router scrolls. */
export function focusArrival(hash: string): void {
  // Our links lead to ids in ASCII, so a fragment needs no decoding.
  const target = document.getElementById(hash.slice(1)) ?? document.querySelector<HTMLElement>('main h1');
  if (!target) return;
  if (!target.matches('a[href], button, input, select, textarea, summary, [tabindex]')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
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
