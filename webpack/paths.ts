import path from 'node:path';

export const repositoryRoot = path.dirname(__dirname);
export const cacheFolder = path.join(repositoryRoot, 'node_modules', '.cache');

/** Where an app's two builds go before a release is made of them. */
export function buildFolder(folder: string): { client: string; server: string } {
  const base = path.join(cacheFolder, 'builds', folder);
  return { client: path.join(base, 'client'), server: path.join(base, 'server') };
}
