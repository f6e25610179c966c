import { sampleIdentity, samplePage } from '../testing/sample-releases';
import { serverFiles } from './server-files';
import { siteTexts } from './site-texts';

const registry = { contract: '1.0.0', host: '1.0.0-aaaaaaaaaa', remotes: {} };
const sitemap = { priority: 0.7, changeFrequency: 'monthly', lastModified: '2025-01-06' } as const;
const pages = [
  { ...samplePage({ sitemap }), changed: '2026-11-24' },
  { ...samplePage({ path: '/merci' }), changed: null },
];
const texts = async (...[identity]: Parameters<typeof sampleIdentity>) =>
  siteTexts(registry, pages, { identity: await sampleIdentity(identity), year: 2028 });

describe('Beside the pages of a site', () => {
  it('robots find a sitemap of those that are to be listed, with the day of their last change', async () => {
    const found = await texts();
    expect(found['robots.txt']).toBe(
      'User-agent: *\nAllow: /\n\nSitemap: https://www.sample.example/sitemap.xml\n',
    );
    expect(found['sitemap.xml']).toContain(`
  <url>
    <loc>https://www.sample.example/villes/riom</loc>
    <lastmod>2026-11-24</lastmod>
    <changefreq>monthly</changefreq>
    <priority>0.7</priority>
  </url>
</urlset>`);
    expect(found['sitemap.xml']).not.toContain('/merci');
  });

  it('who finds a hole is told whom to tell, until the end of the year', async () => {
    const found = await texts({ email: 'o’artisan+site@site.example' });
    expect(found['.well-known/security.txt']).toBe(
      `Contact: mailto:o%E2%80%99artisan%2Bsite@site.example
Expires: 2028-12-31T23:59:59Z
Preferred-Languages: fr
Canonical: https://www.sample.example/.well-known/security.txt
`,
    );
  });
});

describe('The headers of a site', () => {
  it.each(['a"b', 'a$b', 'a\\b'])(
    'cannot be « %s », which would mean something else to nginx',
    async (value) => {
      const identity = await sampleIdentity();
      expect(() => serverFiles({ '*': { 'X-Test': value } }, [], identity)).toThrow(
        /The header x-test says .* which an nginx configuration cannot hold\.\n.*headers\.ts/,
      );
    },
  );
});
