import { mainId, type SiteDocument } from '@renovation-th/shared/contracts/site-document';
import { isBoundElsewhere } from '../federation/load-remote';
import { documentAddress } from '../overrides/active-overrides';
import { readSiteDocument } from '../sections/read-site-document';
import { readStyles, type FetchedStyles } from '../styles';

/** A page as its document has it, ready to be put into this one. */
export type FetchedPage = {
  site: SiteDocument;
  /** The whole document; nothing in it runs or loads. */
  parsed: Document;
  main: HTMLElement;
  styles: FetchedStyles;
};

/**
 * Fetches the document of a page.
 * @returns null when only the browser can open it: it is no page, it was made by another host or needs another
 *   release of a remote than the one that runs here, or the policy of this document would not let it live.
 * @throws what `fetch` throws.
 */
export async function fetchPage(path: string, signal: AbortSignal): Promise<FetchedPage | null> {
  const address = documentAddress(path);
  const response = await fetch(address, { signal });
  if (!response.ok || response.redirected) return null;
  const html = await response.text();
  // The policy of this document does not know the hashes of that one's styles: they are cut out before.
  const [, css = ''] = styleTag.exec(html) ?? [];
  const parsed = parse(html.replace(styleTag, ''));
  const main = parsed.getElementById(mainId);
  if (!main || !parsed.querySelector(policyMeta)) return null;

  const site = readSiteDocument(parsed);
  const own = readSiteDocument(document);
  const fits =
    site.path === path &&
    site.host === own.host &&
    // A developer's own site need not allow what this one does: its pages live by the policy that is here.
    (address !== path || policyOf(parsed) === policyOf(document)) &&
    !Object.values(site.remotes).some((remote) => isBoundElsewhere(remote));
  return fits ? { site, parsed, main, styles: readStyles(css, main) } : null;
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
