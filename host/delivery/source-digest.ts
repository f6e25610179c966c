import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { repositoryRoot } from '../../webpack/paths';
import { appFolder, remotes, type AppName } from '../../webpack/remotes';
import { listFiles } from './files';

/**
 * Not part of any release: tests, documents, the identity, what delivery does with a release once it is
 * made; and the rows of all remotes, of which the app's own is counted below.
 */
const leftOut =
  /\.test\.tsx?$|\.md$|(^|\/)testing\/|identity\.json$|(^|\/)jest[-.]|^host\/delivery\/(?:[^/]+\/|cli|start|bring-up-to-date|registry|gallery|crash-point|processes|progress)|^webpack\/remotes\.ts$/;

/**
 * One hash over everything that an app's release depends on: its sources, the shared package, the
 * build and the making of releases, and the versions of the libraries. Same digest, same release.
 */
export async function sourceDigest(app: AppName): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of [`${appFolder(app)}/src`, 'shared/src', 'webpack', 'host/delivery']) {
    for (const file of await listFiles(path.join(repositoryRoot, folder))) {
      if (leftOut.test(`${folder}/${file}`)) continue;
      hash.update(`${folder}/${file}\0`).update(await readFile(path.join(repositoryRoot, folder, file)));
    }
  }
  for (const file of [
    `${appFolder(app)}/package.json`,
    `${appFolder(app)}/webpack.config.ts`,
    'tsconfig.json',
  ]) {
    hash.update(await readFile(path.join(repositoryRoot, file)));
  }
  hash.update(JSON.stringify(app === 'host' ? null : remotes[app]));
  hash.update(await installedLibraries(app));
  for (const master of await mastersOf(app))
    hash.update(`${path.basename(master)}\0`).update(await readFile(master));
  return hash.digest('hex');
}

const ofPicture = /\/pictures\/([\w-]+\.\w+)\?picture'/g;

/** The shared pictures that the app's sources name: another picture is another app's matter. */
async function mastersOf(app: AppName): Promise<string[]> {
  const sources = path.join(repositoryRoot, appFolder(app), 'src');
  const names = new Set<string>();
  for (const file of await listFiles(sources)) {
    if (!/\.tsx?$/.test(file) || leftOut.test(file)) continue;
    for (const [, name] of (await readFile(path.join(sources, file), 'utf8')).matchAll(ofPicture))
      if (name) names.add(name);
  }
  const masters = [...names].sort().map((name) => path.join(repositoryRoot, 'shared', 'pictures', name));
  // Webpack says best which import names a picture that is not there.
  return masters.filter((master) => existsSync(master));
}

/** What the lock file says of libraries: a new remote among the workspaces changes no other app. */
async function installedLibraries(app: AppName): Promise<string> {
  const lock = await readFile(path.join(repositoryRoot, 'package-lock.json'), 'utf8');
  const { packages } = JSON.parse(lock) as { packages: Record<string, { link?: boolean }> };
  const ofThisApp = new RegExp(`^(?:(?:shared|webpack|${appFolder(app)})/)?node_modules/`);
  return JSON.stringify(
    Object.entries(packages).filter(([place, { link }]) => ofThisApp.test(place) && !link),
  );
}
