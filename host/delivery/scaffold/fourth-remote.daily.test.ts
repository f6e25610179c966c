import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { appNames } from '../../../webpack/remotes';
import { listFiles } from '../files';
import { newestReleases } from '../testing/compare-sites';
import { copyRepository, type RepositoryCopy } from '../testing/repository-copy';

// Builds apps, which takes minutes on a busy machine.
jest.setTimeout(10 * 60_000);

let copy: RepositoryCopy;

beforeAll(async () => {
  copy = await copyRepository();
  await addRemote();
});
afterAll(() => copy.remove());

/** Does what README.md says. */
async function addRemote(): Promise<void> {
  const folder = path.join(copy.root, 'remote-notre-blog');
  await cp(path.join(copy.root, 'host/delivery/scaffold/template'), folder, { recursive: true });
  for (const file of await listFiles(folder)) {
    const text = (await readFile(path.join(folder, file), 'utf8'))
      .replaceAll('/exemple', '/conseils-travaux')
      .replaceAll('exemple', 'notre-blog')
      .replaceAll('Exemple', 'Conseils travaux');
    await writeFile(path.join(folder, file), text);
  }
  await writeFile(
    path.join(folder, 'webpack.config.ts'),
    "import { remoteConfig } from '../webpack/remote-config';\n\nexport default remoteConfig('notre-blog');\n",
  );
  const row =
    "  'notre-blog': { container: 'remote_notre_blog', port: 4104, mounts: ['/conseils-travaux'] },\n";
  await copy.replaceText('webpack/remotes.ts', '} as const satisfies', `${row}} as const satisfies`);
}

describe('A fourth remote', () => {
  it('passes the formatter, the compiler, the linter and its tests', async () => {
    await copy.runScript('prettier/bin/prettier.cjs', '--check', 'remote-notre-blog', 'webpack/remotes.ts');
    // Checks only this folder and its imports, because other checks cover the whole repository.
    const itself = { extends: '../tsconfig.json', include: ['.', '../webpack/*.ts'] };
    await writeFile(path.join(copy.root, 'remote-notre-blog/tsconfig.json'), JSON.stringify(itself));
    await copy.runScript('typescript/bin/tsc', '-p', 'remote-notre-blog', '--incremental', 'false');
    await copy.runScript('eslint/bin/eslint.js', '--max-warnings', '0', 'remote-notre-blog');
    await copy.runScript('jest/bin/jest.js', '-c', 'webpack/jest.config.js', 'remote-notre-blog/');
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
