import type { ComposeOptions } from './compose-inputs';
import type { DeclaredPage, LiveSite } from './live-site';
import { securityTxt } from './security-txt';
import { robotsTxt, sitemapXml } from './sitemap';

/**
 * The texts beside the pages, by their path below the site, without a first slash.
 * @param changedOf the day on which the content of a page changed last; null when the page could not be made.
 */
export function siteTexts(
  site: LiveSite,
  pages: readonly DeclaredPage[],
  changedOf: (page: DeclaredPage) => string | null,
  { identity, year }: ComposeOptions,
): Readonly<Record<string, string>> {
  return {
    'registry.json': JSON.stringify(site.registry),
    'sitemap.xml': sitemapXml(
      identity,
      pages.map((page) => ({ ...page.declaration, changed: changedOf(page) })),
    ),
    'robots.txt': robotsTxt(identity),
    '.well-known/security.txt': securityTxt(identity, year),
  };
}
