import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { closeApp, createApp, listenApp } from './listen-app';
import { localSite } from './site-server';
import type { ResponseHeaderRules } from './site-headers';
import { temporaryFolder, type TemporaryFolder } from './testing/temporary-folder';
import { sendRequest } from './testing/send-request';

const headers: ResponseHeaderRules = {
  '*': { 'Integrity-Policy': 'blocked-destinations=(script)' },
  '/releases/*': { 'Cache-Control': 'public, max-age=31536000, immutable' },
};

/** Writes a small composed site, precompressed like a real one. */
async function writeSite(folder: string): Promise<void> {
  const page = (title: string) => `<!doctype html><title>${title}</title>`;
  const files: Record<string, string> = {
    'index.html': page('Accueil'),
    'villes/riom/index.html': page('Riom'),
    '404.html': page('404'),
    'robots.txt': 'User-agent: *',
    'releases/towns/1.0.0-AB12/Entry.js': 'console.log(1);',
    '_internal.json': '{}',
    '.hidden': 'secret',
    'headers.json': JSON.stringify(headers),
  };
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
    await writeFile(`${target}.br`, brotliCompressSync(text));
    await writeFile(`${target}.gz`, gzipSync(text));
  }
}

let folder: TemporaryFolder;
let siteDir: string;
let server: FastifyInstance;
let url: string;
let log: string[];

const get = (target: string, headers: Record<string, string> = {}) =>
  sendRequest(url, { path: target, headers });

beforeEach(async () => {
  log = [];
  folder = await temporaryFolder();
  siteDir = path.join(folder.path, 'current');
  await writeSite(siteDir);
  server = createApp();
  await server.register(localSite, { siteDir, log: (message) => void log.push(message) });
  url = await listenApp(server, { port: 0, purpose: 'a test', remedy: '' });
});

afterEach(async () => {
  await closeApp(server);
  await folder.remove();
});

describe('the site server', () => {
  it('sends the index.html of a folder without a redirect, with the headers of the site', async () => {
    const { status, headers, text } = await get('/villes/riom?utm=1');

    expect([status, text]).toEqual([200, expect.stringContaining('<title>Riom</title>')]);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'integrity-policy': 'blocked-destinations=(script)',
    });
    const script = await get('/releases/towns/1.0.0-AB12/Entry.js');
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
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
    ...['/villes/inconnue/', '/headers%2Ejson', '/404', '/_internal.json', '/.hidden', '/index.html.br'],
    ...['/%2e%2e/current/robots.txt', '//evil.example/', '/%5Cvilles/riom/', '/%00'],
  ])('has no page at %s', async (target) => {
    expect((await get(target)).status).toBe(404);
  });

  it.each([
    ['/Villes/Riom/index.html?a=1', '/villes/riom?a=1'],
    ['/robots.txt/', '/robots.txt'],
    ['/index.html', '/'],
  ])('redirects %s to its only spelling', async (target, location) => {
    const { status, headers } = await get(target);

    expect([status, headers.location]).toEqual([301, location]);
  });

  it('responds with 503 while there is no site', async () => {
    await rm(siteDir, { recursive: true });

    expect((await get('/')).status).toBe(503);
    expect(log.join()).toContain('ENOENT');
  });
});
