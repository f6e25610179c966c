import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, readlink } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { listFiles, listFolders } from '../files';
import {
  earlyScript,
  emptySiteForEach,
  promote,
  promoteSampleSite,
  releaseSample,
  releaseSampleHost,
  sampleIdentity,
  samplePage,
} from '../testing/sample-releases';
import type { ReleasedPage } from '../release-record';
import { composeSite } from '../testing/compose-site';

const folders = emptySiteForEach();

const compose = async () => composeSite(folders, { identity: await sampleIdentity(), year: 2026 });
const served = (file: string) => readFile(path.join(folders.site, 'current', file), 'utf8');

const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('A composed site', () => {
  it('has a document for each page, one for pages that do not exist, and everything beside them', async () => {
    await promoteSampleSite(folders.releases);

    expect(await compose()).toMatchObject({ paths: ['/villes/riom'] });

    expect(await served('villes/riom/index.html')).toContain('<div id="root"><h1>Riom</h1></div>');
    expect(await served('404.html')).toContain('<h1>Introuvable</h1>');
    expect(await served('404.html')).toContain('<meta name="robots" content="noindex">');
    expect(await listFiles(path.join(folders.site, 'current'))).toEqual(
      expect.arrayContaining([
        'headers.json',
        'registry.json',
        'robots.txt',
        'sitemap.xml',
        'sitemap.xml.br',
      ]),
    );
  });

  it('has compressed twins that say the same', async () => {
    await promoteSampleSite(folders.releases);
    await compose();

    const twin = await readFile(path.join(folders.site, 'current/villes/riom/index.html.br'));
    expect(brotliDecompressSync(twin).toString()).toBe(await served('villes/riom/index.html'));
  });

  it('keeps the former site when a new one takes its place, and removes those before it', async () => {
    await promoteSampleSite(folders.releases);
    const [first, second] = [await compose(), await compose()];
    expect(await readlink(path.join(folders.site, 'current'))).toBe(path.basename(second.folder));
    expect(await listFolders(folders.site)).toEqual(
      [first, second].map(({ folder }) => path.basename(folder)),
    );

    // As by a command that was killed.
    await mkdir(path.join(folders.site, '.removed-2026-01-01-999999999', 'villes'), { recursive: true });
    const third = await compose();
    expect(await listFolders(folders.site)).toEqual(
      [second, third].map(({ folder }) => path.basename(folder)),
    );
    // Its files go behind the command's back.
    while ((await readdir(folders.site)).some((name) => name.startsWith('.removed-')));
  });

  it('leads visitors to the old or to the new site at every moment of the switch', async () => {
    await promoteSampleSite(folders.releases);
    const current = path.join(folders.site, 'current');
    const first = await compose();
    let isComposing = true;
    const seen = new Set<string>();

    const looking = (async () => {
      while (isComposing) seen.add(await readlink(current));
    })();
    const second = await compose().finally(() => (isComposing = false));
    await looking;

    const folderNames = [first, second].map(({ folder }) => path.basename(folder));
    expect(seen).toContain(folderNames[0]);
    expect([...seen].filter((name) => !folderNames.includes(name))).toEqual([]);
  });

  it('goes on publishing releases that are no longer live', async () => {
    await promoteSampleSite(folders.releases);
    await releaseSample(folders.releases, 'towns', { version: '1.0.1-cccccccccc', pages: [samplePage()] });
    await promote(folders.releases, 'towns', '1.0.1-cccccccccc');
    await compose();

    const files = await listFiles(path.join(folders.site, 'current/releases/towns'));
    expect(files).toContain('1.0.0-aaaaaaaaaa/remoteEntry.js');
    expect(files).toContain('1.0.1-cccccccccc/remoteEntry.js');
    expect(files.filter((file) => file.includes('server') || file.includes('release.json'))).toEqual([]);
  });

  it('tells browsers the live releases with the hash of each entry', async () => {
    await promoteSampleSite(folders.releases);
    await compose();

    const towns = JSON.parse(await served('registry.json')).remotes.towns;
    expect(towns).toMatchObject({ version: '1.0.0-aaaaaaaaaa', base: '/releases/towns/1.0.0-aaaaaaaaaa/' });
    expect(towns.integrity).toBe(sha384('/* entry of towns */'));
  });
});

describe('A document', () => {
  it('allows the inline script and the styles that it has, and no others', async () => {
    await promoteSampleSite(folders.releases);
    await compose();

    const html = await served('villes/riom/index.html');
    const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? '';
    const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text]) => text ?? '');
    const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text ?? '');

    const rules = /<script type="speculationrules">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(rules)).toHaveProperty('prefetch');
    expect(scripts).toEqual([earlyScript]);
    expect(styles).toHaveLength(3);
    expect(directive(policy, 'script-src')).toEqual(["'self'", ...[...scripts, rules].map(hashSource)]);
    // The empty one is what Emotion opens and fills through the CSSOM.
    expect(directive(policy, 'style-src')).toEqual(["'self'", ...[...styles, ''].map(hashSource)]);
    expect(policy).not.toContain('unsafe');
  });

  it('names each script that its page needs with its hash', async () => {
    await promoteSampleSite(folders.releases);
    await compose();

    const html = await served('villes/riom/index.html');
    expect(html).toContain(`main.js" integrity="${sha384('/* main */')}" crossorigin="anonymous" defer>`);
    expect(siteData(html).idleScripts).toEqual([
      ['/releases/host/1.0.0-bbbbbbbbbb/federation.js', sha384('/* federation */')],
      ['/releases/towns/1.0.0-aaaaaaaaaa/remoteEntry.js', sha384('/* entry of towns */')],
      ['/releases/towns/1.0.0-aaaaaaaaaa/remote.js', sha384('/* module of towns */')],
      ['/releases/towns/1.0.0-aaaaaaaaaa/view-town.js', sha384('/* town of towns */')],
    ]);
  });

  it('leaves it to the early script when the shell starts, where the host has been built for that', async () => {
    await promoteSampleSite(folders.releases);
    await compose();
    expect(await served('villes/riom/index.html')).toMatch(/main\.js"[^>]* defer><\/script>/);

    await releaseSampleHost(folders.releases, '1.0.1-dddddddddd', (record) => {
      record.contract = '1.1.0';
    });
    await promote(folders.releases, 'host', '1.0.1-dddddddddd');
    await compose();
    expect(await served('villes/riom/index.html')).toMatch(
      /<template id="shell"><script src="[^"]*1\.0\.1-dddddddddd\/main\.js"[^>]*"anonymous"><\/script><\/template>/,
    );
  });

  it('holds what reports failures, unfetched, where the host has been built with it', async () => {
    await promoteSampleSite(folders.releases);
    await compose();

    expect(await served('villes/riom/index.html')).toContain(
      `<template id="failures"><script src="/releases/host/1.0.0-bbbbbbbbbb/failures.js" integrity="${sha384('/* failures */')}" crossorigin="anonymous"></script></template>`,
    );

    await releaseSampleHost(folders.releases, '1.0.1-dddddddddd', (record) => {
      delete record.files['client/failures.js'];
    });
    await promote(folders.releases, 'host', '1.0.1-dddddddddd');
    await compose();
    expect(await served('villes/riom/index.html')).not.toContain('failures');
  });

  it('names no script and carries no data for a page that is HTML alone', async () => {
    await promoteSampleSite(folders.releases, { data: 'Riom', pages: [samplePage({ interactive: false })] });
    await compose();

    const site = siteData(await served('villes/riom/index.html'));
    expect(site.page).toMatchObject({ path: '/villes/riom', interactive: false, data: null });
    expect(site.idleScripts).toEqual([]);
  });

  it('tells which pages are more than HTML, unless they are many', async () => {
    const interactive = async (pages: ReleasedPage[]) => {
      await promoteSampleSite(folders.releases, { pages: [samplePage({ interactive: false }), ...pages] });
      await compose();
      return siteData(await served('villes/riom/index.html')).registry.remotes.towns?.interactive;
    };
    const pages = Array.from({ length: 21 }, (_, index) => samplePage({ path: `/villes/v${index}` }));

    expect(await interactive([])).toEqual([]);
    expect(await interactive(pages.slice(0, 2))).toEqual(['/villes/v0', '/villes/v1']);
    expect(await interactive(pages)).toBeUndefined();
  });

  it('cannot be broken out of by what a page says of itself', async () => {
    const data = '</script><script>alert(1)</script><!--';
    await promoteSampleSite(folders.releases, {
      data,
      pages: [samplePage({ title: 'Riom"><script>alert(2)</script>', structuredData: [{ name: data }] })],
    });
    await compose();

    const html = await served('villes/riom/index.html');
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('<!--');
    expect(siteData(html).page.data).toBe(data);
  });

  it('shows social networks the picture that its page declares for them', async () => {
    const picture = 'pictures/house-12345678-card.jpg';
    await promoteSampleSite(folders.releases, { pages: [samplePage({ socialCard: picture })] });
    await compose();

    expect(await served('villes/riom/index.html')).toContain(
      `<meta property="og:image" content="https://www.sample.example/releases/towns/1.0.0-aaaaaaaaaa/${picture}">`,
    );
  });
});

const sha384 = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

function directive(policy: string, name: string): string[] {
  const found = policy.split('; ').find((part) => part.startsWith(`${name} `));
  return (found ?? '').split(' ').slice(1);
}

function siteData(html: string) {
  const text = /<script type="application\/json" id="site">(.*?)<\/script>/s.exec(html)?.[1];
  return JSON.parse(text ?? 'null');
}
