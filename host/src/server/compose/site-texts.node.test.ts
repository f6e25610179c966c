import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleasedPage } from '@renovation-th/shared/contracts/composer';
import { sampleIdentity } from '@renovation-th/shared/testing/sample-identity';
import { serverFiles } from './server-files';
import { siteTexts } from './site-texts';

const versions = { host: '1.0.0-aaaaaaaaaa' };
const sitemap = { priority: 0.7, changeFrequency: 'monthly', lastModified: '2025-01-06' } as const;
const pages = [
  { path: '/villes/riom', sitemap, changed: '2026-11-24' },
  { path: '/merci', changed: null },
] as const satisfies (Pick<ReleasedPage, 'path' | 'sitemap'> & { changed: string | null })[];

describe('the text files of a site', () => {
  it('list the pages for search engines with the day of their last change', () => {
    const found = siteTexts(versions, pages, sampleIdentity);
    expect(found['robots.txt']).toBe(
      'User-agent: *\nAllow: /\n\nSitemap: https://www.site.example/sitemap.xml\n',
    );
    expect(found['sitemap.xml']).toContain(`
  <url>
    <loc>https://www.site.example/villes/riom</loc>
    <lastmod>2026-11-24</lastmod>
    <changefreq>monthly</changefreq>
    <priority>0.7</priority>
  </url>
</urlset>`);
    expect(found['sitemap.xml']).not.toContain('/merci');
  });
});

it('sends the same headers as nginx', () => {
  const files = serverFiles({ identity: sampleIdentity, isPreview: false }, {});
  const { '*': headers } = JSON.parse(files['headers.json'] ?? '');
  const nginx = readFileSync(path.join(__dirname, '../../../server/deploy/nginx.conf.template'), 'utf8');
  const [site = ''] = /root \S+site\/current;.+?error_page/s.exec(nginx) ?? [];
  const added = [...site.matchAll(/add_header (\S+) "?(.+?)"? always;/g)].map(([, ...header]) => header);

  expect(Object.fromEntries(added)).toEqual({ ...headers, 'Cache-Control': '$rth_cache' });
  expect(nginx).toContain(`default                  "${headers['Cache-Control']}";`);
});

it('forbids the crawling and caching of a preview', () => {
  const files = serverFiles({ identity: sampleIdentity, isPreview: true }, {});

  expect(JSON.parse(files['headers.json'] ?? '')['*']).toMatchObject({
    'X-Robots-Tag': 'noindex, nofollow',
    'Cache-Control': 'no-store',
  });
});
