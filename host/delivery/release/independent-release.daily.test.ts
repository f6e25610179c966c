import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { appNames } from '../../../webpack/remotes';
import { readRegistry } from '../store/log';
import { differing, documentsOf, newestReleases, type Hashes } from '../testing/compare-sites';
import { copyRepository, type RepositoryCopy } from '../testing/repository-copy';

// Builds apps, which takes minutes on a busy machine.
jest.setTimeout(10 * 60_000);

const content = 'remote-towns/src/content';

describe('A remote that is released alone', () => {
  let copy: RepositoryCopy;
  let before: { apps: Readonly<Record<string, string>>; documents: Hashes };

  // With empty caches, this takes a long time, because it builds every app and encodes every picture.
  beforeAll(async () => {
    copy = await copyRepository();
    await copy.adopt(...appNames);
    await promote(appNames);
    before = { ...(await readRegistry(copy.folders)), documents: await documentsOf(site()) };
    expect(await served('villes/riom/index.html')).toContain('Nos services à Riom');

    await copy.replaceText(
      `${content}/town-page.ts`,
      '`Nos services ${where}`',
      '`Ce que nous faisons ${where}`',
    );
    await addTown();
    await copy.deliver('release', 'towns');
    await promote(['towns']);
  });
  afterAll(() => copy.remove());

  it('gets a new version with the new sentence, and leaves the other apps as they were', async () => {
    const { apps } = await readRegistry(copy.folders);
    expect(apps).toEqual({ ...before.apps, towns: expect.not.stringContaining(before.apps.towns ?? '') });
    expect(await served('villes/riom/index.html')).toContain('Ce que nous faisons à Riom');
    expect(await served('villes/riom/index.html')).not.toContain('Nos services à Riom');
  });

  it('changes only those pages of other apps that list its towns', async () => {
    const changed = differing(before.documents, await documentsOf(site()));
    // Excludes pages of towns, because each names the release of towns.
    expect(changed.filter((file) => !file.startsWith('villes/'))).toEqual([
      'contact/index.html',
      'zones-intervention/index.html',
    ]);
    expect(await served('sitemap.xml')).toContain('/villes/aydat</loc>');
    expect(await served('villes/index.html')).toContain('45 communes et deux départements');
    const zones = await served('zones-intervention/index.html');
    expect(zones).toContain('31 autres communes');
    expect(zones).toContain('href="/villes/aydat"');
    expect(await served('contact/index.html')).toContain('&quot;aydat&quot;:&quot;Aydat&quot;');
  });

  const site = () => path.join(copy.folders.site, 'current');
  const served = (file: string) => readFile(path.join(site(), file), 'utf8');

  async function promote(apps: readonly string[]): Promise<void> {
    const newest = await newestReleases(copy.folders.releases, apps);
    await copy.deliver('promote', '--dirty', ...newest);
  }

  async function addTown(): Promise<void> {
    const volvic = await readFile(path.join(copy.root, content, 'towns/volvic.ts'), 'utf8');
    const aydat = volvic.replaceAll('volvic', 'aydat').replaceAll('Volvic', 'Aydat');
    const file = path.join(copy.root, content, 'towns/aydat.ts');
    await writeFile(file, aydat.replace("model: 'aydat'", "model: 'volvic'"));
    const list = `${content}/all-towns.ts`;
    await copy.replaceText(list, '  chantelle,\n]', '  chantelle,\n  aydat,\n]');
    const chantelle = "import { chantelle } from './towns/chantelle';";
    await copy.replaceText(list, chantelle, `import { aydat } from './towns/aydat';\n${chantelle}`);
  }
});
