import { mainId, siteDocumentId, type SiteDocument } from '@renovation-th/shared/contracts/site-document';
import { isBoundElsewhere } from '../federation/load-remote';
import { readStyles, type PageStyles } from '../styles';

/** A page as its document has it. */
export type PageDocument = {
  /** As the address names it. */
  path: string;
  site: SiteDocument;
  /** The whole document; nothing in it runs or loads. */
  parsed: Document;
  main: HTMLElement;
  styles: PageStyles;
};

/**
 * Fetches the document of a page.
 * @param search the query of its address: no document depends on it, but the browser has prefetched it so.
 * @returns null when only the browser can load it: the answer is no page, another host made it, it needs another
 *   release of a remote than the one that runs here, or the policy of this document forbids what it needs.
 * @throws what `fetch` throws.
 */
export async function loadPage(
  { pathname: path, search }: { pathname: string; search: string },
  signal: AbortSignal,
): Promise<PageDocument | null> {
  // Without a network, what the browser has kept.
  const cache = navigator.onLine ? 'default' : 'force-cache';
  const response = await fetch(path + search, { signal, cache });
  if (!response.ok || response.redirected) return null;
  const html = await response.text();
  // The policy of this document does not know the hash of that one's style element, so it is cut out before parsing.
  const [, css = ''] = styleTag.exec(html) ?? [];
  const parsed = parse(html.replace(styleTag, ''));
  const main = parsed.getElementById(mainId);
  if (!main || !parsed.querySelector(policyMeta)) return null;

  const site = readSiteDocument(parsed);
  const fits =
    site.path === path &&
    site.host === readSiteDocument(document).host &&
    policyOf(parsed) === policyOf(document) &&
    !Object.values(site.remotes).some(isBoundElsewhere);
  return fits ? { path, site, parsed, main, styles: readStyles(css, main) } : null;
}

/** Reads what compose tells the shell in a document. @throws Error in a document that was not composed. */
export function readSiteDocument(from: Document): SiteDocument {
  const text = from.getElementById(siteDocumentId)?.textContent;
  if (!text) throw new Error(`The document carries no #${siteDocumentId}; was it composed?`);
  return JSON.parse(text) as SiteDocument;
}

const styleTag = /<style>(.*?)<\/style>/s;

const policyMeta = 'meta[http-equiv="Content-Security-Policy"]';

/** What a document allows, but for the hashes of its own styles and scripts. */
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
