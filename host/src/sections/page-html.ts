import { mainId } from '@renovation-th/shared/contracts/site-document';
import { insertPrerendered } from '../emotion/inserted-rules';
import { withinTime } from '../federation/retry';
import { readSiteDocument } from './read-site-document';
import type { LoadedPage } from './section-source';

/**
 * Loads a page as the HTML of its document: all that a page needs which is HTML alone.
 * @param host version of the host that runs here.
 * @returns 'needs-code' when the live page is not HTML alone, 'elsewhere' when another host has made it.
 * @throws Error when there is no answer, or none that is a page of this site.
 */
export async function loadPageHtml(
  path: string,
  host: string,
): Promise<LoadedPage | 'needs-code' | 'elsewhere'> {
  const html = await fetchHtml(path);
  const page = parse(html.replace(styleTags, ''));
  const site = readSiteDocument(page);
  if (site.registry.host !== host) return 'elsewhere';
  if (!site.page) return { kind: 'not-found', arrival: 'navigation' };
  if (site.page.path !== path) return 'elsewhere';

  const section = page.querySelector(`#${mainId} > [data-static]`);
  if (!section) return 'needs-code';
  // Now, and not when the page is shown, which is the moment that a visitor feels.
  for (const [, names, css = ''] of html.matchAll(styleTags))
    if (names) insertPrerendered(names.split(' '), css);
  return { kind: 'html', record: site.page, nodes: [...section.childNodes] };
}

/** Cut out before the HTML is parsed: the policy of this document knows only its own style tags. */
const styleTags = /<style(?: data-emotion="\S+ ([^"]*)")?[^>]*>(.*?)<\/style>/gs;

async function fetchHtml(path: string): Promise<string> {
  const response = await withinTime((signal) => fetch(path, { signal }));
  if (!response.ok && response.status !== 404) throw new Error(`${path} answered ${response.status}.`);
  return response.text();
}

let policy: { createHTML: (html: string) => unknown } | undefined;

/** Nothing in such a document runs or loads, and no script of it will in this one. */
function parse(html: string): Document {
  policy ??= window.trustedTypes?.createPolicy('page', { createHTML: (own) => own });
  const trusted = policy ? policy.createHTML(html) : html;
  return new DOMParser().parseFromString(trusted as string, 'text/html');
}
