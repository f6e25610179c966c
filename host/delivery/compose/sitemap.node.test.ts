import { sampleIdentity, samplePage } from '../testing/sample-releases';
import { siteHeaders } from './headers';
import { robotsTxt, sitemapXml } from './sitemap';

describe('The sitemap', () => {
  it('lists what each page says of itself, under the address of the site', async () => {
    const page = samplePage({
      sitemap: { priority: 0.7, changeFrequency: 'monthly', lastModified: '2025-01-06' },
    });

    expect(sitemapXml(await sampleIdentity(), [{ ...page, changed: '2026-11-24' }])).toContain(
      [
        '  <url>',
        '    <loc>https://www.sample.example/villes/riom</loc>',
        '    <lastmod>2026-11-24</lastmod>',
        '    <changefreq>monthly</changefreq>',
        '    <priority>0.7</priority>',
        '  </url>',
      ].join('\n'),
    );
  });

  it('leaves out pages that are not to be listed', async () => {
    expect(
      sitemapXml(await sampleIdentity(), [{ ...samplePage({ path: '/merci' }), changed: null }]),
    ).not.toContain('<url>');
  });

  it('is what robots are told about', async () => {
    expect(robotsTxt(await sampleIdentity())).toBe(
      'User-agent: *\nAllow: /\n\nSitemap: https://www.sample.example/sitemap.xml\n',
    );
  });
});

describe('The headers of the site', () => {
  const everywhere = siteHeaders['*'];

  it('refuse frames and scripts without a hash, and what a browser might guess or tell', () => {
    expect(everywhere).toMatchObject({
      'Content-Security-Policy': "frame-ancestors 'none'",
      'Integrity-Policy': 'blocked-destinations=(script)',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
    });
  });

  it('let browsers keep releases for ever, and ask again for everything else', () => {
    expect(everywhere?.['Cache-Control']).toBe('no-cache');
    expect(siteHeaders['/releases/*']?.['Cache-Control']).toBe('public, max-age=31536000, immutable');
    expect(Object.keys(siteHeaders)).toEqual(['*', '/releases/*']);
  });
});
