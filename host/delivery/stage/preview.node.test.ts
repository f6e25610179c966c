import { createHash } from 'node:crypto';
import { readdir, readFile, readlink } from 'node:fs/promises';
import path from 'node:path';
import { composeSite } from '../testing/compose-site';
import { listFiles } from '../files';
import {
  emptySiteForEach,
  promoteSampleSite,
  releaseSample,
  sampleIdentity,
  samplePage,
} from '../testing/sample-releases';
import { listPreviews, makePreview, previewAddress, removePreview } from './preview';

const version = '1.1.0-cccccccccc';
const label = 'towns-1-1-0-cccccccccc';

const folders = emptySiteForEach();

beforeEach(async () => {
  await promoteSampleSite(folders.releases);
  await releaseSample(folders.releases, 'towns', {
    version,
    pages: [
      samplePage({ sitemap: { priority: 0.7, changeFrequency: 'monthly', lastModified: '2026-11-01' } }),
    ],
    html: '<h1>Essai</h1>',
  });
});

const options = async () => ({
  identity: await sampleIdentity({ formEndpoint: 'https://forms.example/f' }),
  year: 2026,
});
const preview = async (chosen = version) => makePreview(folders, 'towns', chosen, await options());
const previewed = (file: string) => readFile(path.join(folders.site, 'previews', label, file), 'utf8');

describe('A preview', () => {
  it('is what is live with one release in its place, for people and not for robots', async () => {
    await expect(preview()).resolves.toMatchObject({ label, app: 'towns', version, pages: 1 });

    const html = await previewed('villes/riom/index.html');
    expect(html).toContain('<h1>Essai</h1>');
    expect(html).toContain('<link rel="canonical" href="https://www.sample.example/villes/riom">');
    expect(JSON.parse(await previewed('registry.json')).remotes.towns.version).toBe(version);
    expect(JSON.parse(await previewed('headers.json'))['*']).toMatchObject({
      'X-Robots-Tag': 'noindex',
      'X-Content-Type-Options': 'nosniff',
    });
    expect(await previewed(`releases/towns/${version}/remoteEntry.js`)).toBe('/* entry of towns */');
    expect(previewAddress(label, 8080)).toBe(`http://${label}.localhost:8080/`);
  });

  it('sends no forms to anybody', async () => {
    await preview();
    expect(await previewed('villes/riom/index.html')).not.toContain('forms.example');
  });

  it('changes nothing that is live, and outlives later compositions', async () => {
    await composeSite(folders, await options());
    const before = await liveState();

    await preview();
    expect(await liveState()).toEqual(before);
    for (let times = 0; times < 3; times++) await composeSite(folders, await options());
    expect(await previewed('villes/riom/index.html')).toContain('<h1>Essai</h1>');
  });

  it('is replaced by one of the same release, listed, and removed', async () => {
    await preview();
    await preview();
    expect(await listPreviews(folders)).toMatchObject([{ label, app: 'towns', version, pages: 1 }]);

    await removePreview(folders, 'towns', version);
    expect(await listPreviews(folders)).toEqual([]);
    await expect(removePreview(folders, 'towns', version)).rejects.toThrow(
      'There is no preview of towns 1.1.0-cccccccccc.\n  → There is none at all.',
    );
  });

  it('is refused, and leaves nothing behind, when the site cannot be composed with the release', async () => {
    await releaseSample(folders.releases, 'towns', {
      version: '1.2.0-dddddddddd',
      pages: [samplePage()],
      html: '<p style="top:0">Riom</p>',
    });

    await expect(preview('1.2.0-dddddddddd')).rejects.toThrow('The page /villes/riom renders style inline');
    await expect(preview('9.9.9-0000000000')).rejects.toThrow('There is no release 9.9.9-0000000000');
    expect(await listPreviews(folders)).toEqual([]);
    expect(await readdir(path.join(folders.site, 'previews')).catch(() => [])).toEqual([]);
  });

  async function liveState() {
    const hash = async (file: string) =>
      createHash('sha256')
        .update(await readFile(file))
        .digest('hex');
    const current = path.join(folders.site, 'current');
    const files = await listFiles(`${current}/`);
    return {
      link: await readlink(current),
      registry: await hash(path.join(folders.releases, 'registry.json')),
      files: await Promise.all(files.map(async (file) => `${file} ${await hash(path.join(current, file))}`)),
    };
  }
});
