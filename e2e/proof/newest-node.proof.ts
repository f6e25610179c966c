import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { pinnedNode } from '../../host/delivery/package/pinned-node';
import { repositoryRoot } from '../../webpack/paths';

/** Milliseconds: two processors that others use too. */
const longestSuite = 45 * 60_000;

/** The browsers of the proof have the other processor. */
const besideOthers = ['--maxWorkers=1', '--testTimeout=60000'];

for (const suite of ['host/server', 'host/delivery'])
  test(`the unit tests of ${suite} hold on the newest Node`, () => {
    test.setTimeout(longestSuite);
    const node = pinnedNode();
    // Whatever the tests start as `node` is the newest one too.
    const env = { ...process.env, PATH: `${path.dirname(node)}:${process.env.PATH}` };
    const jest = require.resolve('jest/bin/jest');
    const words = [jest, '-c', 'webpack/jest.config.js', ...besideOthers, suite];
    const { status, stderr, error } = spawnSync(node, words, {
      cwd: repositoryRoot,
      env,
      encoding: 'utf8',
      maxBuffer: 64 * 1_024 * 1_024,
    });

    expect(error).toBeUndefined();
    expect(status, stderr?.slice(-4_000)).toBe(0);
  });
