// This script runs before the packages are installed, so it imports none of them.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..', '..');
const stamp = path.join(root, 'node_modules', '.installed-lock');
const lockDigest = () =>
  createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lockDigest()) {
  console.log('Installing packages (npm ci) …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('npm could not install the packages. Fix the problem, then run the command again.');
    process.exit(status ?? 1);
  }
  writeFileSync(stamp, lockDigest());
}
