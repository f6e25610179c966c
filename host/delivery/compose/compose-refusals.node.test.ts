import { createHash } from 'node:crypto';
import { appendFile, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DamagedState } from '../delivery-error';
import { listFiles, listFolders } from '../files';
import type { ReleaseRecord } from '../release-record';
import {
  emptySiteForEach,
  promote,
  promoteSampleSite,
  releaseSample,
  releaseSampleHost,
  sampleIdentity,
  samplePage,
  sampleSection,
} from '../testing/sample-releases';
import { composeSite } from '../testing/compose-site';

const folders = emptySiteForEach();

const compose = async () => composeSite(folders, { identity: await sampleIdentity(), year: 2026 });
const served = (file: string) => readFile(path.join(folders.site, 'current', file), 'utf8');

describe('What cannot be composed', () => {
  it.each([
    ['a style attribute', '<p style="color:red">Riom</p>', 'renders style inline'],
    ['an event handler', '<p onclick="alert()">Riom</p>', 'renders onclick inline'],
    ['a script', '<script>alert()</script>', 'renders script inline'],
    ['a style element', '<style>p{}</style>', 'renders style inline'],
  ])('is a page with %s: it is refused, and what is served stays as it was', async (_, html, refusal) => {
    await promoteSampleSite(folders.releases);
    const { folder } = await compose();
    await releaseSample(folders.releases, 'towns', {
      version: '1.0.1-cccccccccc',
      pages: [samplePage()],
      html,
    });
    await promote(folders.releases, 'towns', '1.0.1-cccccccccc');

    await expect(compose()).rejects.toThrow(`The page /villes/riom ${refusal}`);
    expect(await readlink(path.join(folders.site, 'current'))).toBe(path.basename(folder));
    expect(await served('villes/riom/index.html')).toContain('<h1>Riom</h1>');
    expect(await listFolders(folders.site)).toHaveLength(1);
  });

  it('is a site in which two remotes declare the same page', async () => {
    await promoteSampleSite(folders.releases);
    await releaseSample(folders.releases, 'other', { pages: [samplePage()] });
    await promote(folders.releases, 'other', '1.0.0-aaaaaaaaaa');

    await expect(compose()).rejects.toThrow(/other and towns both have the mount \/villes\.\n.*give it up/);
  });

  it.each(['host', 'towns'])('is a release of %s that is not the one that was promoted', async (app) => {
    await promoteSampleSite(folders.releases);
    const change = (record: ReleaseRecord) => {
      record.files[`client/${record.entry}`] = sha384('something else');
    };
    if (app === 'host') await releaseSampleHost(folders.releases, undefined, change);
    else await releaseSample(folders.releases, app, { pages: [samplePage()], change });
    const entry =
      app === 'host' ? '1.0.0-bbbbbbbbbb/client/main.js' : '1.0.0-aaaaaaaaaa/client/remoteEntry.js';
    await writeFile(path.join(folders.releases, app, entry), 'something else');

    await expect(compose()).rejects.toThrow(new RegExp(`of ${app} disagree on the hash of .*\\.js`));
  });

  it('is a script without a hash: a browser would run anything in its place', async () => {
    await promoteSampleSite(folders.releases, {
      sections: ['plan'],
      html: sampleSection('towns/plan'),
      change: ({ files }) => delete files['client/section-plan.js'],
    });

    await expect(compose()).rejects.toThrow('aaaaaaaaaa/section-plan.js has no hash in its release.');
  });

  it.each([
    [
      'towns/works',
      /The page \/villes\/riom has the section « works » of towns, which .*\n.*chunk section-works, and release it/,
    ],
    ['contact/plan', /has the section « plan » of contact, which/],
    ['/menu', /has the section « menu » of the host, which/],
  ])('is a page with the section %s, which no browser could start', async (section, refusal) => {
    await promoteSampleSite(folders.releases, { sections: ['plan'], html: sampleSection(section) });

    await expect(compose()).rejects.toThrow(refusal);
  });

  it('is a site without a host', async () => {
    await releaseSample(folders.releases, 'towns', { pages: [samplePage()] });
    await promote(folders.releases, 'towns', '1.0.0-aaaaaaaaaa');

    await expect(compose()).rejects.toThrow(/No release of host is live\.\n.*npm run promote -- host@/);
  });

  it('is a release that was removed: those that are left are named', async () => {
    await promoteSampleSite(folders.releases);
    await releaseSample(folders.releases, 'towns', { version: '1.0.1-cccccccccc' });
    await rm(path.join(folders.releases, 'towns/1.0.0-aaaaaaaaaa'), { recursive: true });

    await expect(compose()).rejects.toThrow(
      'There is no release 1.0.0-aaaaaaaaaa of towns.\n  → Choose one of: 1.0.1-cccccccccc.',
    );
  });

  it.each([
    ['host', 'client/main.js'],
    ['towns', 'client/remote.js'],
    ['towns', 'server/server.cjs'],
  ])('is a live release of %s whose %s was changed by a byte', async (app, file) => {
    await promoteSampleSite(folders.releases);
    const { folder } = await compose();
    const version = app === 'host' ? '1.0.0-bbbbbbbbbb' : '1.0.0-aaaaaaaaaa';
    await appendFile(path.join(folders.releases, app, version, file), ' ');

    const refusal = compose();
    await expect(refusal).rejects.toThrow(
      `${app} ${version} is live, and its file ${file} was changed after the release was made.`,
    );
    await expect(refusal).rejects.toThrow(`npm run rollback -- ${app}`);
    await expect(refusal).rejects.toThrow(DamagedState);
    expect(await readlink(path.join(folders.site, 'current'))).toBe(path.basename(folder));
  });

  it('is a live release that has lost a file', async () => {
    await promoteSampleSite(folders.releases);
    await rm(path.join(folders.releases, 'towns/1.0.0-aaaaaaaaaa/client/remote.js'));

    await expect(compose()).rejects.toThrow('and its file client/remote.js is missing.');
  });

  it('is not an old release with a changed byte: its other files are published', async () => {
    await promoteSampleSite(folders.releases);
    await releaseSample(folders.releases, 'towns', { version: '1.0.1-cccccccccc', pages: [samplePage()] });
    await promote(folders.releases, 'towns', '1.0.1-cccccccccc');
    const old = path.join(folders.releases, 'towns/1.0.0-aaaaaaaaaa');
    await appendFile(path.join(old, 'client/remote.js'), ' ');
    await writeFile(path.join(old, 'client/left-behind.js'), 'of nobody');
    await compose();

    const files = await listFiles(path.join(folders.site, 'current/releases/towns/1.0.0-aaaaaaaaaa'));
    expect(files).toContain('remoteEntry.js');
    expect(files).not.toContain('remote.js');
    expect(files).not.toContain('left-behind.js');

    await writeFile(path.join(old, 'release.json'), '{');
    await compose();
    expect(await listFiles(path.join(folders.site, 'current/releases/towns'))).toContain(
      '1.0.1-cccccccccc/remote.js',
    );
  });

  it('is a damaged record', async () => {
    await promoteSampleSite(folders.releases);
    await writeFile(path.join(folders.releases, 'towns/1.0.0-aaaaaaaaaa/release.json'), '{ "app": ');

    await expect(compose()).rejects.toThrow(/release\.json is damaged\.\n.*It is not JSON/);
  });
});

const sha384 = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
