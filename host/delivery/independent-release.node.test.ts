import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { noticesFile } from '../../webpack/notices-plugin';
import { repositoryRoot } from '../../webpack/paths';
import { listFiles } from './files';
import { liveVersion, readRegistry } from './registry';
import { hashesOf, newestReleases, type Hashes } from './testing/compare-sites';
import { copyRepository, type RepositoryCopy } from './testing/repository-copy';

/** Of the text that all town pages share. */
const file = 'remote-towns/src/content/town-page.ts';
const before = 'servicesHeading: (where: string) => `Nos services ${where}`';
const after = 'servicesHeading: (where: string) => `Ce que nous faisons ${where}`';

/** Of the town of Riom among others. */
const master = 'shared/pictures/town-volvic.webp';
const otherMaster = 'shared/pictures/town-spa.webp';

const untouched = ['host', 'marketing', 'contact'] as const;

describe('A remote that is released alone', () => {
  let copy: RepositoryCopy;
  let first: SiteState;
  let second: SiteState;
  let said: string;

  beforeAll(async () => {
    copy = await copyRepository();
    await Promise.all([copy.adopt(...untouched), copy.deliver('release', 'towns')]);
    await copy.deliver('promote', ...(await releasesOf(['towns', ...untouched])));
    first = await siteState();

    await copy.replaceText(file, before, after);
    said = await copy.deliver('release', 'towns', ...untouched);
    await copy.deliver('promote', ...(await releasesOf(['towns'])));
    second = await siteState();
    // With nothing in the caches, every picture is encoded first.
  }, 900_000);

  afterAll(() => copy.remove(), 60_000);

  it('gets a new version, and its pages say the new sentence', () => {
    expect(second.versions.towns).not.toBe(first.versions.towns);
    expect(first.riom).toContain('Nos services à Riom');
    expect(second.riom).toContain('Ce que nous faisons à Riom');
    expect(second.riom).not.toContain('Nos services à Riom');
  });

  it.each(untouched)('leaves the version and every file of %s as they were', (app) => {
    const ofApp = (hashes: Hashes) => Object.entries(hashes).filter(([name]) => name.startsWith(`${app}/`));

    expect(second.versions[app]).toBe(first.versions[app]);
    expect(ofApp(first.hashes).length).toBeGreaterThan(5);
    expect(ofApp(second.hashes)).toEqual(ofApp(first.hashes));
  });

  it('leaves its own former files in place, for tabs that are open', () => {
    expect(second.hashes).toMatchObject(first.hashes);
    expect(Object.keys(second.hashes).length).toBeGreaterThan(Object.keys(first.hashes).length);
  });

  it('shows social networks a picture that is there', () => {
    const address = /property="og:image" content="https:\/\/[^/]+\/releases\/([^"]+)"/.exec(second.riom)?.[1];

    expect(address).toMatch(/^towns\/.*-card\.jpg$/);
    expect(second.hashes).toHaveProperty([address ?? '']);
  });

  it.each([
    ['react', 'react.transitional.element'],
    ['notistack', 'notistack-'],
    ['idb', 'openCursor'],
    ['embla-carousel', 'slidesChanged'],
  ])(
    'publishes notices that name %s beside the scripts that contain it, and nowhere else',
    async (name, words) => {
      const isNamed: boolean[] = [];
      for (const [app, version] of Object.entries(first.versions)) {
        const folder = path.join(copy.folders.site, 'current', 'releases', app, version);
        const read = (file: string) => readFile(path.join(folder, file), 'utf8');
        const scripts = (await readdir(folder)).filter((file) => file.endsWith('.js'));
        const code = (await Promise.all(scripts.map(read))).join();
        const notices = await read(noticesFile);

        expect({ app, isNamed: notices.includes(`\n${name} `) }).toEqual({
          app,
          isNamed: code.includes(words),
        });
        isNamed.push(code.includes(words));
      }
      expect(new Set(isNamed).size).toBe(2);
    },
  );

  it('publishes the licence of each font beside it', () => {
    const names = Object.keys(first.hashes);
    const fonts = names.filter((name) => name.endsWith('.woff2'));
    const families = names.flatMap((name) => /^(.+)-OFL-.+\.txt$/.exec(name)?.[1] ?? []);

    expect(fonts.length).toBeGreaterThanOrEqual(2);
    expect(fonts.filter((font) => !families.some((family) => font.startsWith(family)))).toEqual([]);
  });

  it('leaves every page in the sitemap', () => {
    expect(first.sitemap.join()).toContain('/villes/riom<');
    expect(second.sitemap).toEqual(first.sitemap);
  });

  it('builds none of the others: their sources are the same, wherever they lie', () => {
    for (const app of untouched) expect(said).toContain(`${app} ${first.versions[app]} was there already`);
  });

  it('shows whatever picture takes the name of a master, with no change of a source', async () => {
    const photograph = await sharp({
      create: { width: 900, height: 700, channels: 3, background: '#7a5c46' },
    })
      .jpeg()
      .toBuffer();
    const picture = /<img[^>]*town-volvic-(\w+)-[^>]*>/;
    const [, former] = picture.exec(second.riom) ?? [];

    await writeFile(path.join(copy.root, master), photograph);
    said = await copy.deliver('release', 'towns', ...untouched);
    await copy.deliver('promote', ...(await releasesOf(['towns'])));
    const [image, digest] = picture.exec((await siteState()).riom) ?? [];

    expect(former).toBeDefined();
    expect(digest).not.toBe(former);
    expect(image).toMatch(/width="900" height="700"/);
    for (const app of untouched) expect(said).toContain(`${app} ${first.versions[app]} was there already`);
  }, 120_000);

  it('names the pictures that are missing or damaged, and makes no release', async () => {
    await rm(path.join(copy.root, master));
    await writeFile(path.join(copy.root, otherMaster), 'no picture');
    const refusal = await copy.deliver('release', 'towns').catch((error: Error) => error.message);
    expect(refusal).toContain('town-volvic.webp');
    expect(refusal).toMatch(/town-spa\.webp cannot be read/);
  }, 120_000);

  it('is the first version again when the sentence is put back, and nothing is built', async () => {
    await copy.replaceText(file, after, before);
    for (const picture of [master, otherMaster])
      await cp(path.join(repositoryRoot, picture), path.join(copy.root, picture));
    expect(await copy.deliver('release', 'towns')).toContain(
      `towns ${first.versions.towns} was there already`,
    );
  }, 120_000);

  type SiteState = Awaited<ReturnType<typeof siteState>>;

  const releasesOf = (apps: readonly string[]) => newestReleases(copy.folders.releases, apps);

  /** What a visitor can get: hashes of the published files, the live versions, a page, the sitemap. */
  async function siteState() {
    const site = path.join(copy.folders.site, 'current');
    const published = path.join(site, 'releases');
    const registry = await readRegistry(copy.folders.releases);
    const versions: Record<string, string> = {};
    for (const app of ['towns', ...untouched]) versions[app] = liveVersion(registry, app) ?? '';

    return {
      hashes: await hashesOf(published, await listFiles(published)),
      versions,
      riom: await readFile(path.join(site, 'villes/riom/index.html'), 'utf8'),
      sitemap: (await readFile(path.join(site, 'sitemap.xml'), 'utf8')).match(/<loc>.*<\/loc>/g) ?? [],
    };
  }
});
