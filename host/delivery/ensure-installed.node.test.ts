import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

let root: string;
const lock = '{ "lockfileVersion": 3 }';
const stampOf = (text: string) => createHash('sha256').update(text).digest('hex');
const stampFile = () => path.join(root, 'node_modules', '.installed-lock');

beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'ensure-installed-'));
  for (const folder of ['host/delivery', 'node_modules', 'bin'])
    await mkdir(path.join(root, folder), { recursive: true });
  await copyFile(
    path.join(__dirname, 'ensure-installed.mjs'),
    path.join(root, 'host/delivery/ensure-installed.mjs'),
  );
  await writeFile(path.join(root, 'package-lock.json'), lock);
});
afterEach(() => rm(root, { recursive: true }));

async function fakeNpm(exitCode: number) {
  const npm = path.join(root, 'bin', 'npm');
  await writeFile(npm, `#!/bin/sh\necho "$@" >> npm-args\nexit ${exitCode}\n`);
  await chmod(npm, 0o755);
}

function ensureInstalled() {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['host/delivery/ensure-installed.mjs'], {
    cwd: root,
    encoding: 'utf8',
    env: { PATH: `${path.join(root, 'bin')}:/usr/bin:/bin` },
  });
  return { status, stdout, stderr };
}

describe('The installation before a command', () => {
  it.each([
    ['nothing is installed', null],
    ['the lock file has changed', stampOf('{ "lockfileVersion": 2 }')],
  ])('runs npm ci once when %s', async (_, stamp) => {
    await fakeNpm(0);
    if (stamp) await writeFile(stampFile(), stamp);

    expect(ensureInstalled()).toMatchObject({ status: 0, stdout: expect.stringContaining('Installing') });
    expect(ensureInstalled()).toEqual({ status: 0, stdout: '', stderr: '' });
    expect(await readFile(path.join(root, 'npm-args'), 'utf8')).toMatch(/^ci .*\n$/);
  });

  it("exits with npm's status, explains the failure, and marks nothing as installed", async () => {
    await fakeNpm(7);

    expect(ensureInstalled()).toMatchObject({
      status: 7,
      stderr: expect.stringContaining('could not be installed'),
    });
    await expect(readFile(stampFile())).rejects.toThrow('ENOENT');
  });
});
