import { failureReportPath } from '@renovation-th/shared/contracts/failure-report';
import { sendRequest, type ReceivedAnswer } from '../../server/testing/send-request';
import { startTwoServers, type TwoServers } from '../testing/two-servers';

describe('nginx with the shipped configuration', () => {
  let servers: TwoServers;
  beforeAll(async () => {
    servers = await startTwoServers();
  });
  afterAll(() => servers.close());

  const ask = async (target: string, { method = 'GET', ...headers }: Record<string, string> = {}) =>
    Promise.all(
      [servers.nginx, servers.local].map(async (url) =>
        comparableParts(await sendRequest(url, { method, path: target, headers })),
      ),
    );

  it.each([
    '/',
    '/?utm=1',
    '/villes/riom',
    '/villes/riom?a=1&b',
    '/villes/riom/',
    '/Villes/RIOM?a=1',
    '/VILLES/RIOM/INDEX.HTML',
    '/villes/riom/index',
    '/villes/riom/index.html',
    '/index.html',
    '/INDEX.html/',
    '/villes/inconnue',
    '/Villes/Inconnue',
    '/villes/inconnue/',
    '/villes',
    '/robots.txt',
    '/robots.txt/',
    '/sitemap.xml',
    '/registry.json',
    '/registry.json?_=1',
    '/releases/towns/1.0.0-aaaaaaaaaa/remoteEntry.js',
    '/releases/towns/1.0.0-aaaaaaaaaa/remoteEntry.js?retry=1',
    '/releases/towns/1.0.0-aaaaaaaaaa/remoteEntry.js/',
    '/releases/towns/1.0.0-aaaaaaaaaa/remote.js',
    '/releases/towns/1.1.0-cccccccccc/remoteEntry.js',
    '/releases/towns/1.0.0-aaaaaaaaaa/',
    '/releases/towns/unknown.js',
    '/releases/owner/pictures/photo-99d71211-768.avif',
    '/releases/owner/pictures/photo-99d71211-768.avif/',
    '/releases/owner/pictures/photo-99d71211-768.avif.br',
    '/headers.json',
    '/404',
    '/404.html',
    '/404.html/',
    '/_nginx/pages.map',
    '/_nginx/headers.conf',
    '/.manifest',
    '/.well-known/security.txt',
    '/villes/riom/index.html.br',
    '/registry.json.gz',
    '//evil.example/',
    '//evil.example/Villes/',
    '/%5cevil.example/',
    '/\\evil.example/',
    '/%2Fevil.example/',
    '/villes//riom',
    '/villes/./riom',
    '/villes/../villes/riom',
    '/villes/%2e%2e/villes/riom',
    '/villes%2friom',
    '/villes/%72iom',
    '/Montlu%C3%A7on',
    '/%E9',
  ])('responds to %s like the local server', async (target) => {
    for (const accepted of ['identity', 'gzip'] as const) {
      const [theirs, ours] = await ask(target, { 'Accept-Encoding': accepted });
      expect(theirs).toEqual(ours);
    }
  });

  it.each(['/../secret', '/%00', '/%2e%2e/%2e%2e/etc/passwd'])(
    'neither serves nor redirects %s',
    async (target) => {
      for (const answer of await ask(target)) {
        expect([400, 404]).toContain(answer.status);
        expect(answer.location).toBeUndefined();
      }
    },
  );

  it('handles HEAD, other methods and ranges like the local server, and revalidates with 304', async () => {
    const requests: Record<string, string>[] = [
      { method: 'HEAD' },
      { method: 'POST' },
      { method: 'DELETE' },
      { Range: 'bytes=0-3' },
    ];
    for (const request of requests) {
      const [theirs, ours] = await ask('/villes/riom', request);
      expect(theirs).toEqual(ours);
    }
    const { headers } = await sendRequest(servers.nginx, { path: '/villes/riom' });
    const again = await sendRequest(servers.nginx, {
      path: '/villes/riom',
      headers: { 'If-None-Match': String(headers.etag) },
    });
    expect(again.status).toBe(304);
    expect(again.headers['integrity-policy']).toBe('blocked-destinations=(script)');
  });

  it('passes forms to their service with the path unchanged', async () => {
    for (const target of [
      '/envoi/Artisan@Site.example',
      '/envoi/ajax/artisan@site.example',
      failureReportPath,
    ])
      await sendRequest(servers.nginx, { method: 'POST', path: target, body: 'a=b' });

    expect(servers.askedForms).toEqual([
      'POST /envoi/Artisan@Site.example',
      'POST /envoi/ajax/artisan@site.example',
      `POST ${failureReportPath}`,
    ]);
  });
});

/** Returns the parts of a response that a visitor or a cache can distinguish. */
function comparableParts({ status, headers, text, body }: ReceivedAnswer) {
  const isPlain = !headers['content-encoding'];
  return {
    status,
    location: headers.location,
    type: status === 200 || status === 404 ? headers['content-type']?.split(';')[0] : undefined,
    cache: headers['cache-control'],
    encoding: headers['content-encoding'],
    allow: headers.allow,
    policy: headers['content-security-policy'],
    body: status === 301 || status === 405 ? '' : isPlain ? text : body.toString('base64'),
  };
}
