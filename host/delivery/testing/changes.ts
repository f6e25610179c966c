import { readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import { readSiteContent, type SiteContent } from '../owner/content';
import { promoteReleases, rollBack } from '../promotion/changes';
import type { ChangeOptions, ReleaseChange } from '../promotion/promote';
import { liveVersion } from '../registry';
import type { StateFolders } from '../state-folders';
import { readRegistry } from '../store/log';
import { sampleIdentity } from './sample-releases';

export const sampleOptions = async (): Promise<ChangeOptions> => ({
  identity: await sampleIdentity(),
});

/** Returns what the sample site shows before the owner has published anything. */
export const sampleContent = async (folders: StateFolders): Promise<SiteContent> =>
  readSiteContent(folders.store, await readRegistry(folders), await sampleIdentity());

/** Promotes releases on a machine. Without releases, only composes the site. */
export async function promoteOn(
  folders: StateFolders,
  ...chosen: (readonly [app: string, version: string])[]
): Promise<readonly ReleaseChange[]> {
  const releases = chosen.map(([app, version]) => ({ app, version }));
  return promoteReleases(folders, () => releases, await sampleOptions());
}

/** Makes the version that was live before, or another earlier one, live again. */
export async function rollBackOn(
  folders: StateFolders,
  app: string,
  { version, withoutGate = false }: { version?: string; withoutGate?: boolean } = {},
): Promise<readonly ReleaseChange[]> {
  const target = version ?? (await readRegistry(folders)).previous[app]?.[0] ?? '';
  return rollBack(folders, { app, version: target }, { ...(await sampleOptions()), withoutGate });
}

/** Makes the site of the registry live without the gate. @returns the folder of the site. */
export async function composeSite(folders: StateFolders, given?: ChangeOptions): Promise<string> {
  const options = { ...(given ?? (await sampleOptions())), withoutGate: true };
  await promoteReleases(folders, () => [], options);
  return realpath(path.join(folders.site, 'current'));
}

/** Reads a file that a machine serves. */
export const servedOn = ({ site }: StateFolders, file = 'villes/riom/index.html'): Promise<string> =>
  readFile(path.join(site, 'current', file), 'utf8');

export const liveOn = async (folders: StateFolders, app: string): Promise<string | null> =>
  liveVersion(await readRegistry(folders), app);
