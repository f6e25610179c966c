import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as compose from '../compose/compose';
import { readSiteContent, type SiteContent } from '../owner/content';
import { draftFolder, keepDraft, switchTo } from '../compose/make-current';
import { removeTree } from '../files';
import { promoteReleases, rollBack } from '../promotion/changes';
import type { ChangedLive, ChangeOptions } from '../promotion/promote';
import { afterChange, liveVersion, previousVersion } from '../registry';
import type { StateFolders } from '../state-folders';
import { append, readRegistry } from '../store/log';
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
): Promise<ChangedLive> {
  const releases = chosen.map(([app, version]) => ({ app, version }));
  return promoteReleases(folders, () => releases, await sampleOptions());
}

/** Makes the version that was live before, or another earlier one, live again. */
export async function rollBackOn(
  folders: StateFolders,
  app: string,
  { version, withoutGate = false }: { version?: string; withoutGate?: boolean } = {},
): Promise<ChangedLive> {
  const target = version ?? previousVersion(await readRegistry(folders), app) ?? '';
  return rollBack(folders, { app, version: target }, { ...(await sampleOptions()), withoutGate });
}

/** Composes the site of the registry on disk, and makes it live without the gate. @returns the folder of the site. */
export async function composeSite(folders: StateFolders, given?: ChangeOptions): Promise<string> {
  const before = await readRegistry(folders);
  const registry = afterChange(before, before);
  const { identity } = given ?? (await sampleOptions());
  const content = await readSiteContent(folders.store, registry, identity);
  const draft = await compose.composeSite(draftFolder(folders.site), folders, registry, content);
  try {
    compose.refuseFailures(draft);
  } catch (error) {
    await removeTree(draft.folder);
    throw error;
  }
  const { site, pages } = draft;
  await append(folders, { ...registry, site, pages }, { kind: 'compose' });
  const name = await keepDraft(folders.site, draft.folder);
  await switchTo(folders.site, name);
  return path.join(folders.site, name);
}

/** Reads a file that a machine serves. */
export const servedOn = ({ site }: StateFolders, file = 'villes/riom/index.html'): Promise<string> =>
  readFile(path.join(site, 'current', file), 'utf8');

export const liveOn = async (folders: StateFolders, app: string): Promise<string | null> =>
  liveVersion(await readRegistry(folders), app);
