import { readIdentity } from '../host/server/identity/read-identity';
import { declaredPages } from './support/composed-site';
import { expect, test } from './support/test';

test.describe('an address that is not written as it should be', () => {
  for (const [asked, canonical] of [
    ['/villes/riom/', '/villes/riom'],
    ['/Villes/RIOM', '/villes/riom'],
    ['/villes/riom/index.html', '/villes/riom'],
    ['/index.html', '/'],
    ['/CONTACT/?service=toiture&ville=riom', '/contact?service=toiture&ville=riom'],
  ] as const) {
    test(`${asked} leads for good to ${canonical}`, async ({ request }) => {
      const answer = await request.get(asked, { maxRedirects: 0 });

      expect(answer.status()).toBe(301);
      expect(answer.headers().location).toBe(canonical);
    });
  }

  test('never leads to another site', async ({ request, site }) => {
    for (const asked of ['//evil.example/', '//evil.example/Villes/', '/%5cevil.example/']) {
      const answer = await request.get(site.url + asked, { maxRedirects: 0 });
      expect(answer.status()).toBe(404);
    }
  });
});

test.describe('for search engines', () => {
  test('robots.txt lets them in and names the sitemap', async ({ request }) => {
    const { origin } = await readIdentity();
    const answer = await request.get('/robots.txt');

    expect(answer.headers()['content-type']).toContain('text/plain');
    expect(await answer.text()).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`);
  });

  test('the sitemap lists exactly the pages that want to be found', async ({ request }) => {
    const { origin } = await readIdentity();
    const answer = await request.get('/sitemap.xml');
    const xml = await answer.text();
    const entries = [...xml.matchAll(/<url>(.+?)<\/url>/gs)].map(([, entry = '']) => ({
      address: tag(entry, 'loc'),
      priority: Number(tag(entry, 'priority')),
      changeFrequency: tag(entry, 'changefreq'),
      lastModified: tag(entry, 'lastmod'),
    }));

    expect(answer.headers()['content-type']).toContain('xml');
    // A page whose words have changed since is of the day of that change.
    const day = expect.stringMatching(/^20\d\d-\d\d-\d\d$/);
    expect(sorted(entries)).toEqual(
      sorted(
        declaredPages().flatMap(({ path, sitemap }) =>
          sitemap ? [{ address: origin + path, ...sitemap, lastModified: day }] : [],
        ),
      ),
    );
  });
});

test.describe('every answer carries the headers that a page cannot carry itself', () => {
  for (const path of ['/', '/page-inconnue', '/envoi/nobody', '/sitemap.xml'])
    test(path, async ({ request }) => {
      const headers = (await request.get(path)).headers();

      expect(headers).toMatchObject({
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
        'x-content-type-options': 'nosniff',
        'permissions-policy': expect.stringContaining('camera=()'),
        'strict-transport-security': expect.stringContaining('max-age=31536000'),
        'cross-origin-opener-policy': 'same-origin',
        'integrity-policy': 'blocked-destinations=(script)',
      });
    });
});

test('files of a release may be kept for a year, pages must be asked for again', async ({ request }) => {
  const page = await request.get('/');
  const script = /<script src="([^"]+)" integrity="sha384-[^"]+" crossorigin="anonymous">/.exec(
    await page.text(),
  )?.[1];

  expect(page.headers()['cache-control']).toBe('no-cache');
  expect((await request.get(script ?? 'none')).headers()['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  );
});

test('the policy in each document trusts no inline code, no eval and no other origin', async ({
  request,
}) => {
  for (const { path } of declaredPages()) {
    const html = await (await request.get(path)).text();
    const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(html)?.[1] ?? '';

    expect(policy, path).toMatch(/^default-src ('|&#39;|&apos;)none\1;/);
    expect(policy, path).toContain('require-trusted-types-for');
    expect(policy, path).not.toMatch(/unsafe-|https?:|\*/);
  }
});

function tag(xml: string, name: string): string | undefined {
  return new RegExp(`<${name}>(.+?)</${name}>`).exec(xml)?.[1];
}

function sorted<Entry extends { address: string | undefined }>(entries: readonly Entry[]): Entry[] {
  return entries.toSorted((a, b) => String(a.address).localeCompare(String(b.address)));
}
