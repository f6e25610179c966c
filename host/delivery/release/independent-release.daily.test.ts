import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { appNames } from '../../../webpack/remotes';
import { liveVersion } from '../registry';
import { readRegistry } from '../store/log';
import { differing, documentsOf, hashesBelow, newestReleases, type Hashes } from '../testing/compare-sites';
import { copyRepository, type RepositoryCopy } from '../testing/repository-copy';

// Builds apps, which takes minutes on a busy machine.
jest.setTimeout(10 * 60_000);

/** The file with a sentence of every town page. The test changes the sentence. */
const text = 'remote-towns/src/content/town-page.ts';
const sentence = 'servicesHeading: (where: string) => `Nos services ${where}`';
const otherSentence = 'servicesHeading: (where: string) => `Ce que nous faisons ${where}`';
/** The list of towns, and the town that the test adds. */
const list = 'remote-towns/src/content/all-towns.ts';
const town = 'remote-towns/src/content/towns/aydat.ts';
/** A picture of a town, which the test replaces. */
const master = 'shared/pictures/town-volvic.webp';

const untouched = ['host', 'marketing', 'contact'] as const;

describe('A remote that is released alone', () => {
  let copy: RepositoryCopy;
  let first: SiteState;
  let second: SiteState;

  // With empty caches, this takes a long time, because it builds every app and encodes every picture.
  beforeAll(async () => {
    copy = await copyRepository();
    await copy.adopt(...appNames);
    await copy.deliver('promote', '--dirty', ...(await releasesOf(appNames)));
    first = await siteState();

    await copy.replaceText(text, sentence, otherSentence);
    await addTown();
    await writeFile(path.join(copy.root, master), await photograph());
    await copy.deliver('release', 'towns');
    await copy.deliver('promote', '--dirty', ...(await releasesOf(['towns'])));
    second = await siteState();
  });

  afterAll(() => copy.remove());

  it('gets a new version, and its pages have the new sentence', () => {
    expect(second.versions.towns).not.toBe(first.versions.towns);
    expect(first.riom).toContain('Nos services à Riom');
    expect(second.riom).toContain('Ce que nous faisons à Riom');
    expect(second.riom).not.toContain('Nos services à Riom');
  });

  it('shows the new picture after a file is replaced', () => {
    const picture = /<img[^>]*town-volvic-(\w+)-[^>]*>/;
    const [[, before], [image, digest]] = [picture.exec(first.riom) ?? [], picture.exec(second.riom) ?? []];

    expect(before).toBeDefined();
    expect(digest).not.toBe(before);
    expect(image).toMatch(/width="900" height="700"/);
  });

  it.each(untouched)('changes neither the version nor any file of %s', (app) => {
    const ofApp = (hashes: Hashes) => Object.entries(hashes).filter(([name]) => name.startsWith(`${app}/`));

    expect(second.versions[app]).toBe(first.versions[app]);
    expect(ofApp(first.hashes).length).toBeGreaterThan(5);
    expect(ofApp(second.hashes)).toEqual(ofApp(first.hashes));
  });

  it('keeps its own earlier files for open tabs', () => {
    expect(second.hashes).toMatchObject(first.hashes);
    expect(Object.keys(second.hashes).length).toBeGreaterThan(Object.keys(first.hashes).length);
  });

  it('changes only those pages of other apps that list its towns', async () => {
    const changed = differing(first.documents, second.documents);
    // Excludes pages of towns, because each names the release of towns.
    expect(changed.filter((file) => !file.startsWith('villes/'))).toEqual([
      'contact/index.html',
      'zones-intervention/index.html',
    ]);
    expect(second.sitemap.filter((line) => !first.sitemap.includes(line)).join()).toMatch(
      /^<loc>.*\/villes\/aydat<\/loc>$/,
    );
    expect(await served('villes/index.html')).toContain('45 communes et deux départements');
    const zones = await served('zones-intervention/index.html');
    expect(zones).toContain('31 autres communes');
    expect(zones).toContain('href="/villes/aydat"');
    expect(await served('contact/index.html')).toContain('&quot;aydat&quot;:&quot;Aydat&quot;');
  });

  type SiteState = Awaited<ReturnType<typeof siteState>>;

  const releasesOf = (apps: readonly string[]) => newestReleases(copy.folders.releases, apps);
  const read = (source: string) => readFile(path.join(copy.root, source), 'utf8');
  const served = (file: string) => readFile(path.join(copy.folders.site, 'current', file), 'utf8');

  async function addTown() {
    const volvic = await read('remote-towns/src/content/towns/volvic.ts');
    const aydat = volvic.replaceAll('volvic', 'aydat').replaceAll('Volvic', 'Aydat');
    await writeFile(path.join(copy.root, town), aydat.replace("model: 'aydat'", "model: 'volvic'"));
    await copy.replaceText(list, '  chantelle,\n]', '  chantelle,\n  aydat,\n]');
    const chantelle = "import { chantelle } from './towns/chantelle';";
    await copy.replaceText(list, chantelle, `import { aydat } from './towns/aydat';\n${chantelle}`);
  }

  const photograph = () =>
    sharp({ create: { width: 900, height: 700, channels: 3, background: '#7a5c46' } })
      .jpeg()
      .toBuffer();

  async function siteState() {
    const site = path.join(copy.folders.site, 'current');
    const registry = await readRegistry(copy.folders);

    return {
      documents: await documentsOf(site),
      hashes: await hashesBelow(path.join(site, 'releases')),
      versions: Object.fromEntries(
        appNames.map((app): [string, string] => [app, liveVersion(registry, app) ?? '']),
      ),
      riom: await served('villes/riom/index.html'),
      sitemap: [...(await served('sitemap.xml')).matchAll(/<loc>.*<\/loc>/g)].map(([line]) => line),
    };
  }
});
