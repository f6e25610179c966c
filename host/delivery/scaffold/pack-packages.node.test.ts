import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { repositoryRoot } from '../../../webpack/paths';
import { digestOfSources } from '../delivery-digest';
import { listFiles } from '../files';
import { packPackages, readManifest } from './pack-packages';

let folder: string;
const unpacked = (name: 'shared' | 'rth') => path.join(folder, name, 'package');

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'packages-'));
  const packages = await packPackages(folder);
  for (const [name, archive] of Object.entries(packages)) {
    await mkdir(path.join(folder, name));
    await promisify(execFile)('tar', ['-xzf', archive, '-C', name], { cwd: folder });
  }
}, 60_000);
afterAll(() => rm(folder, { recursive: true }));

describe('The packages for a remote in another repository', () => {
  it('compose, judge and serve by the same sources, so that verdicts and sites are shared', async () => {
    expect(await digestOfSources(unpacked('rth'), unpacked('shared'))).toBe(
      await digestOfSources(repositoryRoot),
    );
  });

  it('know the one remote of the repository that has installed them', async () => {
    const rows = await readFile(path.join(unpacked('rth'), 'webpack/remotes.ts'), 'utf8');

    expect(rows).toBe(await readFile(path.join(repositoryRoot, 'webpack/installed-remotes.ts'), 'utf8'));
  });

  it('need all libraries that their folders need, in the same versions', async () => {
    const { dependencies } = JSON.parse(await readFile(path.join(unpacked('rth'), 'package.json'), 'utf8'));
    for (const part of ['webpack', 'host/delivery', 'host/server']) {
      const { '@renovation-th/shared': _, ...libraries } = (await readManifest(part)).dependencies;
      expect(dependencies).toMatchObject(libraries);
    }
  });

  it('hold no test, no drill and no picture, and what remotes test with', async () => {
    const files = [...(await listFiles(unpacked('rth'))), ...(await listFiles(unpacked('shared')))];

    expect(files.filter((file) => /\.test\.tsx?$|(^|\/)drills?\/|\.webp$/.test(file))).toEqual([]);
    expect(files).toContain('src/testing/render-in-site.tsx');
    expect(files).toContain('rth.mjs');
  });
});
