// Runs before anything else, on a machine that may have nothing but Node and npm: no packages here.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..', '..');
const stamp = path.join(root, 'node_modules', '.installed-lock');
const wanted = createHash('sha256')
  .update(readFileSync(path.join(root, 'package-lock.json')))
  .digest('hex');

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  console.log('Installing packages (npm ci) …');
  const started = Date.now();
  const { status, error } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error(
      error
        ? `npm could not be started: ${error.message}. Install Node with npm, then run the command again.`
        : 'The packages could not be installed. Read npm’s words above, then run the command again.',
    );
    process.exit(status ?? 1);
  }
  writeFileSync(stamp, wanted);
  console.log(`✓ Packages ${((Date.now() - started) / 1_000).toFixed(1)} s`);
}
