import { pageRecordFile } from '@renovation-th/shared/contracts/page-address';
import type { ComposeOptions } from './compose-inputs';
import type { DeclaredPage, LiveSite } from './live-site';
import { completedText } from './page-record';
import { securityTxt } from './security-txt';
import { robotsTxt, sitemapXml } from './sitemap';

/** The texts beside the pages, by their path below the site, without a first slash. */
export function siteTexts(
  releases: string,
  site: LiveSite,
  pages: readonly DeclaredPage[],
  { identity, year }: ComposeOptions,
): Readonly<Record<string, string>> {
  const declarations = pages.map(({ declaration }) => declaration);
  return {
    ...completedRecords(releases, site, pages),
    'registry.json': JSON.stringify(site.registry),
    'sitemap.xml': sitemapXml(identity, declarations),
    'robots.txt': robotsTxt(identity),
    '.well-known/security.txt': securityTxt(identity, year),
  };
}

/** What browsers fetch of the pages whose data are completed. One that fails is told by its document. */
function completedRecords(releases: string, site: LiveSite, pages: readonly DeclaredPage[]) {
  const texts = pages
    .filter(({ declaration }) => declaration.uses)
    .flatMap((page) => {
      const text = completedText(releases, site, page);
      return text === null ? [] : [[pageRecordFile(page.declaration.path), text] as const];
    });
  return Object.fromEntries(texts);
}
