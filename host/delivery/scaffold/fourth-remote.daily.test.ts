import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { appNames } from '../../../webpack/remotes';
import { listFiles } from '../files';
import { differing, newestReleases, sourcesOf, type Hashes } from '../testing/compare-sites';
import { copyRepository, type RepositoryCopy } from '../testing/repository-copy';

// Builds apps, which takes minutes on a busy machine.
jest.setTimeout(10 * 60_000);

let copy: RepositoryCopy;
let before: Hashes;

beforeAll(async () => {
  copy = await copyRepository();
  before = await sourcesOf(copy.root);
  await copy.deliver('new-remote', 'notre-blog', '--prefix', '/conseils-travaux');
});
afterAll(() => copy.remove());

describe('A fourth remote', () => {
  it('adds only its folder and one row in webpack/remotes.ts', async () => {
    const changed = differing(before, await sourcesOf(copy.root));

    expect(changed.filter((file) => !file.startsWith('remote-notre-blog/'))).toEqual(['webpack/remotes.ts']);
    const lines = async (folder: string) =>
      (await readFile(path.join(folder, 'webpack/remotes.ts'), 'utf8')).split('\n');
    const added = (await lines(copy.root)).filter((line) => line.includes('blog'));
    expect(added).toEqual([
      expect.stringMatching(
        /^ {2}'notre-blog': \{ container: 'remote_notre_blog', port: \d+, mounts: \['\/conseils-travaux'\] \},$/,
      ),
    ]);
    expect(await lines(copy.root)).toHaveLength((await lines(path.join(__dirname, '../../..'))).length + 1);
  });

  it('passes the formatter, the compiler, the linter and its tests', async () => {
    await copy.runScript('prettier/bin/prettier.cjs', '--check', 'remote-notre-blog', 'webpack/remotes.ts');
    // Checks only this folder and its imports, because other checks cover the whole repository.
    const itself = { extends: '../tsconfig.json', include: ['.', '../webpack/*.ts'] };
    await writeFile(path.join(copy.root, 'remote-notre-blog/tsconfig.json'), JSON.stringify(itself));
    await copy.runScript('typescript/bin/tsc', '-p', 'remote-notre-blog', '--incremental', 'false');
    await copy.runScript('eslint/bin/eslint.js', '--max-warnings', '0', 'remote-notre-blog');
    await copy.runScript('jest/bin/jest.js', '-c', 'webpack/jest.config.js', 'remote-notre-blog/');
  });

  it('contains no placeholder of the template', async () => {
    const folder = path.join(copy.root, 'remote-notre-blog');
    for (const file of await listFiles(folder))
      expect([file, await readFile(path.join(folder, file), 'utf8')]).toEqual([
        file,
        expect.not.stringMatching(/exemple/i),
      ]);
  });

  it('is released alone, and has its page in the composed site', async () => {
    await copy.adopt(...appNames);
    const output = await copy.deliver('release', 'notre-blog');
    expect(output).toMatch(/^notre-blog .* is new$/m);
    const newest = await newestReleases(copy.folders.releases, [...appNames, 'notre-blog']);
    await copy.deliver('promote', ...newest);

    const page = await readFile(path.join(copy.folders.site, 'current/conseils-travaux/index.html'), 'utf8');
    expect(page).toContain('Conseils travaux</h1>');
    expect(page).toContain('<meta name="robots" content="noindex">');
  });
});
