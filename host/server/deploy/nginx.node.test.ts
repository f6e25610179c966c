import { createServer } from 'node:http';
import { rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { composeSite } from '../../delivery/compose/compose';
import { siteHeaders } from '../../delivery/compose/headers';
import { stagedBuckets, stagedRelease } from '../../delivery/compose/staged-release';
import { readRegistry } from '../../delivery/registry';
import { makePreview, previewsFolder } from '../../delivery/stage/preview';
import { endStaging, stage } from '../../delivery/stage/staging';
import {
  emptySite,
  promote,
  promoteSampleSite,
  releaseSample,
  sampleIdentity,
  samplePage,
} from '../../delivery/testing/sample-releases';
import { startListening, type ListeningServer } from '../listening-server';
import { createSiteServer } from '../site-server';
import { visitorBucket } from '../static/visitor-bucket';
import { findNginx } from '../testing/find-nginx';
import { startNginx, type RunningNginx } from '../testing/running-nginx';
import { sendRequest, type ReceivedAnswer } from '../testing/send-request';

const binary = findNginx();
const next = '1.1.0-cccccccccc';
const label = 'towns-1-1-0-cccccccccc';
const pages = [samplePage({ path: '/' }), samplePage(), samplePage({ path: '/villes/thiers' })];

const mounts = ['/', '/villes'] as const;

let folders: Awaited<ReturnType<typeof emptySite>>;
let forms: { port: number; asked: string[]; close: () => void };
let nginx: RunningNginx;
let local: ListeningServer;

const options = async () => ({ identity: await sampleIdentity(), year: 2026 });
const compose = async () => composeSite(folders, await options());

(binary ? describe : describe.skip)('nginx, with the configuration that ships', () => {
  beforeAll(async () => {
    folders = await emptySite();
    await promoteSampleSite(folders.releases, { pages, mounts: [...mounts] });
    await releaseSample(folders.releases, 'towns', {
      version: next,
      pages: pages.slice(0, 2),
      mounts: [...mounts],
      html: '<h1>Essai</h1>',
    });
    await compose();
    await makePreview(folders, 'towns', next, await options());

    forms = await startForms();
    nginx = await startNginx({ binary: binary ?? '', state: folders.folder, formsPort: forms.port });
    const site = createSiteServer({
      siteDir: path.join(folders.site, 'current'),
      previewsDir: previewsFolder(folders),
      forms: { owns: () => false, handle: async () => undefined },
      log: () => undefined,
    });
    local = await startListening({
      handle: site.handle,
      port: 0,
      host: '127.0.0.1',
      purpose: 'a test',
      remedy: '',
    });
  }, 180_000);

  afterAll(async () => {
    await nginx?.close();
    await local?.close();
    forms?.close();
    await rm(folders.folder, { recursive: true, force: true });
  });

  const ask = async (target: string, { method = 'GET', ...headers }: Record<string, string> = {}) =>
    Promise.all(
      [nginx.url, local.url].map(async (url) =>
        whatCounts(await sendRequest(url, { method, path: target, headers })),
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
    '/releases/towns/1.0.0-aaaaaaaaaa/pages/villes/riom.json',
    '/releases/towns/1.1.0-cccccccccc/remoteEntry.js',
    '/releases/towns/1.0.0-aaaaaaaaaa/',
    '/releases/towns/unknown.js',
    '/headers.json',
    '/404',
    '/404.html',
    '/404.html/',
    '/_nginx/pages.map',
    '/_nginx/headers.conf',
    '/_staged/index.html',
    '/_buckets/1',
    '/.inputs',
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
  ])('answers %s as the local server does', async (target) => {
    for (const accepted of ['identity', 'gzip'] as const) {
      const [theirs, ours] = await ask(target, { 'Accept-Encoding': accepted });
      expect(theirs).toEqual(ours);
    }
  });

  it.each(['/../secret', '/%00', '/%2e%2e/%2e%2e/etc/passwd'])(
    'never shows or leads anywhere for %s',
    async (target) => {
      for (const answer of await ask(target)) {
        expect([400, 404]).toContain(answer.status);
        expect(answer.location).toBeUndefined();
      }
    },
  );

  it('has the headers of the composed site, on errors and redirects too', async () => {
    const everywhere = Object.entries(siteHeaders['*'] ?? {});
    for (const target of ['/villes/riom', '/inconnu', '/Villes/Riom', '/releases/unknown.js']) {
      const { headers } = await sendRequest(nginx.url, { path: target });
      for (const [name, value] of everywhere) expect(headers[name.toLowerCase()]).toBe(value);
      expect(headers['x-robots-tag']).toBeUndefined();
      expect(headers.server).toBe('nginx');
    }
    const { headers } = await sendRequest(nginx.url, {
      path: '/releases/towns/1.0.0-aaaaaaaaaa/remoteEntry.js',
    });
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['integrity-policy']).toBe('blocked-destinations=(script)');
  });

  it('answers HEAD, other methods, ranges and browsers that have the page as the local server does', async () => {
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
    const { headers } = await sendRequest(nginx.url, { path: '/villes/riom' });
    const again = await sendRequest(nginx.url, {
      path: '/villes/riom',
      headers: { 'If-None-Match': String(headers.etag) },
    });
    expect(again.status).toBe(304);
    expect(again.headers['integrity-policy']).toBe('blocked-destinations=(script)');
  });

  it('hands forms to their service, whatever the address looks like', async () => {
    for (const target of ['/envoi/Artisan@Site.example', '/envoi/ajax/artisan@site.example'])
      await sendRequest(nginx.url, { method: 'POST', path: target, body: 'a=b' });

    expect(forms.asked).toEqual([
      'POST /envoi/Artisan@Site.example',
      'POST /envoi/ajax/artisan@site.example',
    ]);
  });

  it('shows a preview under its own name, to no robots and with no forms', async () => {
    const theirs = { Host: `${label}.preview.renovation-th.example` };
    const page = await sendRequest(nginx.url, { path: '/villes/riom', headers: theirs });
    const local404 = await sendRequest(local.url, { headers: { Host: 'towns-9.localhost' } });

    expect(page.text).toContain('<h1>Essai</h1>');
    expect(page.headers['x-robots-tag']).toBe('noindex');
    for (const target of ['/villes/riom', '/inconnu', '/releases/towns/1.1.0-cccccccccc/remoteEntry.js']) {
      const [answer, ours] = await Promise.all([
        sendRequest(nginx.url, { path: target, headers: theirs }),
        sendRequest(local.url, { path: target, headers: { Host: `${label}.localhost` } }),
      ]);
      expect(whatCounts(answer)).toEqual(whatCounts(ours));
      expect(answer.headers['x-robots-tag']).toBe('noindex');
    }
    const sent = await sendRequest(nginx.url, {
      method: 'POST',
      path: '/envoi/a@b.example',
      headers: theirs,
    });
    const other = { Host: 'towns-9.preview.renovation-th.example' };
    expect(sent.status).toBeGreaterThanOrEqual(400);
    expect(forms.asked).toHaveLength(2);
    expect((await sendRequest(nginx.url, { headers: other })).status).toBe(404);
    expect(local404.status).toBe(404);
  });

  describe('while a release is staged', () => {
    const userAgents = Array.from({ length: 500 }, (_, index) => `Mozilla/5.0 (visitor ${index})`);
    const isStaged = ({ text }: { text: string }) => text.includes('Essai');
    const visit = async (url: string, name: string, target = '/villes/riom') =>
      sendRequest(url, { path: target, headers: { 'User-Agent': name } });
    const seenBy = async (url: string) => {
      const seen: boolean[] = [];
      for (const name of userAgents) seen.push(isStaged(await visit(url, name)));
      return seen;
    };

    it.each([10, 0, 100, 35])(
      'at %i %%, chooses the same visitors as the local server, without a reload',
      async (traffic) => {
        await stage(folders, 'towns', next, traffic, await options());
        const staged = stagedRelease(await readRegistry(folders.releases));
        const buckets = new Set(staged ? stagedBuckets(staged) : []);

        const theirs = await seenBy(nginx.url);
        expect(theirs).toEqual(userAgents.map((name) => buckets.has(visitorBucket('127.0.0.1', name))));
        expect(await seenBy(local.url)).toEqual(theirs);
        expect(await seenBy(nginx.url)).toEqual(theirs);
        const share = (theirs.filter(Boolean).length / userAgents.length) * 100;
        // Four times the deviation of chance, which there is none of at 0 and 100.
        const deviation = Math.sqrt((traffic * (100 - traffic)) / userAgents.length);
        expect(Math.abs(share - traffic)).toBeLessThanOrEqual(4 * deviation);
      },
      60_000,
    );

    it('gives one visitor pages, registry and not-found page of one variant', async () => {
      for (const name of userAgents.slice(0, 40)) {
        const staged = isStaged(await visit(nginx.url, name));
        const { remotes } = JSON.parse((await visit(nginx.url, name, '/registry.json')).text);
        const missing = await visit(nginx.url, name, '/inconnu');
        // Only the live release has this page: for the others there is no such thing, in capitals either.
        const thiers = await visit(nginx.url, name, '/villes/thiers');
        const capitals = await visit(nginx.url, name, '/Villes/Thiers');

        expect(remotes.towns.version).toBe(staged ? next : '1.0.0-aaaaaaaaaa');
        expect(missing.text).toContain(`"version":"${staged ? next : '1.0.0-aaaaaaaaaa'}"`);
        expect([missing.status, thiers.status]).toEqual([404, staged ? 404 : 200]);
        expect(capitals.status).toBe(staged ? 404 : 301);
      }
    });

    it('sends a whole document to a visitor who has the one of the other side', async () => {
      const [one, other] = [true, false].map((wanted) =>
        userAgents.find((name) => {
          const staged = stagedBuckets({ app: 'towns', version: next, traffic: 35 });
          return staged.includes(visitorBucket('127.0.0.1', name)) === wanted;
        }),
      );
      for (const url of [nginx.url, local.url]) {
        const { headers } = await visit(url, one ?? '');
        const answer = await sendRequest(url, {
          path: '/villes/riom',
          headers: { 'User-Agent': other ?? '', 'If-None-Match': String(headers.etag) },
        });
        expect(answer.status).toBe(200);
      }
    });

    it('ends it for everybody with one switch, and promotes it in the same way', async () => {
      await endStaging(folders, 'towns', await options());
      expect((await seenBy(nginx.url)).some(Boolean)).toBe(false);

      await promote(folders.releases, 'towns', next);
      await compose();
      expect((await seenBy(nginx.url)).every(Boolean)).toBe(true);
    }, 60_000);
  });
});

/** What a visitor or a cache can tell apart; spelling of types and the length of an empty body are not among it. */
function whatCounts({ status, headers, text, body }: ReceivedAnswer) {
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

/** Stands for the form service. */
async function startForms(): Promise<typeof forms> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    request.resume().on('end', () => response.end('{}'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { port, asked, close: () => server.close() };
}
