import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { cacheFolder } from '../../../webpack/paths';

/**
 * Path of an nginx: `NGINX`, the system's, or Debian's package, unpacked into the cache: nothing is
 * installed, and nothing starts by itself.
 * @returns null when none can be had here; the reason is said.
 */
export function findNginx(): string | null {
  const unpacked = path.join(cacheFolder, 'nginx');
  const places = [process.env['NGINX'], '/usr/sbin/nginx', path.join(unpacked, 'usr/sbin/nginx')];
  const find = () => places.find((place) => place && runs(place)) ?? null;
  const found = find();
  if (found) return found;

  // Another process may be doing the same: each unpacks for itself, and the first one's stays.
  const draft = `${unpacked}-${process.pid}`;
  mkdirSync(draft, { recursive: true });
  const run = (command: string, ...words: string[]) =>
    spawnSync(command, words, { cwd: draft, stdio: 'ignore', timeout: 120_000 }).status === 0;
  if (!run('apt-get', 'download', 'nginx')) {
    run('apt-get', 'update');
    run('apt-get', 'download', 'nginx');
  }
  for (const name of readdirSync(draft).filter((file) => file.endsWith('.deb'))) run('dpkg', '-x', name, '.');
  if (!existsSync(unpacked) && existsSync(path.join(draft, 'usr/sbin/nginx'))) renameSync(draft, unpacked);
  else rmSync(draft, { recursive: true });

  const after = find();
  if (!after) console.warn('No nginx: its tests are skipped. Install one, or set NGINX to its path.');
  return after;
}

function runs(file: string): boolean {
  return existsSync(file) && spawnSync(file, ['-v'], { stdio: 'ignore' }).status === 0;
}
