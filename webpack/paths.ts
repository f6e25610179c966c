import { existsSync } from 'node:fs';
import path from 'node:path';

/** Root of this code, either the repository or a package that another team has installed. */
export const codeFolder = path.dirname(__dirname);

const [beforePackages = codeFolder, ...installed] = codeFolder.split(`${path.sep}node_modules${path.sep}`);
/** Whether this code runs from an installed package. */
export const isInstalled = installed.length > 0;

/** Root of the apps' sources, either this repository or the other team's. */
export const repositoryRoot = isInstalled ? beforePackages : codeFolder;
/** File that exists only in a server's package. Such a package has no sources. */
export const packageMarker = path.join(codeFolder, '.packaged');
export const isPackaged = existsSync(packageMarker);
export const sharedFolder = isInstalled
  ? path.join(repositoryRoot, 'node_modules', '@renovation-th', 'shared')
  : path.join(codeFolder, 'shared');
export const cacheFolder = path.join(repositoryRoot, 'node_modules', '.cache');

/** Returns the output folders of an app's two builds. Each process has its own, so that several can build at once. */
export function buildFolder(folder: string): { client: string; server: string } {
  const base = path.join(cacheFolder, 'builds', `${folder}-${process.pid}`);
  return { client: path.join(base, 'client'), server: path.join(base, 'server') };
}
