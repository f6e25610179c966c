import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';

/**
 * Installs an npm project that is not a workspace, because few people need it: at the first call, and when its
 * package-lock.json changes.
 * @param folder holds package.json and package-lock.json.
 * @param description names the project and its size in the message.
 * @returns the path of its node_modules.
 * @throws Error with a remedy.
 */
export function installProject(folder: string, description: string): string {
  const modules = path.join(folder, 'node_modules');
  // npm writes this copy of the lock file once everything is installed.
  const installed = statSync(path.join(modules, '.package-lock.json'), { throwIfNoEntry: false });
  if (!installed || installed.mtime < statSync(path.join(folder, 'package-lock.json')).mtime) {
    console.log(`Installing ${description} …`);
    const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: folder,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    if (status !== 0) throw new Error(`${description} could not be installed: run npm ci in ${folder}.`);
  }
  return modules;
}
