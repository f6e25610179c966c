import { execFile, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { repositoryRoot } from '../../../webpack/paths';
import { print } from '../progress';
import { readRegistry } from '../registry';
import type { StateFolders } from '../state-folders';

/** Milliseconds between two checks of a guard. */
export const guardInterval = 15_000;

/**
 * Checks the stage every 15 seconds while a release is staged. Each check runs in a separate process, because ending
 * a stage composes the whole site.
 * @returns a function that stops the guard.
 */
export function startGuard(folders: StateFolders): () => void {
  const own = { RTH_STATE: path.dirname(folders.releases), RTH_SPOOL: folders.received };
  const options = { cwd: repositoryRoot, env: { ...process.env, ...own } };
  const args = [path.join(__dirname, '../rth.mjs'), 'guard', '--once'];
  let running: ChildProcess | null = null;
  const check = async () => {
    const registry = await readRegistry(folders.releases).catch(() => null);
    if (running !== null || !registry?.stage) return;
    running = execFile(process.execPath, args, options, (error, output) => {
      running = null;
      for (const line of output.split('\n').filter(Boolean)) print(line);
      if (error) print(`! The guard failed: ${error.message}`);
    });
  };
  const timer = setInterval(() => void check(), guardInterval);
  timer.unref();
  void check();
  return () => {
    clearInterval(timer);
    running?.kill('SIGTERM');
  };
}
