import type { ComposeOptions } from './compose-inputs';
import type { DeclaredPage, LiveSite } from './live-site';
import { securityTxt } from './security-txt';
import { robotsTxt, sitemapXml } from './sitemap';

/** The texts beside the pages, by their path below the site, without a first slash. */
export function siteTexts(
  site: LiveSite,
  pages: readonly DeclaredPage[],
  { identity, year }: ComposeOptions,
): Readonly<Record<string, string>> {
  const declarations = pages.map(({ declaration }) => declaration);
  return {
    'registry.json': JSON.stringify(site.registry),
    'sitemap.xml': sitemapXml(identity, declarations),
    'robots.txt': robotsTxt(identity),
    '.well-known/security.txt': securityTxt(identity, year),
  };
}
