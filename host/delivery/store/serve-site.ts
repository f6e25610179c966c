import { rm } from 'node:fs/promises';
import path from 'node:path';
import { draftFolder, keepDraft, switchTo } from '../compose/make-current';
import { composedSites, localFiles, servedSite, writeManifest } from '../compose/site-manifest';
import { writeTwins } from '../compose/write-text';
import { fileIn, removeTree, setTime, syncTree } from '../files';
import { forEachAtOnce } from '../for-each-at-once';
import type { Registry } from '../registry';
import { isCompressible } from '../release/precompress';
import type { StateFolders } from '../state-folders';
import { fetchFiles } from './stored-files';
import { readStoredSite } from './stored-site';

type Folders = Pick<StateFolders, 'site' | 'store'>;

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
    const compress = ([file, hash]: (typeof texts)[number]) =>
      writeTwins(path.join(draft, file), hash, have.get(hash));
    await forEachAtOnce(texts, compress, 8);
    await writeManifest(draft, text);
    await syncTree(draft);
    return draft;
  } catch (error) {
    await removeTree(draft);
    throw error;
  }
}
