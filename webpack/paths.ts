import path from 'node:path';

export const repositoryRoot = path.dirname(__dirname);
export const cacheFolder = path.join(repositoryRoot, 'node_modules', '.cache');

/**
 * Where an app's two builds go before a release is made of them: each process has its own, so that
 * a test may build while a developer does.
 */
export function buildFolder(folder: string): { client: string; server: string } {
  const base = path.join(cacheFolder, 'builds', `${folder}-${process.pid}`);
  return { client: path.join(base, 'client'), server: path.join(base, 'server') };
}
