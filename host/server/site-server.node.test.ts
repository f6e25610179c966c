import { rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { ListeningServer } from '../delivery/listening-server';
import { listen } from './testing/listen';
import { createSiteServer } from './site-server';
import { temporaryFolder, writeSampleSite, type TemporaryFolder } from './testing/sample-site';
import { sendRequest } from './testing/send-request';

let folder: TemporaryFolder;
let server: ListeningServer;
let log: string[];

const get = (target: string, headers: Record<string, string> = {}) =>
  sendRequest(server.url, { path: target, headers });

async function serve(siteDir: string): Promise<ListeningServer> {
  const site = createSiteServer({
    siteDir,
    log: (message) => log.push(message),
  });
  return listen(site.handle);
}

beforeEach(async () => {
  log = [];
  folder = await temporaryFolder();
  await writeSampleSite(path.join(folder.path, 'first'));
  await symlink('first', path.join(folder.path, 'current'));
  server = await serve(path.join(folder.path, 'current'));
});

afterEach(async () => {
  await server.close();
  await folder.remove();
});

describe('the site server', () => {
  it('serves the index.html of a folder without a redirect', async () => {
    const answer = await get('/villes/riom?utm=1');

    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html;charset=utf-8');
    expect(answer.text).toContain('<title>Riom</title>');
  });

  it('sends brotli, gzip or uncompressed files, depending on what the browser accepts', async () => {
    const brotli = await get('/', { 'Accept-Encoding': 'gzip, deflate, br' });
    const gzip = await get('/', { 'Accept-Encoding': 'gzip, deflate' });
    const plain = await get('/');

    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(brotliDecompressSync(brotli.body).toString()).toBe(plain.text);
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body).toString()).toBe(plain.text);
    expect(plain.headers['content-encoding']).toBeUndefined();
  });

  it('applies the header rules in order', async () => {
    expect((await get('/')).headers).toMatchObject({
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'integrity-policy': 'blocked-destinations=(script)',
    });
    expect((await get('/releases/towns/1.0.0-AB12/Entry.js')).headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript',
      'x-content-type-options': 'nosniff',
    });
    expect((await get('/registry.json')).headers['access-control-allow-origin']).toBe('*');
  });

  it('sends the charset of plain text', async () => {
    expect((await get('/robots.txt')).headers['content-type']).toBe('text/plain;charset=utf-8');
  });

  it('sends the 404 page with status 404 and without long caching', async () => {
    const answer = await get('/releases/towns/missing.js');

    expect(answer.status).toBe(404);
    expect(answer.text).toContain('<title>404</title>');
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    });
  });

  it('responds with 410 for a missing file of the owner', async () => {
    const answer = await get('/releases/owner/pictures/photo-99d71211-768.avif');

    expect(answer.status).toBe(410);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-cache' });
  });

  it('hides files that are not for visitors', async () => {
    for (const target of ['/headers.json', '/_internal.json', '/.hidden', '/../current/headers.json'])
      expect([target, (await get(target)).status]).toEqual([target, 404]);
  });

  it('redirects to the canonical URL only if the page exists', async () => {
    const { status, headers } = await get('/Villes/Riom/index.html?a=1');
    expect([status, headers.location]).toEqual([301, '/villes/riom?a=1']);
    expect((await get('/robots.txt/')).headers.location).toBe('/robots.txt');
    for (const target of ['/Villes/Inconnue', '/villes/inconnue/', '/inconnu.txt/', '/_INTERNAL/'])
      expect((await get(target)).status).toBe(404);
  });

  it('responds to HEAD without a body and to other methods with 405', async () => {
    const head = await sendRequest(server.url, { method: 'HEAD', path: '/villes/riom' });
    const headOfMissing = await sendRequest(server.url, { method: 'HEAD', path: '/inconnu' });
    const post = await sendRequest(server.url, { method: 'POST', path: '/', body: 'x' });

    expect([head.status, head.text]).toEqual([200, '']);
    expect(Number(head.headers['content-length'])).toBeGreaterThan(0);
    expect([headOfMissing.status, headOfMissing.text]).toEqual([404, '']);
    expect(post.status).toBe(405);
    expect(post.headers.allow).toBe('GET, HEAD');
  });

  it('ignores Range headers and sends the whole file', async () => {
    for (const range of ['bytes=9-2', 'bytes=0-0', 'bytes=-5', 'bytes=99999-', 'nonsense']) {
      expect((await get('/robots.txt', { Range: range })).text).toBe('User-agent: *');
    }
  });

  it('serves a new composition as soon as the symlink points to it', async () => {
    expect((await get('/')).text).toContain('première');

    await writeSampleSite(path.join(folder.path, 'second'), 'seconde');
    await symlink('second', path.join(folder.path, 'next'));
    await rename(path.join(folder.path, 'next'), path.join(folder.path, 'current'));

    expect((await get('/')).text).toContain('seconde');
    expect((await get('/villes/riom', { 'If-None-Match': 'W/"1-1"' })).text).toContain('seconde');
  });

  it('closes only that connection when a requested file has been deleted', async () => {
    await get('/');
    await rm(path.join(folder.path, 'first/villes/riom/index.html'));

    await expect(get('/villes/riom')).rejects.toThrow();
    expect((await get('/')).status).toBe(200);
  });

  it('responds with 503 while there is no usable site, and recovers', async () => {
    const current = path.join(folder.path, 'current');
    await rm(current);
    expect((await get('/')).status).toBe(503);
    expect(log.join()).toContain('There is no composed site');

    await symlink('first', current);
    expect((await get('/')).status).toBe(200);
  });
});
