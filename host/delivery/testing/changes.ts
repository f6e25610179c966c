import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { composeDraft, refuseFailures } from '../compose/compose';
import type { ComposeOptions } from '../compose/compose-options';
import { draftFolder, publishDraft } from '../compose/make-current';
import { removeTree } from '../files';
import { promoteReleases, rollBack } from '../promotion/changes';
import type { ChangedLive } from '../promotion/promote';
import { liveVersion, nextEntry, readRegistry } from '../registry';
import type { StateFolders } from '../state-folders';
import { append } from '../store/log';
import { sampleIdentity } from './sample-releases';

export const sampleOptions = async (): Promise<ComposeOptions> => ({
  identity: await sampleIdentity(),
  year: 2026,
});

/** Promotes releases on a machine. Without releases, only composes the site. */
export async function promoteOn(
  folders: StateFolders,
  ...chosen: (readonly [app: string, version: string])[]
): Promise<ChangedLive> {
  const releases = chosen.map(([app, version]) => ({ app, version }));
  return promoteReleases(folders, () => releases, await sampleOptions());
}

export async function rollBackOn(
  folders: StateFolders,
  app: string,
  withoutGate = false,
): Promise<ChangedLive> {
  return rollBack(folders, app, { ...(await sampleOptions()), withoutGate });
}

/** Composes the site of the registry on disk, and makes it live without the gate. @returns the folder of the site. */
export async function composeSite(folders: StateFolders, given?: ComposeOptions): Promise<string> {
  const registry = await readRegistry(folders.releases);
  const options = given ?? (await sampleOptions());
  const draft = await composeDraft(draftFolder(folders.site), folders, registry, options);
  try {
    refuseFailures(draft);
  } catch (error) {
    await removeTree(draft.folder);
    throw error;
  }
  const { site, pages } = draft;
  await append(folders, registry, nextEntry(registry, { site, pages }, { kind: 'compose' }));
  return publishDraft(folders.site, draft.folder);
}

/** Reads a file that a machine serves. */
export const servedOn = ({ site }: StateFolders, file = 'villes/riom/index.html'): Promise<string> =>
  readFile(path.join(site, 'current', file), 'utf8');

export const liveOn = async ({ releases }: StateFolders, app: string): Promise<string | null> =>
  liveVersion(await readRegistry(releases), app);
