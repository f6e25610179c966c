import type { Identity } from '@renovation-th/shared/identity/identity';
import type { ReleasedPage } from '../release-record';
import { escapeHtml } from './html-text';

/**
 * `/sitemap.xml`, from what each live remote declares of its own pages.
 * @param pages with the day of the last change, `yyyy-mm-dd`; null: the declared one.
 */
export function sitemapXml(
  { origin }: Identity,
  pages: readonly (Pick<ReleasedPage, 'path' | 'sitemap'> & { changed: string | null })[],
): string {
  const urls = pages
    .flatMap(({ path, sitemap, changed }) => (sitemap ? [{ path, changed, ...sitemap }] : []))
    .map(({ path, changed, lastModified, changeFrequency, priority }) =>
      [
        '  <url>',
        `    <loc>${escapeHtml(origin + path)}</loc>`,
        `    <lastmod>${changed ?? lastModified}</lastmod>`,
        `    <changefreq>${changeFrequency}</changefreq>`,
        `    <priority>${priority.toFixed(1)}</priority>`,
        '  </url>',
      ].join('\n'),
    );

  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** `/robots.txt`: everything may be crawled; the sitemap says what there is. */
export function robotsTxt({ origin }: Identity): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}
