import { existsSync } from 'node:fs';
import path from 'node:path';

/** Where this code lies: the repository, or the package that a team with a repository of its own has installed. */
export const codeFolder = path.dirname(__dirname);

const [beforePackages = codeFolder, ...installed] = codeFolder.split(`${path.sep}node_modules${path.sep}`);
/** Whether this is the installed package. */
export const isInstalled = installed.length > 0;

/** Where the sources of apps lie: this repository, or the one of the team. */
export const repositoryRoot = isInstalled ? beforePackages : codeFolder;
/** Exists in the package of a server, which has no sources. */
export const packageMarker = path.join(codeFolder, '.packaged');
export const isPackaged = existsSync(packageMarker);
/** The sources that all apps share. */
export const sharedFolder = isInstalled
  ? path.join(repositoryRoot, 'node_modules', '@renovation-th', 'shared')
  : path.join(codeFolder, 'shared');
export const cacheFolder = path.join(repositoryRoot, 'node_modules', '.cache');

/**
 * Where an app's two builds go before a release is made of them: each process has its own, so that
 * a test may build while a developer does.
 */
export function buildFolder(folder: string): { client: string; server: string } {
  const base = path.join(cacheFolder, 'builds', `${folder}-${process.pid}`);
  return { client: path.join(base, 'client'), server: path.join(base, 'server') };
}
