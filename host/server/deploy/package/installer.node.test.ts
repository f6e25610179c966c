import { execFileSync, spawnSync } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { packPrograms } from './make-package';

// Nothing is installed here, because every command is refused first.

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'installer-'));
  await packPrograms(folder);
  await cp(path.join(folder, 'host/server/deploy/install.sh'), path.join(folder, 'install.sh'));
  await mkdir(path.join(folder, 'bin'));
  await symlink(process.execPath, path.join(folder, 'bin/node'));
  execFileSync('chmod', ['-R', 'go=rX', folder]);
}, 60_000);
afterAll(() => rm(folder, { recursive: true }));

/** Runs a command as an unprivileged user, even if root runs the test. */
function asUser(...args: string[]) {
  const user = ['--reuid=64021', '--regid=64021', '--clear-groups'];
  const command = process.getuid?.() === 0 ? ['setpriv', ...user, ...args] : args;
  const { status, stderr } = spawnSync('env', command, { encoding: 'utf8', cwd: folder });
  return { status, stderr };
}

const setup = () => [process.execPath, path.join(folder, 'host/server/deploy/setup/setup.cjs')];

describe('The installer of a package', () => {
  it('refuses to run without root', () => {
    const refusal = { status: 1, stderr: '✗ Run this command as root.\n  → Run it with sudo.\n' };

    expect(asUser(path.join(folder, 'install.sh'))).toEqual(refusal);
    expect(asUser(path.join(folder, 'install.sh'), '--answers', path.join(folder, 'none'))).toEqual(refusal);
    for (const args of [['status'], ['update', 'x'], ['restore', 'x', '--key', 'x'], ['uninstall']])
      expect([args, asUser(...setup(), ...args)]).toEqual([args, refusal]);
  });

  it('refuses a package for another processor', async () => {
    const other = await mkdtemp(path.join(os.tmpdir(), 'other-machine-'));
    await cp(path.join(folder, 'install.sh'), path.join(other, 'install.sh'));
    await mkdir(path.join(other, 'bin'));
    await writeFile(path.join(other, 'bin/node'), '\x7fELF of another processor');
    await chmod(path.join(other, 'bin/node'), 0o755);

    const { status, stderr } = spawnSync(path.join(other, 'install.sh'), { encoding: 'utf8' });
    await rm(other, { recursive: true });

    expect(status).toBe(1);
    expect(stderr).toMatch(/^✗ The Node in this package does not run on this machine .*\n {2}→ .+\n$/);
  });
});
