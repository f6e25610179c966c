import { execFileSync, spawnSync } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { differing, hashesBelow } from '../../host/delivery/testing/compare-sites';
import { testFolders } from '../../host/delivery/testing/test-folders';
import { productionNode } from '../../host/server/deploy/build-package';
import { repositoryRoot } from '../../webpack/paths';

/** Timeout of one suite in milliseconds, on a busy machine with two CPUs. */
const longestSuite = 45 * 60_000;

/** Uses one worker, because the browsers of the proof use the other CPU. */
const besideOthers = ['--maxWorkers=1', '--testTimeout=60000'];

for (const suite of ['host/server', 'host/delivery'])
  test(`the unit tests of ${suite} pass on the newest Node`, () => {
    test.setTimeout(longestSuite);
    const node = productionNode();
    // Puts the newest Node first on PATH, for tests that start `node` themselves.
    const env = { ...process.env, PATH: `${path.dirname(node)}:${process.env.PATH}` };
    const jest = require.resolve('jest/bin/jest');
    const args = [jest, '-c', 'webpack/jest.config.js', ...besideOthers, suite];
    const { status, stderr, error } = spawnSync(node, args, {
      cwd: repositoryRoot,
      env,
      encoding: 'utf8',
      maxBuffer: 64 * 1_024 * 1_024,
    });

    expect(error).toBeUndefined();
    expect(status, stderr?.slice(-4_000)).toBe(0);
  });

test('the newest and the oldest Node compose the same bytes', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'two-nodes-'));
  /** Returns the hashes of a new site's files. Skips compressed files, which may differ. */
  const composedBy = async (name: string, node: string) => {
    const state = path.join(folder, name);
    await cp(testFolders().releases, path.join(state, 'releases'), { recursive: true });
    const env = { ...process.env, RTH_STATE: state };
    execFileSync(node, ['--import', 'tsx', path.join(repositoryRoot, 'host/delivery/cli.ts'), 'compose'], {
      env,
    });
    const site = path.join(state, 'site/current');
    return hashesBelow(site, (file) => !/^releases\/|\.(?:br|gz|manifest)$/.test(file));
  };
  try {
    const [oldest, newest] = [
      await composedBy('oldest', process.execPath),
      await composedBy('newest', productionNode()),
    ];
    expect(Object.keys(oldest).length).toBeGreaterThan(60);
    expect(differing(oldest, newest)).toEqual([]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
