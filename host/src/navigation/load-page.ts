import {
  mainId,
  siteDocumentId,
  styleBreak,
  type SiteDocument,
} from '@renovation-th/shared/contracts/site-document';
import { isBoundElsewhere } from '../federation/load-section';

/** A page with its document. */
export type PageDocument = {
  path: string;
  site: SiteDocument;
  /** The whole document. Nothing in a fetched document runs or loads. */
  parsed: Document;
  main: HTMLElement;
  /** Rules that the page and its sections add to the base styles, which every document of a host release has. */
  css: string;
};

/** Milliseconds after which the browser loads the document instead. */
const timeLimit = 3_000;

/**
 * Fetches the page at a path. Documents do not depend on the query.
 * @returns null when the browser must load the document, because the response is not a page, another host release
 *   composed it, it needs another release of a remote that runs here, or its security policy differs.
 * @throws the errors of `fetch`.
 */
export async function fetchPage(path: string): Promise<PageDocument | null> {
  const response = await fetch(path, { signal: AbortSignal.timeout(timeLimit) });
  const isHtml = response.headers.get('Content-Type')?.startsWith('text/html');
  if (!response.ok || response.redirected || !isHtml) return null;
  const html = await response.text();
  // This document's policy forbids the other document's style element, so it is removed before parsing.
  const [, style = ''] = styleTag.exec(html) ?? [];
  const parsed = parse(html.replace(styleTag, ''));
  const main = parsed.getElementById(mainId);
  if (!main || !parsed.querySelector(policyMeta)) return null;
  const [, css = ''] = style.split(styleBreak);
  const page: PageDocument = { path, site: readSiteDocument(parsed), parsed, main, css };
  return fitsHere(page) ? page : null;
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

const policy = window.trustedTypes?.createPolicy('page', { createHTML: (own) => own });

function parse(html: string): Document {
  const trusted = policy ? policy.createHTML(html) : html;
  return new DOMParser().parseFromString(trusted as string, 'text/html');
}
