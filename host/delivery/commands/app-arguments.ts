import path from 'node:path';
import { appFolder, appNames, type AppName } from '../../../webpack/remotes';
import { repositoryRoot } from '../../../webpack/paths';
import { DeliveryError } from '../delivery-error';
import { listFolders } from '../files';
import { liveVersion, readRegistry } from '../registry';
import { releasedVersions } from '../release-record';

const listOf = (apps: readonly string[]) => `The apps are ${apps.join(', ')}.`;

/** An app that is built here. @throws DeliveryError that lists them. */
export function knownApp(name: string): AppName {
  const app = appNames.find((known) => known === name);
  if (!app) throw new DeliveryError(`There is no app « ${name} ».`, listOf(appNames));
  return app;
}

/** The apps that are built here, then those of other repositories that have releases in this place. */
export async function allApps(releases: string): Promise<string[]> {
  return [...new Set([...appNames, ...(await listFolders(releases))])];
}

/** An app of the site, wherever it is built. @throws DeliveryError that lists them. */
export async function appOfSite(releases: string, name: string): Promise<string> {
  const apps = await allApps(releases);
  if (apps.includes(name)) return name;
  throw new DeliveryError(`There is no app « ${name} ».`, listOf(apps));
}

/** The app whose folder the command was started in, as `npm run … -w remote-towns` does; elsewhere, none. */
export function appHere(): AppName | undefined {
  const here = process.cwd();
  return appNames.find((known) => path.resolve(repositoryRoot, appFolder(known)) === here);
}

/** @throws DeliveryError outside the folder of an app. */
export function appOfThisFolder(): AppName {
  const app = appHere();
  if (!app)
    throw new DeliveryError('No app is named.', `${listOf(appNames)} Such as: npm run release -- towns`);
  return app;
}

/**
 * The release that somebody names: by its whole version, or by the package's when only one that is not live has it.
 * @example await releaseNamed(releases, 'towns@1.3.0') // => { app: 'towns', version: '1.3.0-3fa9c2d1e0' }
 */
export async function releaseNamed(
  releases: string,
  name: string,
): Promise<{ app: string; version: string }> {
  const [word = '', version = ''] = name.split('@');
  if (!version) {
    throw new DeliveryError(
      `« ${name} » names no version.`,
      'Write app@version; npm run status lists the versions.',
    );
  }
  const app = await appOfSite(releases, word);
  if (version.includes('-')) return { app, version };

  const all = await releasedVersions(releases, app);
  // Nobody means the one that is live: it could be made neither live nor staged.
  const live = liveVersion(await readRegistry(releases), app);
  const named = all.filter((one) => one.startsWith(`${version}-`));
  const others = named.filter((one) => one !== live);
  const [found, ...more] = others.length > 0 ? others : named;
  if (!found) {
    throw new DeliveryError(
      `There is no release ${version} of ${app}.`,
      all.length > 0 ? `Choose one of: ${all.join(', ')}.` : `Make one with: npm run release -- ${app}`,
    );
  }
  if (more.length > 0) {
    throw new DeliveryError(
      `${more.length + 1} releases of ${app} have the version ${version}.`,
      `Write one of them whole, the newest first: ${[found, ...more].map((one) => `${app}@${one}`).join(', ')}.`,
    );
  }
  return { app, version: found };
}
