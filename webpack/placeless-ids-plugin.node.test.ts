import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/** The scripts of a remote, built by a process in a folder of its own, as on another machine. */
async function builtElsewhere(): Promise<unknown> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'machine-'));
  const words = [
    '--require',
    require.resolve('tsx/cjs'),
    path.join(__dirname, 'testing/print-tiny-remote.ts'),
  ];
  try {
    const { stdout } = await promisify(execFile)(process.execPath, words, { cwd: folder });
    return JSON.parse(stdout);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

it('gives the same scripts to the same sources on another machine', async () => {
  const [scripts, others] = await Promise.all([builtElsewhere(), builtElsewhere()]);

  expect(scripts).toHaveProperty(['remoteEntry.js'], expect.stringContaining('./remote'));
  expect(others).toEqual(scripts);
}, 60_000);
