import { contactOf } from '@renovation-th/shared/identity/contact';
import { createHash } from 'node:crypto';
import { mkdir, readdir, utimes } from 'node:fs/promises';
import path from 'node:path';
import { draftName, listFiles, listFolders } from '../files';
import { readRegistry } from '../store/log';
import {
  earlyScript,
  emptySiteForEach,
  promote,
  promoteSampleSite,
  releaseSampleHost,
  sampleIdentity,
  samplePage,
  sampleSection,
  type SampleRemote,
} from '../testing/sample-releases';
import { composeSite, sampleContent, servedOn } from '../testing/changes';
import * as compositions from './compose';
import { draftFolder, keepDraft, switchTo } from './site-folder';

const folders = emptySiteForEach();

const compose = async (towns?: SampleRemote) => {
  await promoteSampleSite(folders.releases, towns);
  return composeSite(folders);
};
const served = (file: string) => servedOn(folders, file);

const twoDaysAgo = new Date(Date.now() - 48 * 3_600_000);
const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('A composed site', () => {
  it('has a document for each page, a not-found page, and the files for servers and crawlers', async () => {
    await compose();

    expect(await served('villes/riom/index.html')).toContain('<body><h1>Riom</h1></body>');
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

  it('keeps the previous site and the sites of the last hour, and removes older sites', async () => {
    const sites: string[] = [];
    for (const version of ['1.0.1-aaaaaaaaaa', '1.0.2-aaaaaaaaaa', '1.0.3-aaaaaaaaaa'])
      sites.push(await compose({ version }));
    const [first = ''] = sites;
    // Another process may be about to switch to any of these sites.
    expect(await listFolders(folders.site)).toEqual(sites.map((site) => path.basename(site)));

    const abandoned = path.join(folders.site, draftName());
    await mkdir(path.join(abandoned, 'villes'), { recursive: true });
    for (const old of [abandoned, first]) await utimes(old, twoDaysAgo, twoDaysAgo);
    await compose();
    expect(await listFolders(folders.site)).not.toContain(path.basename(first));
    expect((await listFolders(folders.site)).length).toBe(3);
    expect((await readdir(folders.site)).filter((name) => name.startsWith('.'))).toEqual(['.newest-entry']);
  });

  it.each([
    "pages: [{ app: 'host', declaration: { path: '/../../escaped' }, html: async () => '<h1></h1>' }]",
    "texts: () => ({ '../escaped.txt': 'text' })",
  ])('is refused when the code of a release gives it a file outside its folder: %s', async (escaping) => {
    await promoteSampleSite(folders.releases);
    const code = `const { composeSite } = exports;
      exports.composeSite = (input) => ({ ...composeSite(input), ${escaping} });`;
    await releaseSampleHost(folders.releases, '1.1.0-cccccccccc', undefined, code);
    await promote(folders.releases, 'host', '1.1.0-cccccccccc');

    await expect(composeSite(folders)).rejects.toThrow(/escaped.* is outside its folder/);
    expect((await listFiles(folders.folder)).join()).not.toContain('escaped');
  });

  it('is complete when several processes publish concurrently', async () => {
    await promoteSampleSite(folders.releases);
    const drafts = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const registry = await readRegistry(folders);
        const content = await sampleContent(folders);
        return compositions.composeSite(draftFolder(folders.site), folders, registry, content);
      }),
    );
    await Promise.all(
      drafts.map(({ folder }) =>
        keepDraft(folders.site, folder).then((name) => switchTo(folders.site, name)),
      ),
    );
    expect(await served('villes/riom/index.html')).toContain('<h1>Riom</h1>');
  });
});

describe('A document', () => {
  it('allows only its own inline scripts and styles', async () => {
    await compose();

    const html = await served('villes/riom/index.html');
    const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? '';
    const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text]) => text ?? '');
    const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text ?? '');

    const rules = /<script type="speculationrules">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(rules)).toHaveProperty('prefetch');
    expect(scripts).toEqual([earlyScript]);
    expect(styles).toEqual([expect.stringMatching(/^@font-face.*\.css-a1\{color:navy\}$/)]);
    expect(directive(policy, 'script-src')).toEqual(["'self'", ...[...scripts, rules].map(hashSource)]);
    // Emotion adds an empty style element, and fills it through the CSSOM.
    expect(directive(policy, 'style-src')).toEqual(["'self'", ...[...styles, ''].map(hashSource)]);
    expect(policy).not.toContain('unsafe');
    expect(html).not.toContain('localhost');
  });

  it('lists the scripts of each section, with hashes and releases', async () => {
    await compose({ sections: ['plan'], html: sampleSection('towns/plan') });

    const base = '/releases/towns/1.0.0-aaaaaaaaaa/';
    const { contact, remotes, scripts } = siteData(await served('villes/riom/index.html'));
    expect(contact).toEqual(contactOf(await sampleIdentity()));
    expect(scripts).toEqual({
      'towns/plan': [
        [`${base}remoteEntry.js`, sha384('/* entry of towns */')],
        [`${base}section-plan.js`, sha384('/* plan of towns */')],
      ],
    });
    expect(remotes).toEqual({
      towns: {
        container: 'remote_towns',
        version: '1.0.0-aaaaaaaaaa',
        base,
        entry: 'remoteEntry.js',
        integrity: sha384('/* entry of towns */'),
      },
    });
  });

  it('escapes the data of a page', async () => {
    const data = '</script><script>alert(1)</script><!--';
    const page = samplePage({ title: 'Riom"><script>alert(2)</script>', structuredData: [{ name: data }] });
    await compose({ data, pages: [page] });

    const html = await served('villes/riom/index.html');
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('<!--');
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
