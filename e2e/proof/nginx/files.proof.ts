import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { testFolders } from '../../../host/delivery/testing/test-folders';
import { expect, test } from './nginx-test';

const folder = path.join(testFolders().site, 'current');

/** Returns the paths of all files of the composed site, with a leading slash. */
async function composedFiles(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${path.relative(folder, path.join(entry.parentPath, entry.name))}`);
}

const addressOf = (file: string) => file.replace(/\/index\.html$/, '') || '/';
const isTwin = (file: string) => /\.(?:br|gz)$/.test(file);
const isPrivate = (file: string) => isTwin(file) || /^\/(?:headers\.json|404\.html|_|\.manifest)/.test(file);

test('each file is served in the smallest encoding that the browser accepts, with Vary', async ({
  served,
}) => {
  const files = await composedFiles();
  const twins = files.filter((file) => file.endsWith('.br')).map((file) => file.slice(0, -3));
  expect(twins.length).toBeGreaterThan(59);

  for (const file of twins.filter((name) => !isPrivate(name))) {
    const whole = await readFile(path.join(folder, file));
    for (const [accepted, expected] of [
      ['gzip, deflate, br, zstd', 'br'],
      ['br', 'br'],
      ['gzip', 'gzip'],
      ['identity', undefined],
      ['gzip;q=0, br;q=0', undefined],
    ] as const) {
      const asked = { headers: { 'Accept-Encoding': accepted } };
      const { status, headers, body } = await served.ask(addressOf(file), asked);
      const request = `${file}, ${accepted}`;
      expect([status, headers['content-encoding']], request).toEqual([200, expected]);
      expect(headers.vary, request).toBe('Accept-Encoding');
      const read = expected === 'br' ? brotliDecompressSync(body) : expected ? gunzipSync(body) : body;
      expect(read.equals(whole), request).toBe(true);
    }
  }
});

test('every public file is served, and every private file or path returns 404', async ({ served }) => {
  const files = await composedFiles();
  expect(files.filter(isPrivate).length).toBeGreaterThan(100);
  for (const file of files) {
    const { status } = await served.ask(addressOf(file), { method: 'HEAD' });
    expect(status, file).toBe(isPrivate(file) ? 404 : 200);
  }

  const scripts = files.filter((file) => file.endsWith('.js'));
  const releases = [...new Set(scripts.map((file) => file.split('/').slice(0, 4).join('/')))];
  expect(releases.length).toBeGreaterThanOrEqual(4);
  for (const hidden of [
    ...scripts.map((file) => `${file}.map`),
    ...releases.flatMap((release) =>
      ['release.json', 'server/server.js', 'client/remoteEntry.js', '../registry.json', ''].map(
        (name) => `${release}/${name}`,
      ),
    ),
    ...['/releases/registry.json', '/.git/config', '/.env', '/.htaccess', '/villes/.pages'],
    ...[
      '/.well-known',
      '/.well-known/',
      '/.well-known/.manifest',
      '/package.json',
      '/.manifest',
      '/.pages/',
      '/nginx.conf',
    ],
  ])
    expect([hidden, (await served.ask(hidden)).status]).toEqual([hidden, 404]);
});
