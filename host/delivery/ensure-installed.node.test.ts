import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'ensure-installed-'));
  for (const folder of ['node_modules', 'bin']) await mkdir(path.join(root, folder));
  const script = 'host/delivery/ensure-installed.mjs';
  await cp(path.join(__dirname, 'ensure-installed.mjs'), path.join(root, script));
  await writeFile(path.join(root, 'package-lock.json'), '{}');
});
afterEach(() => rm(root, { recursive: true }));

/** Replaces npm by a script that records its arguments. */
const fakeNpm = (exitCode: number) =>
  writeFile(path.join(root, 'bin/npm'), `#!/bin/sh\necho "$@" >> npm-args\nexit ${exitCode}\n`, {
    mode: 0o755,
  });

const ensureInstalled = () =>
  spawnSync(process.execPath, ['host/delivery/ensure-installed.mjs'], {
    ...{ cwd: root, encoding: 'utf8', env: { PATH: `${path.join(root, 'bin')}:/usr/bin:/bin` } },
  });

describe('The installation before a command', () => {
  it('runs npm ci when nothing is installed, and again when the lock file has changed', async () => {
    await fakeNpm(0);
    for (const lock of ['{ "lockfileVersion": 2 }', '{ "lockfileVersion": 3 }']) {
      await writeFile(path.join(root, 'package-lock.json'), lock);
      expect(ensureInstalled()).toMatchObject({ status: 0, stdout: expect.stringContaining('Installing') });
      expect(ensureInstalled()).toMatchObject({ status: 0, stdout: '' });
    }
    expect(await readFile(path.join(root, 'npm-args'), 'utf8')).toMatch(/^ci .*\nci .*\n$/);
  });

  it("exits with npm's status, and marks nothing as installed", async () => {
    await fakeNpm(7);
    for (const _ of ['first', 'second'])
      expect(ensureInstalled()).toMatchObject({
        status: 7,
        stderr: expect.stringContaining('could not install'),
      });
  });
});
