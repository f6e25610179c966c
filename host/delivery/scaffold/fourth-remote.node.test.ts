import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { appNames } from '../../../webpack/remotes';
import { listFiles } from '../files';
import { differing, hashesOf, newestReleases, type Hashes } from '../testing/compare-sites';
import { copyRepository, type RepositoryCopy } from '../testing/repository-copy';

let copy: RepositoryCopy;
let before: Hashes;

beforeAll(async () => {
  copy = await copyRepository();
  before = await sources();
  await copy.deliver('new-remote', 'blog', '--prefix', '/conseils');
});
afterAll(() => copy.remove());

describe('A fourth remote', () => {
  it('changes nothing but its folder and one row', async () => {
    const changed = differing(before, await sources());

    expect(changed.filter((file) => !file.startsWith('remote-blog/'))).toEqual(['webpack/remotes.ts']);
    const lines = async (folder: string) =>
      (await readFile(path.join(folder, 'webpack/remotes.ts'), 'utf8')).split('\n');
    const added = (await lines(copy.root)).filter((line) => line.includes('blog'));
    expect(added).toEqual([
      expect.stringMatching(
        /^ {2}blog: \{ container: 'remote_blog', port: \d+, mounts: \['\/conseils'\] \},$/,
      ),
    ]);
    expect(await lines(copy.root)).toHaveLength((await lines(path.join(__dirname, '../../..'))).length + 1);
  });

  it('is in good form, sound in its types, and passes its tests as it stands', async () => {
    await copy.runScript('prettier/bin/prettier.cjs', '--check', 'remote-blog', 'webpack/remotes.ts');
    // Of the whole house it is checked beside; here of this folder, and of what it imports.
    const itself = { extends: '../tsconfig.json', include: ['.', '../webpack/*.ts'] };
    await writeFile(path.join(copy.root, 'remote-blog/tsconfig.json'), JSON.stringify(itself));
    await copy.runScript('typescript/bin/tsc', '-p', 'remote-blog', '--incremental', 'false');
    await copy.runScript('eslint/bin/eslint.js', '--max-warnings', '0', 'remote-blog');
    await copy.runScript('jest/bin/jest.js', '-c', 'webpack/jest.config.js', 'remote-blog/');
  });

  it('is released alone, and its page stands in the composed site', async () => {
    await copy.adopt(...appNames);
    // By the row alone the other apps are what they were: the copy knows their releases.
    const said = await copy.deliver('release', 'host', 'blog');
    expect(said).toMatch(/^host .* was there already$/m);
    expect(said).toMatch(/^blog .* is new$/m);
    const newest = await newestReleases(copy.folders.releases, [...appNames, 'blog']);
    await copy.deliver('promote', ...newest);

    const page = await readFile(path.join(copy.folders.site, 'current/conseils/index.html'), 'utf8');
    expect(page).toContain('Conseils</h1>');
    expect(page).toContain('<meta name="robots" content="noindex">');
  });
});

/** Every source of the copy. */
async function sources(): Promise<Hashes> {
  const files = (await listFiles(copy.root)).filter((file) => !file.startsWith('node_modules/'));
  return hashesOf(copy.root, files);
}
