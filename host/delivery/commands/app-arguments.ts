import path from 'node:path';
import { appFolder, appNames, type AppName } from '../../../webpack/remotes';
import { DeliveryError } from '../delivery-error';
import { releasedVersions } from '../release-record';

const appList = `The apps are ${appNames.join(', ')}.`;

/** @throws DeliveryError that lists the apps. */
export function knownApp(name: string): AppName {
  const app = appNames.find((known) => known === name);
  if (!app) throw new DeliveryError(`There is no app « ${name} ».`, appList);
  return app;
}

/** The app whose folder the command was started in, as `npm run … -w remote-towns` does; elsewhere, none. */
export function appHere(): AppName | undefined {
  const here = path.basename(process.cwd());
  return appNames.find((known) => appFolder(known) === here);
}

/** @throws DeliveryError outside the folder of an app. */
export function appOfThisFolder(): AppName {
  const app = appHere();
  if (!app) throw new DeliveryError('No app is named.', `${appList} Such as: npm run release -- towns`);
  return app;
}

/**
 * The release that somebody names: by its whole version, or by the package's when only one has it.
 * @example await releaseNamed(releases, 'towns@1.3.0') // => { app: 'towns', version: '1.3.0-3fa9c2d1e0' }
 */
export async function releaseNamed(
  releases: string,
  name: string,
): Promise<{ app: AppName; version: string }> {
  const [word = '', version = ''] = name.split('@');
  if (!version) {
    throw new DeliveryError(
      `« ${name} » names no version.`,
      'Write app@version; npm run status lists the versions.',
    );
  }
  const app = knownApp(word);
  if (version.includes('-')) return { app, version };

  const all = await releasedVersions(releases, app);
  const [found, ...more] = all.filter((one) => one.startsWith(`${version}-`));
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
