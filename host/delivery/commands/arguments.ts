import { appNames, type AppName } from '../../../webpack/remotes';
import { readIdentity } from '../../server/identity/read-identity';
import type { ComposeOptions } from '../compose/compose-options';
import { DeliveryError } from '../delivery-error';
import { listFolders } from '../files';
import { releasedVersions } from '../release-record';
import ms from 'ms';
import { liveVersion, readRegistry, type NamedRelease } from '../registry';

/** Of commands whose answer a pipeline reads. */
export const jsonOption = ['--json', 'answer in JSON, with everything else on the standard error'] as const;

const listOf = (apps: readonly string[]) => `The apps are ${apps.join(', ')}.`;

/** One of these apps. @throws DeliveryError that lists them. */
function appAmong<App extends string>(apps: readonly App[], name: string): App {
  const app = apps.find((known) => known === name);
  if (!app) throw new DeliveryError(`There is no app « ${name} ».`, listOf(apps));
  return app;
}

/** An app that is built here. @throws DeliveryError that lists them. */
export const knownApp = (name: string): AppName => appAmong(appNames, name);

/** The apps that are built here, then those of other repositories that have releases in this place. */
export async function allApps(releases: string): Promise<string[]> {
  return [...new Set([...appNames, ...(await listFolders(releases))])];
}

/** An app of the site, wherever it is built. @throws DeliveryError that lists them. */
export const appOfSite = async (releases: string, name: string): Promise<string> =>
  appAmong(await allApps(releases), name);

/**
 * Finds a release by its full version, or by the package's version if only one release that is not live has it.
 * @example await releaseNamed(releases, 'towns@1.3.0') // => { app: 'towns', version: '1.3.0-3fa9c2d1e0' }
 */
export async function releaseNamed(releases: string, name: string): Promise<NamedRelease> {
  const [word = '', version = ''] = name.split('@');
  if (!version) {
    throw new DeliveryError(
      `« ${name} » names no version.`,
      'Write app@version; npm run status lists the versions.',
    );
  }
  const app = await appOfSite(releases, word);
  if (version.includes('-')) return { app, version };

  // Nobody means the one that is live: it could be made neither live nor staged.
  const live = liveVersion(await readRegistry(releases), app);
  const all = (await releasedVersions(releases, app)).filter((one) => one.startsWith(`${version}-`));
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
      `Write one of them whole, the newest first: ${others.map((one) => `${app}@${one}`).join(', ')}.`,
    );
  }
  return { app, version: found };
}

/**
 * This year, and the identity of this checkout: a site begins with it, and what a developer changes in it goes into the
 * next release of the owner's.
 * @throws ActionableError when the identity cannot be read.
 */
export async function checkoutOptions(): Promise<ComposeOptions> {
  return { identity: await readIdentity(), year: new Date().getFullYear() };
}

const longest = ms('30d');
const isTime = (text: string): text is ms.StringValue => /^\d{1,5}[smhd]$/.test(text);

/**
 * @example milliseconds('30m', '--for') // => 1800000
 * @throws DeliveryError for anything but a time, and above the 30 days that reports are kept.
 */
export function milliseconds(text: string, option: string): number {
  const duration = isTime(text) ? ms(text) : Number.NaN;
  if (duration > 0 && duration <= longest) return duration;
  throw new DeliveryError(`${option} says « ${text} ».`, `Give a time of 30d at most, such as ${option} 2h.`);
}
