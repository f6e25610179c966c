import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { repositoryRoot } from '../../../webpack/paths';
import { say } from '../progress';
import { readRegistry } from '../registry';
import type { StateFolders } from '../state-folders';
import { watchedRelease } from './guard-pass';

const interval = 15_000;

/** Whether any release is watched. */
export async function isNeeded({ releases }: StateFolders): Promise<boolean> {
  return watchedRelease(await readRegistry(releases)) !== null;
}

/**
 * Beside a server: starts a guard while a release is watched, in a process of its own, because taking a release back
 * composes the site. Whatever ends the process, the next one goes on from what is on disk.
 * @returns a function that stops it.
 */
export function startGuard(folders: StateFolders): () => void {
  const own = { RTH_STATE: path.dirname(folders.releases), RTH_SPOOL: folders.received };
  const env = { ...process.env, ...own };
  let child: ChildProcess | null = null;
  const start = async () => {
    if (child !== null || !(await isNeeded(folders).catch(() => false))) return;
    const words = ['--import', 'tsx', path.join(__dirname, '../cli.ts'), 'guard', '--while-needed'];
    child = spawn(process.execPath, words, { cwd: repositoryRoot, env, stdio: 'inherit' });
    child.on('error', (error) => say(`! The guard could not be started: ${error.message}`));
    child.once('close', () => (child = null));
  };
  const timer = setInterval(() => void start(), interval);
  timer.unref();
  void start();
  return () => {
    clearInterval(timer);
    child?.kill('SIGTERM');
  };
}
