import { rm } from 'node:fs/promises';
import path from 'node:path';
import {
  composedSites,
  draftFolder,
  keepDraft,
  localFiles,
  manifestOfText,
  servedSite,
  switchTo,
  writeManifest,
  type Manifest,
} from '../compose/site-folder';
import { DeliveryError } from '../delivery-error';
import { fileIn, removeTree, setTime, syncTree } from '../files';
import { forEachAtOnce } from '../for-each-at-once';
import { releasesInUse, type Registry } from '../registry';
import { isCompressible, writeTwins } from '../release/precompress';
import type { StateFolders } from '../state-folders';
import { readRegistry } from './log';
import type { Store } from './store';
import { fetchFiles, fetchObject, fetchRelease, keyOf } from './transfer';

type Folders = Pick<StateFolders, 'site' | 'store'>;

/**
 * Reads the newest entry, fetches the releases in use, and deletes removed photographs.
 * @throws DeliveryError, including when the store is not the one that this machine knows.
 */
export async function syncFromStore(folders: StateFolders): Promise<Registry> {
  const registry = await readRegistry(folders);
  await forEachAtOnce(releasesInUse(registry), (release) => fetchRelease(folders, release), 4);
  await deleteRemovedFiles(folders.site, registry);
  return registry;
}

/** Serves a site unless it is served already. @throws DeliveryError */
export async function serveSite(folders: Folders, site: string): Promise<void> {
  if ((await servedSite(folders)) === site) return;
  await switchTo(folders.site, await folderOfSite(folders, site));
}

/**
 * Returns the name of the folder of a site, without serving it. Links the files that are on this disk and fetches the
 * others. @throws DeliveryError
 */
export async function folderOfSite(folders: Folders, site: string): Promise<string> {
  for await (const composed of composedSites(folders.site)) if (composed.site === site) return composed.name;
  return keepDraft(folders.site, await gatherSite(folders, site));
}

/** Deletes the files that an entry lists as removed from all sites on this disk. The live site has none of them. */
export async function deleteRemovedFiles(
  siteFolder: string,
  { removedMedia }: Pick<Registry, 'removedMedia'>,
): Promise<void> {
  if (removedMedia.length === 0) return;
  const removed = new Set(removedMedia);
  for await (const { folder, files } of composedSites(siteFolder))
    for (const [file, hash] of Object.entries(files))
      if (removed.has(hash)) await rm(fileIn(folder, file), { force: true });
}

/** @returns a draft folder with all files of the site. */
async function gatherSite({ site: siteFolder, store }: Folders, site: string): Promise<string> {
  const { text, files } = await readStoredSite(store, site);
  const draft = draftFolder(siteFolder);
  try {
    const have = await localFiles(siteFolder);
    await fetchFiles(store, draft, files, have);
    for (const [file, hash] of Object.entries(files)) setTime(path.join(draft, file), hash);
    const texts = Object.entries(files).filter(
      ([file]) => isCompressible(file) && !file.startsWith('releases/'),
    );
    for (const [file, hash] of texts) writeTwins(path.join(draft, file), hash, have.get(hash));
    await writeManifest(draft, text);
    await syncTree(draft);
    return draft;
  } catch (error) {
    await removeTree(draft);
    throw error;
  }
}

/** Reads the manifest of a site in the store. @throws DeliveryError */
export async function readStoredSite(store: Store, site: string): Promise<Manifest> {
  const object = await fetchObject(store, keyOf('objects', site), site, 'The manifest of the site');
  const manifest = manifestOfText(object.toString());
  if (manifest) return manifest;
  throw new DeliveryError(
    `The manifest of the site is damaged in ${store.name}: ${keyOf('objects', site)}.`,
    'Run on a machine whose checkout is at least as recent as that of the last promotion: npm run rth -- compose',
  );
}
