import { mainId, siteDocumentId, type SiteDocument } from '@renovation-th/shared/contracts/site-document';
import { savesData } from '../early/in-document';
import { isBoundElsewhere } from '../federation/load-section';
import { readStyles, type PageStyles } from '../styles';

/** A page with its document. */
export type PageDocument = {
  path: string;
  site: SiteDocument;
  /** The whole document. Nothing in a fetched document runs or loads. */
  parsed: Document;
  main: HTMLElement;
  styles: PageStyles;
};

/** Prefetched page of the link that the visitor last pointed at. */
let ahead: { path: string; page: Promise<PageDocument | null> } | undefined;

/** Milliseconds that the pointer must rest on a link. */
const rest = 80;

/**
 * Fetches the page of a hovered, focused or touched link. Removes the document's speculation rules, since only the
 * browser's own navigations can use their responses.
 */
export function prefetchLinks(): void {
  document.querySelector('script[type=speculationrules]')?.remove();
  if (savesData()) return;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const onIntent = ({ target, type }: Event) => {
    clearTimeout(waiting);
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
    if (!link) return;
    const prefetch = () => {
      // A click also focuses the link, so the visitor may have followed it by now.
      if (link.pathname !== location.pathname) fetchAhead(link.pathname);
    };
    waiting = setTimeout(prefetch, type === 'touchstart' ? 0 : rest);
  };
  for (const kind of ['pointerover', 'focusin', 'touchstart'])
    addEventListener(kind, onIntent, { passive: true });
  addEventListener('pointerout', () => clearTimeout(waiting), { passive: true });
}

function fetchAhead(path: string): void {
  if (ahead?.path === path) return;
  const fetched = { path, page: fetchPage(path) };
  ahead = fetched;
  // After a failure, a click fetches the page again.
  fetched.page.catch(() => ahead === fetched && (ahead = undefined));
}

/**
 * Fetches the page at a path, unless it was prefetched. Documents do not depend on the query.
 * @returns null when the browser must load the document, because the response is not a page, another host release
 *   composed it, it needs another release of a remote that runs here, or its security policy differs.
 * @throws the errors of `fetch`.
 */
export async function loadPage(path: string, signal?: AbortSignal): Promise<PageDocument | null> {
  const fetched = ahead?.path === path ? await ahead.page.catch(() => null) : null;
  // Showing a page moves its `<main>` into this document, so a prefetched page is used only once.
  ahead = undefined;
  const page = fetched ?? (await fetchPage(path, signal));
  return page && fitsHere(page) ? page : null;
}

async function fetchPage(path: string, signal?: AbortSignal): Promise<PageDocument | null> {
  // Offline, any cached copy will do.
  const cache = navigator.onLine ? 'default' : 'force-cache';
  const response = await fetch(path, { signal, cache });
  if (!response.ok || response.redirected) return null;
  const html = await response.text();
  // This document's policy forbids the other document's style element, so it is removed before parsing.
  const [, css = ''] = styleTag.exec(html) ?? [];
  const parsed = parse(html.replace(styleTag, ''));
  const main = parsed.getElementById(mainId);
  if (!main || !parsed.querySelector(policyMeta)) return null;
  return { path, site: readSiteDocument(parsed), parsed, main, styles: readStyles(css, main) };
}

const fitsHere = ({ path, site, parsed }: PageDocument) =>
  site.path === path &&
  site.host === readSiteDocument(document).host &&
  policyOf(parsed) === policyOf(document) &&
  !Object.values(site.remotes).some(isBoundElsewhere);

/** Reads the site document from a composed document. @throws Error when there is none. */
export function readSiteDocument(from: Document): SiteDocument {
  const text = from.getElementById(siteDocumentId)?.textContent;
  if (!text) throw new Error(`The document has no #${siteDocumentId}; was it composed?`);
  return JSON.parse(text) as SiteDocument;
}

const styleTag = /<style>(.*?)<\/style>/s;

const policyMeta = 'meta[http-equiv="Content-Security-Policy"]';

/** Returns a document's security policy without the hashes of its own styles and scripts. */
const policyOf = (page: Document) =>
  page
    .querySelector(policyMeta)
    ?.getAttribute('content')
    ?.replace(/ 'sha256-[^']+'/g, '');

let policy: { createHTML: (html: string) => unknown } | undefined;

function parse(html: string): Document {
  policy ??= window.trustedTypes?.createPolicy('page', { createHTML: (own) => own });
  const trusted = policy ? policy.createHTML(html) : html;
  return new DOMParser().parseFromString(trusted as string, 'text/html');
}
