// Runs before anything else, on a machine that may have nothing but Node and npm: no packages here.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..', '..');
const stamp = path.join(root, 'node_modules', '.installed-lock');
const lockFile = path.join(root, 'package-lock.json');
const lockDigest = () => createHash('sha256').update(readFileSync(lockFile)).digest('hex');
const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : null;

const wasInstalled = installed === lockDigest();
const news = listNewRemotes();
const wanted = lockDigest();

if (wasInstalled && news === 'nothing to install') {
  writeFileSync(stamp, wanted);
} else if (!wasInstalled || news === 'packages') {
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

/**
 * Lists remotes that the lock file does not know yet, as npm would: `npm ci` refuses a lock file
 * without them. Packages that no other app has are for `npm install` to find.
 * @returns what is new.
 */
function listNewRemotes() {
  const isNew = (folder) => existsSync(path.join(root, folder, 'package.json')) && !lock.packages?.[folder];
  const lock = JSON.parse(readFileSync(lockFile, 'utf8'));
  const folders = readdirSync(root).filter((name) => name.startsWith('remote-') && isNew(name));
  if (folders.length === 0) return 'none';

  const asked = folders.flatMap((folder) => {
    const {
      name,
      version,
      dependencies = {},
    } = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));
    lock.packages = {
      ...lock.packages,
      [`node_modules/${name}`]: { resolved: folder, link: true },
      [folder]: { version, dependencies },
    };
    return Object.entries(dependencies);
  });
  writeFileSync(lockFile, `${JSON.stringify(lock, null, 2)}\n`);

  const isThere = ([name, version]) => {
    const place = lock.packages[`node_modules/${name}`];
    return place?.link === true || place?.version === version;
  };
  return asked.every(isThere) ? 'nothing to install' : 'packages';
}
