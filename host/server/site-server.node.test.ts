import { rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { closeApp, createApp, listenApp } from './listen-app';
import { localSite } from './site-server';
import { temporaryFolder, writeSampleSite, type TemporaryFolder } from './testing/sample-site';
import { sendRequest } from './testing/send-request';

let folder: TemporaryFolder;
let server: FastifyInstance;
let url: string;
let log: string[];

const get = (target: string, headers: Record<string, string> = {}) =>
  sendRequest(url, { path: target, headers });

beforeEach(async () => {
  log = [];
  folder = await temporaryFolder();
  await writeSampleSite(path.join(folder.path, 'first'));
  await symlink('first', path.join(folder.path, 'current'));
  server = createApp();
  const siteDir = path.join(folder.path, 'current');
  await server.register(localSite, { siteDir, log: (message) => void log.push(message) });
  url = await listenApp(server, { port: 0, purpose: 'a test', remedy: '' });
});

afterEach(async () => {
  await closeApp(server);
  await folder.remove();
});

describe('the site server', () => {
  it('serves the index.html of a folder without a redirect', async () => {
    const answer = await get('/villes/riom?utm=1');

    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.text).toContain('<title>Riom</title>');
  });

  it('sends brotli, gzip or uncompressed files, depending on what the browser accepts', async () => {
    const brotli = await get('/', { 'Accept-Encoding': 'gzip, deflate, br' });
    const gzip = await get('/', { 'Accept-Encoding': 'gzip, deflate' });
    const plain = await get('/');

    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(brotliDecompressSync(brotli.body).toString()).toBe(plain.text);
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
      'x-content-type-options': 'nosniff',
    });
    expect((await get('/registry.json')).headers['access-control-allow-origin']).toBe('*');
  });

  it.each([
    ['/releases/towns/missing.js', 404],
    ['/media/pictures/photo-99d71211-768.avif', 410],
  ])('sends the 404 page without long caching for %s', async (target, status) => {
    const answer = await get(target);

    expect(answer.status).toBe(status);
    expect(answer.text).toContain('<title>404</title>');
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it.each([
    ...['/Villes/Inconnue', '/villes/inconnue/', '/inconnu.txt/', '/_INTERNAL/'],
    ...['/headers.json', '/headers%2Ejson'],
    '/404',
    '/_internal.json',
    '/.hidden',
    '/index.html.br',
    '/../current/headers.json',
    '/%2e%2e/current/robots.txt',
    '//evil.example/',
    '//villes/riom/',
    '/%5Cvilles/riom/',
    '/%00',
  ])('has no page at %s', async (target) => {
    expect((await get(target)).status).toBe(404);
  });

  it.each([
    ['/Villes/Riom/index.html?a=1', '/villes/riom?a=1'],
    ['/villes/riom/', '/villes/riom'],
    ['/villes/riom/index', '/villes/riom'],
    ['/robots.txt/', '/robots.txt'],
    ['/index.html', '/'],
  ])('redirects %s to its only spelling', async (target, location) => {
    const { status, headers } = await get(target);

    expect([status, headers.location]).toEqual([301, location]);
  });

  it('ignores Range headers and sends the whole file', async () => {
    expect((await get('/robots.txt', { Range: 'bytes=0-0' })).text).toBe('User-agent: *');
  });

  it('serves a new composition as soon as the symlink points to it, and 503 while there is none', async () => {
    const current = path.join(folder.path, 'current');
    await writeSampleSite(path.join(folder.path, 'second'), 'seconde');
    await symlink('second', path.join(folder.path, 'next'));
    await rename(path.join(folder.path, 'next'), current);
    expect((await get('/')).text).toContain('seconde');

    await rm(current);
    expect((await get('/')).status).toBe(503);
    expect(log.join()).toContain('ENOENT');
  });
});
