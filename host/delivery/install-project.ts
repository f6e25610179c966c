import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Installs an npm project that is no workspace, because few people need it: at the first call, and when a version in
 * its package.json changes.
 * @param folder holds package.json and package-lock.json.
 * @param description names the project and its size in the message.
 * @returns the path of its node_modules.
 * @throws Error with a remedy.
 */
export function installProject(folder: string, description: string): string {
  const modules = path.join(folder, 'node_modules');
  if (!isInstalled(folder, modules)) {
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

function isInstalled(folder: string, modules: string): boolean {
  const manifest: { [kind in 'dependencies' | 'optionalDependencies']?: Record<string, string> } = readJson(
    path.join(folder, 'package.json'),
  );
  // The name of an optional package ends with the platform and architecture that it is for.
  const forThisMachine = Object.entries(manifest.optionalDependencies ?? {}).filter(([name]) =>
    name.endsWith(`-${process.platform}-${process.arch}`),
  );
  return [...Object.entries(manifest.dependencies ?? {}), ...forThisMachine].every(([name, wanted]) => {
    const installed = path.join(modules, name, 'package.json');
    return existsSync(installed) && readJson(installed).version === wanted;
  });
}

const readJson = (file: string): ReturnType<typeof JSON.parse> => JSON.parse(readFileSync(file, 'utf8'));
