import { existsSync } from 'node:fs';
import path from 'node:path';

/** Root of the repository. */
export const repositoryRoot = path.dirname(__dirname);
/** File that exists only in a server's package. Such a package has no sources. */
const packageMarker = path.join(repositoryRoot, '.packaged');
export const isPackaged = existsSync(packageMarker);
export const sharedFolder = path.join(repositoryRoot, 'shared');
export const cacheFolder = path.join(repositoryRoot, 'node_modules', '.cache');

/** Returns the output folder of an app's builds. Each process has its own, so that several can build at once. */
export const buildFolder = (folder: string): string =>
  path.join(cacheFolder, 'builds', `${folder}-${process.pid}`);
