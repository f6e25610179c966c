import path from 'node:path';
import { appFolder, appNames, type AppName } from '../../../webpack/remotes';
import { DeliveryError } from '../delivery-error';

const appList = `The apps are ${appNames.join(', ')}.`;

/** @throws DeliveryError that lists the apps. */
export function knownApp(name: string): AppName {
  const app = appNames.find((known) => known === name);
  if (!app) throw new DeliveryError(`There is no app « ${name} ».`, appList);
  return app;
}

/** The app whose folder the command was started in, as `npm run … -w remote-towns` does. */
export function appOfThisFolder(): AppName {
  const here = path.basename(process.cwd());
  const app = appNames.find((known) => appFolder(known) === here);
  if (!app) throw new DeliveryError('No app is named.', `${appList} Such as: npm run release -- towns`);
  return app;
}

/** @example releaseNamed('towns@1.0.0-3fa9c2d1e0') */
export function releaseNamed(name: string): { app: AppName; version: string } {
  const [app = '', version = ''] = name.split('@');
  if (!version) {
    throw new DeliveryError(
      `« ${name} » names no version.`,
      'Write app@version; npm run status lists the versions.',
    );
  }
  return { app: knownApp(app), version };
}
