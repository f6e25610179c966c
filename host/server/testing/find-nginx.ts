import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { cacheFolder } from '../../../webpack/paths';

/**
 * Returns the path of an nginx binary: the one that `NGINX` names, the system's, or that of Debian's package. Unpacks
 * the package into the cache, so that no service starts, and installs it only if its libraries are missing.
 * @throws when no nginx can be found or installed.
 */
export function findNginx(): string {
  const unpacked = path.join(cacheFolder, 'nginx');
  const candidates = [process.env['NGINX'], '/usr/sbin/nginx', path.join(unpacked, 'usr/sbin/nginx')];
  const find = () => candidates.find((candidate) => candidate && runs(candidate)) ?? null;
  const found = find();
  if (found) return found;

  // Another process may do the same, so each unpacks into its own folder. The first result is kept.
  const draft = `${unpacked}-${process.pid}`;
  mkdirSync(draft, { recursive: true });
  const run = (command: string, ...args: string[]) =>
    spawnSync(command, args, { cwd: draft, stdio: 'ignore', timeout: 120_000 }).status === 0;
  if (!run('apt-get', 'download', 'nginx')) {
    run('apt-get', 'update');
    run('apt-get', 'download', 'nginx');
  }
  for (const name of readdirSync(draft).filter((file) => file.endsWith('.deb'))) run('dpkg', '-x', name, '.');
  if (!existsSync(unpacked) && existsSync(path.join(draft, 'usr/sbin/nginx'))) renameSync(draft, unpacked);
  else rmSync(draft, { recursive: true });

  const after = find() ?? (install() ? find() : null);
  if (!after) throw new Error('apt could not install nginx. Install it, or set NGINX to its path.');
  return after;
}

function install(): boolean {
  const args = ['install', '-y', '--no-install-recommends', 'nginx'];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', args, { stdio: 'ignore', timeout: 180_000, env }).status === 0;
}

function runs(file: string): boolean {
  return existsSync(file) && spawnSync(file, ['-v'], { stdio: 'ignore' }).status === 0;
}
