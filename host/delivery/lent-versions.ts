import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import semver from 'semver';
import { z } from 'zod';
import { lentModuleNames } from '../../webpack/lent-modules';
import { repositoryRoot, sharedFolder } from '../../webpack/paths';
import { DeliveryError } from './delivery-error';

const manifest = z.object({
  version: z.string(),
  dependencies: z.record(z.string(), z.string()).default({}),
});
const readManifest = (folder: string) =>
  manifest.parse(JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')));

/** Versions of the packages that the host lends. */
export function lentPackages(): Readonly<Record<string, string>> {
  const { dependencies } = readManifest(sharedFolder);
  const isLent = ([name]: [string, string]) => lentModuleNames.some((module) => module === name);
  return Object.fromEntries(Object.entries(dependencies).filter(isLent));
}

/**
 * The packages that the platform is made of (React, Emotion, MUI): a remote runs on the host's, whatever its
 * repository has installed.
 * @param folder of the app. @returns a line for each of which another version is installed there.
 * @throws DeliveryError when it has another major version.
 */
export function otherVersions(
  folder: string,
  root = repositoryRoot,
  { dependencies } = readManifest(sharedFolder),
): string[] {
  const found = Object.entries(dependencies).flatMap(([name, onSite]) => {
    const here = installedVersion(path.join(root, folder), root, name);
    return here === null || here === onSite ? [] : [{ name, here, onSite }];
  });
  const others = found.filter(({ here, onSite }) => semver.major(here) !== semver.major(onSite));
  if (others.length > 0) {
    const said = others.map(
      ({ name, here, onSite }) => `${name} ${here} is installed, and the site runs on ${onSite}`,
    );
    throw new DeliveryError(
      `${said.join('; ')}.`,
      `Run: npm install ${others.map(({ name, onSite }) => `${name}@${onSite}`).join(' ')}`,
    );
  }
  return found.map(({ name, here, onSite }) => `  ${name} ${here} is installed; it will run on ${onSite}.`);
}

/** As Node finds it from the folder of the app. */
function installedVersion(from: string, root: string, name: string): string | null {
  const folder = path.join(from, 'node_modules', name);
  if (existsSync(path.join(folder, 'package.json'))) return readManifest(folder).version;
  return from === root || from === path.dirname(from)
    ? null
    : installedVersion(path.dirname(from), root, name);
}
