// This script runs before the packages are installed, so it imports none of them.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..', '..');
const stamp = path.join(root, 'node_modules', '.installed-lock');
const readLock = () => readFileSync(path.join(root, 'package-lock.json'), 'utf8');
const lockDigest = () => createHash('sha256').update(readLock()).digest('hex');

// `npm ci` refuses a lock file that does not list a new remote. `npm install` adds the remote to the lock file.
const { packages = {} } = JSON.parse(readLock());
const isRemote = (name) => name.startsWith('remote-') && existsSync(path.join(root, name, 'package.json'));
const hasNewRemote = readdirSync(root).some((name) => isRemote(name) && !packages[name]);
const isInstalled = existsSync(stamp) && readFileSync(stamp, 'utf8') === lockDigest();

if (hasNewRemote || !isInstalled) {
  const verb = hasNewRemote ? 'install' : 'ci';
  console.log(`Installing packages (npm ${verb}) …`);
  const { status, error } = spawnSync('npm', [verb, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error(
      error
        ? `npm could not be started: ${error.message}. Install Node with npm, then run the command again.`
        : 'The packages could not be installed. Fix the problem that npm reports above, then run the command again.',
    );
    process.exit(status ?? 1);
  }
  writeFileSync(stamp, lockDigest());
}
