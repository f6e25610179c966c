import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { freePort } from '../../../host/delivery/testing/free-port';
import { testFolders } from '../../../host/delivery/testing/test-folders';
import { readIdentity } from '../../../host/server/identity/read-identity';
import { urlencoded } from '../../../host/server/testing/send-request';
import { expect, serve, test } from './nginx-test';

const folder = path.join(testFolders().site, 'current');

/** Paths of all files of the composed site, with a slash before them. */
async function composedFiles(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${path.relative(folder, path.join(entry.parentPath, entry.name))}`);
}

/** What a file is asked for by. */
const addressOf = (file: string) => file.replace(/\/index\.html$/, '') || '/';
const isTwin = (file: string) => /\.(?:br|gz)$/.test(file);
const isPrivate = (file: string) => isTwin(file) || /^\/(?:headers\.json|404\.html|_|\.manifest)/.test(file);

for (const { title, brotli } of [
  { title: 'with the module for Brotli', brotli: 'br' },
  { title: 'without the module', brotli: undefined },
] as const) {
  test(`${title}, each file comes as small as the browser takes it, and says that this depends`, async ({
    served,
    servedWithoutBrotli,
  }) => {
    const { ask } = brotli ? served : servedWithoutBrotli;
    const files = await composedFiles();
    const twins = files.filter((file) => file.endsWith('.br')).map((file) => file.slice(0, -3));
    expect(twins.length).toBeGreaterThan(100);

    for (const file of twins.filter((name) => !isPrivate(name))) {
      const whole = await readFile(path.join(folder, file));
      for (const [accepted, expected] of [
        ['gzip, deflate, br, zstd', brotli ?? 'gzip'],
        ['br', brotli],
        ['gzip', 'gzip'],
        ['identity', undefined],
        ['gzip;q=0, br;q=0', undefined],
      ] as const) {
        const { status, headers, body } = await ask(addressOf(file), {
          headers: { 'Accept-Encoding': accepted },
        });
        const words = `${file}, ${accepted}`;
        expect([status, headers['content-encoding']], words).toEqual([200, expected]);
        expect(headers.vary, words).toBe('Accept-Encoding');
        const read = expected === 'br' ? brotliDecompressSync(body) : expected ? gunzipSync(body) : body;
        expect(read.equals(whole), words).toBe(true);
      }
    }
  });
}

test('every composed file is served or kept to ourselves, and nothing of a release but its half for browsers', async ({
  served,
}) => {
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
    ...[
      '/releases/registry.json',
      '/.git/config',
      '/.env',
      '/.htaccess',
      '/villes/.pages',
      '/_staged/',
      '/_buckets/1',
    ],
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

test('what has its content in its name is kept for a year, everything else is asked for again', async ({
  served,
}) => {
  for (const file of (await composedFiles()).filter((name) => !isPrivate(name))) {
    const { headers } = await served.ask(addressOf(file), { method: 'HEAD' });
    expect([file, headers['cache-control']]).toEqual([
      file,
      file.startsWith('/releases/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    ]);
  }
  const missing = await served.ask('/releases/host/missing.js');
  expect([missing.status, missing.headers['cache-control']]).toEqual([404, 'no-cache']);
});

test('a browser that has a file gets it no second time, in whichever form it has it', async ({ served }) => {
  const script =
    (await composedFiles()).find((file) => /^\/releases\/host\/.*\/main\.js$/.test(file)) ?? 'none';
  for (const address of ['/', '/villes/riom', '/registry.json', '/sitemap.xml', script])
    for (const encoding of ['identity', 'gzip', 'br']) {
      const headers = { 'Accept-Encoding': encoding };
      const { etag } = (await served.ask(address, { headers })).headers;
      expect(etag, address).toMatch(/^(?:W\/)?"[^"]+"$/);
      const again = await served.ask(address, { headers: { ...headers, 'If-None-Match': String(etag) } });
      expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
      const changed = await served.ask(address, { headers: { ...headers, 'If-None-Match': '"another"' } });
      expect(changed.status).toBe(200);
    }
});

test('a part of a file is answered with all of it, which is always right', async ({ served }) => {
  for (const address of ['/', '/sitemap.xml']) {
    const whole = await served.ask(address);
    const part = await served.ask(address, { headers: { Range: 'bytes=0-3' } });
    expect(part.status).toBe(200);
    expect(part.headers['content-range']).toBeUndefined();
    expect(part.headers['accept-ranges']).toBeUndefined();
    expect(part.body.equals(whole.body)).toBe(true);
  }
});

test('an address of another spelling leads for good, in one step, to the page; an unknown one to a page that says so', async ({
  served,
}) => {
  for (const [asked, page] of [
    ['/villes/riom/', '/villes/riom'],
    ['/Villes/RIOM/index.html?a=1', '/villes/riom?a=1'],
    ['/index.html', '/'],
    ['/CONTACT/?service=toiture&ville=riom', '/contact?service=toiture&ville=riom'],
  ] as const) {
    const { status, headers } = await served.ask(asked);
    expect([status, headers.location]).toEqual([301, page]);
    expect((await served.ask(page)).status).toBe(200);
  }
  for (const asked of ['/page-inconnue', '/villes/inconnue', '/wp-login.php', '//evil.example/']) {
    const { status, headers, text } = await served.ask(asked);
    expect([status, headers['content-type'], headers.location]).toEqual([
      404,
      'text/html; charset=utf-8',
      undefined,
    ]);
    expect(text).toContain('<html lang="fr">');
    expect(text).toContain('<meta name="robots" content="noindex">');
  }
});

test('a form finds its service, and words of the site when there is none', async ({
  served,
  authority,
  forms,
}) => {
  const { email, phone } = await readIdentity();
  const form = {
    ...urlencoded({ Nom: 'Zoé Durand', Téléphone: '06 39 98 00 00', Message: 'Refaire le crépi du pignon.' }),
    method: 'POST',
  };
  const received = await served.ask(`/envoi/ajax/${email}`, form);
  expect([received.status, JSON.parse(received.text).success]).toEqual([200, 'true']);
  const thanked = await served.ask(`/envoi/${email}`, form);
  expect([thanked.status, thanked.headers.location]).toEqual([303, expect.stringMatching(/^\/merci/)]);
  expect(new URL(forms.url).port).not.toBe('');

  const nobody = `http://127.0.0.1:${await freePort()}`;
  await serve({ authority, formsUrl: nobody, hasBrotli: true }, async ({ ask }) => {
    const page = await ask(`/envoi/${email}`, form);
    expect([page.status, page.headers['content-type']]).toEqual([502, 'text/html; charset=utf-8']);
    expect(page.text).toContain(`href="tel:${phone.international}">${phone.national}</a>`);
    const answer = await ask(`/envoi/ajax/${email}`, form);
    expect([answer.status, JSON.parse(answer.text).success]).toEqual([502, 'false']);
    expect((await ask('/villes/riom')).status).toBe(200);
  });
});
