import type { ComposerInput, ReleasedPage } from '@renovation-th/shared/contracts/composer';
import type { Identity } from '@renovation-th/shared/identity/identity';
import type { LiveRegistry } from '@renovation-th/shared/contracts/site-document';
import { escapeHtml } from '@renovation-th/shared/html-text';

/** A page as the sitemap lists it. `changed`: the day on which its content changed last, `yyyy-mm-dd`; null: the declared one. */
type ListedPage = Pick<ReleasedPage, 'path' | 'sitemap'> & { changed: string | null };

/** The texts beside the pages, by their path below the site, without a first slash. @param pages none: no sitemap. */
export function siteTexts(
  registry: LiveRegistry,
  pages: readonly ListedPage[],
  { identity, year }: Pick<ComposerInput, 'identity' | 'year'>,
): Readonly<Record<string, string>> {
  const { origin } = identity;
  const isListed = pages.length > 0;
  return {
    'registry.json': JSON.stringify(registry),
    ...(isListed && { 'sitemap.xml': sitemapXml(origin, pages) }),
    'robots.txt': `User-agent: *\nAllow: /\n${isListed ? `\nSitemap: ${origin}/sitemap.xml\n` : ''}`,
    '.well-known/security.txt': securityTxt(identity, year),
  };
}

/** What each live remote declares of its own pages. */
function sitemapXml(origin: string, pages: readonly ListedPage[]): string {
  const urls = pages.map(({ path, changed, sitemap }) =>
    sitemap
      ? `  <url>
    <loc>${escapeHtml(origin + path)}</loc>
    <lastmod>${changed ?? sitemap.lastModified}</lastmod>
    <changefreq>${sitemap.changeFrequency}</changefreq>
    <priority>${sitemap.priority.toFixed(1)}</priority>
  </url>
`
      : '',
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
}

/**
 * Whom to tell of a hole in the site (RFC 9116). It holds to the end of the year, which is less than a year ahead; the
 * year's first compose, which the copyright line asks for as well, makes the next one.
 */
function securityTxt({ origin, email }: Identity, year: number): string {
  return `Contact: mailto:${encodeURIComponent(email).replace('%40', '@')}
Expires: ${year}-12-31T23:59:59Z
Preferred-Languages: fr
Canonical: ${origin}/.well-known/security.txt
`;
}
