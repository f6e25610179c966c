import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { repositoryRoot } from '../../../webpack/paths';
import { sourceDigest } from '../../../webpack/source-digest';
import { listFiles } from '../files';
import { packPackages } from './pack-packages';

let folder: string;
const unpacked = (name: 'shared' | 'rth') => path.join(folder, name, 'package');

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'packages-'));
  const packages = await packPackages(folder);
  for (const [name, archive] of Object.entries(packages)) {
    await mkdir(path.join(folder, name));
    await promisify(execFile)('tar', ['-xzf', archive, '-C', name], { cwd: folder });
  }
});
afterAll(() => rm(folder, { recursive: true }));

describe('The packages for a remote in another repository', () => {
  it('have the same source digests as this repository', async () => {
    for (const [from, to] of [
      ['node_modules', 'node_modules'],
      // The host's own versions of some packages. npm would install them at the same path in the package.
      ['host/node_modules', 'rth/package/host/node_modules'],
    ] as const)
      await symlink(path.join(repositoryRoot, from), path.join(folder, to));
    const folders = { code: unpacked('rth'), shared: unpacked('shared'), apps: unpacked('rth') };
    for (const entry of ['host/delivery/compose/compose.ts', 'host/delivery/release/release.ts'])
      expect([entry, sourceDigest([entry], ['webpack/remotes.ts'], folders)]).toEqual([
        entry,
        sourceDigest([entry], ['webpack/remotes.ts']),
      ]);
  });

  it('contain test helpers for remotes, but no tests, drills or pictures', async () => {
    const files = [...(await listFiles(unpacked('rth'))), ...(await listFiles(unpacked('shared')))];

    expect(files.filter((file) => /\.test\.tsx?$|(^|\/)drills?\/|\.webp$/.test(file))).toEqual([]);
    expect(files).toContain('src/testing/render-in-site.tsx');
    expect(files).toContain('rth.mjs');
  });
});
