import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';

/**
 * Installs an npm project that is not a workspace, unless its package-lock.json has been installed already.
 * @param folder contains package.json and package-lock.json.
 * @param description name of the project, for messages.
 * @returns the path of its node_modules.
 * @throws Error with a remedy.
 */
export function installProject(folder: string, description: string): string {
  const modules = path.join(folder, 'node_modules');
  // npm writes this file once everything is installed.
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
