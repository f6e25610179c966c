import { execFile, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { repositoryRoot } from '../../../webpack/paths';
import { say } from '../progress';
import { readRegistry } from '../registry';
import type { StateFolders } from '../state-folders';

/** Milliseconds between two looks of a guard. */
export const guardInterval = 15_000;

/**
 * Beside a server: lets a guard look while a release is staged, in a process of its own, because taking a release back
 * composes the site. Whatever ends the process, the next one goes on from what is on disk.
 * @returns a function that stops it.
 */
export function startGuard(folders: StateFolders): () => void {
  const own = { RTH_STATE: path.dirname(folders.releases), RTH_SPOOL: folders.received };
  const options = { cwd: repositoryRoot, env: { ...process.env, ...own } };
  const words = [path.join(__dirname, '../rth.mjs'), 'guard', '--once'];
  let looking: ChildProcess | null = null;
  const look = async () => {
    const registry = await readRegistry(folders.releases).catch(() => null);
    if (looking !== null || !registry?.stage) return;
    looking = execFile(process.execPath, words, options, (error, output) => {
      looking = null;
      for (const line of output.split('\n').filter(Boolean)) say(line);
      if (error) say(`! The guard could not look: ${error.message}`);
    });
  };
  const timer = setInterval(() => void look(), guardInterval);
  timer.unref();
  void look();
  return () => {
    clearInterval(timer);
    looking?.kill('SIGTERM');
  };
}
