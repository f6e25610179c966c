import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A npm project of its own, which is no workspace: Lighthouse and the Node that it needs are 365 MB that
 * nobody but this bench uses.
 */
const folder = path.join(path.dirname(__dirname), 'lighthouse');
const modules = path.join(folder, 'node_modules');

/** The words that start Lighthouse's command. Installs it at the first call, and when its version changes. */
export function findOrInstallLighthouse(): readonly [node: string, script: string] {
  if (!isInstalled()) {
    console.log('Installing Lighthouse and its Node (365 MB) …');
    const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: folder,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    if (status !== 0) throw new Error(`Lighthouse could not be installed: run npm ci in ${folder}.`);
  }
  return [path.join(modules, 'node', 'bin', 'node'), path.join(modules, 'lighthouse', 'cli', 'index.js')];
}

function isInstalled(): boolean {
  const { dependencies }: { dependencies: Record<string, string> } = readJson(
    path.join(folder, 'package.json'),
  );
  return Object.entries(dependencies).every(([name, wanted]) => {
    const manifest = path.join(modules, name, 'package.json');
    return existsSync(manifest) && readJson(manifest).version === wanted;
  });
}

const readJson = (file: string): ReturnType<typeof JSON.parse> => JSON.parse(readFileSync(file, 'utf8'));
