import { appNames, type AppName } from '../../../webpack/remotes';
import { readIdentity } from '../owner/identity';
import type { ChangeOptions } from '../promotion/promote';
import { DeliveryError } from '../delivery-error';
import type { Change } from '../gate/gate';
import { readAnyRelease } from '../promotion/changes';
import { afterChange, liveVersion, releasedApps, withLive, type Live, type NamedRelease } from '../registry';
import type { StateFolders } from '../state-folders';
import { readRegistry } from '../store/log';
import { knownReleases, storedReleases } from '../store/stored-release';

/** The option `--json`, for pipelines. */
export const jsonOption = ['--json', 'print JSON, and everything else to standard error'] as const;

function appAmong<App extends string>(apps: readonly App[], name: string): App {
  const app = apps.find((one) => one === name);
  if (!app) throw new DeliveryError(`There is no app "${name}".`, `The apps are ${apps.join(', ')}.`);
  return app;
}

/** Finds an app of this repository. @throws DeliveryError that lists the apps. */
export const knownApp = (name: string): AppName => appAmong(appNames, name);

/** Lists the apps of this repository, then other apps that have releases on this machine or in the store. */
export async function allApps({ releases, store }: StateFolders): Promise<string[]> {
  const stored = (await storedReleases(store)).map(({ app }) => app);
  return [...new Set([...appNames, ...(await releasedApps(releases)), ...stored])];
}

/** Finds an app of the site, even one of another repository. @throws DeliveryError that lists the apps. */
const appOfSite = async (folders: StateFolders, name: string): Promise<string> =>
  appAmong(await allApps(folders), name);

/**
 * Finds a release by its full version or its package version. If several releases have the package version, ignores the
 * live one, which need not be promoted. @throws DeliveryError when no release or more than one remains.
 * @example await releaseNamed(folders, 'towns@1.3.0') // => { app: 'towns', version: '1.3.0-3fa9c2d1e0' }
 */
export async function releaseNamed(folders: StateFolders, name: string): Promise<NamedRelease> {
  const [word = '', version = ''] = name.split('@');
  if (!version) {
    throw new DeliveryError(
      `"${name}" has no version.`,
      'Write app@version; npm run status lists the versions.',
    );
  }
  const app = await appOfSite(folders, word);
  if (version.includes('-')) return { app, version };

  const live = liveVersion(await readRegistry(folders), app);
  const versions = (await knownReleases(folders, app)).map((release) => release.version);
  const all = versions.filter((one) => one.startsWith(`${version}-`));
  const others = all.filter((one) => one !== live);
  const [found = live, ...more] = others;
  if (found === null || all.length === 0) {
    throw new DeliveryError(
      `There is no release ${version} of ${app}.`,
      `npm run status lists its releases; make one with: npm run release -- ${app}`,
    );
  }
  if (more.length > 0) {
    throw new DeliveryError(
      `${others.length} releases of ${app} have the version ${version}.`,
      `Write a full version. The newest comes first: ${others.map((one) => `${app}@${one}`).join(', ')}.`,
    );
  }
  return { app, version: found };
}

/** Finds releases, and returns the change that would make them live. @throws DeliveryError */
export async function candidateNamed(
  folders: StateFolders,
  names: readonly string[],
): Promise<{ chosen: NamedRelease[]; change: Change }> {
  const chosen = await Promise.all(names.map((name) => releaseNamed(folders, name)));
  const before = await readRegistry(folders);
  let next: Live = before;
  for (const release of chosen) next = withLive(next, await readAnyRelease(folders, release));
  return { chosen, change: { before, next: afterChange(before, next) } };
}

/** Returns the identity of the checkout, with which a new site starts. @throws ActionableError when it cannot be read. */
export const checkoutOptions = async (): Promise<ChangeOptions> => ({ identity: await readIdentity() });
