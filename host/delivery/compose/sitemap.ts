import type { Identity } from '@renovation-th/shared/identity/identity';
import type { ReleasedPage } from '../release-record';
import { escapeHtml } from './html-text';

/** `/sitemap.xml`, from what each live remote declares of its own pages. */
export function sitemapXml({ origin }: Identity, pages: readonly ReleasedPage[]): string {
  const urls = pages
    .flatMap(({ path, sitemap }) => (sitemap ? [{ path, ...sitemap }] : []))
    .map(({ path, lastModified, changeFrequency, priority }) =>
      [
        '  <url>',
        `    <loc>${escapeHtml(origin + path)}</loc>`,
        `    <lastmod>${lastModified}</lastmod>`,
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
