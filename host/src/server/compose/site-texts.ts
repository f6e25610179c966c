import type { ReleasedPage } from '@renovation-th/shared/contracts/composer';
import type { Identity } from '@renovation-th/shared/identity/identity';
import { escapeHtml } from '@renovation-th/shared/html-text';

/** `changed` is the day of the page's last change (`yyyy-mm-dd`), or null to use the day that the page declares. */
type ListedPage = Pick<ReleasedPage, 'path' | 'sitemap'> & { changed: string | null };

/** Returns the text files of the site by path, without a leading slash. @param versions live versions by app. */
export function siteTexts(
  versions: Readonly<Record<string, string>>,
  pages: readonly ListedPage[],
  { origin }: Pick<Identity, 'origin'>,
): Readonly<Record<string, string>> {
  return {
    'registry.json': JSON.stringify(versions),
    'sitemap.xml': sitemapXml(origin, pages),
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`,
  };
}

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
