import path from 'node:path';
import { composeDraft, type SiteDraft } from '../compose/compose';
import type { SiteContent } from '../owner/content';
import { removeTree, setTime } from '../files';
import type { Registry } from '../registry';
import type { StateFolders } from '../state-folders';
import { localFiles } from '../store/serve-site';
import { fetchFiles } from '../store/stored-files';

/**
 * Composes a site with the owner's files.
 * @param folder of the draft, which must not exist.
 * @param made paths on this disk of files that no site has yet, by hash.
 * @throws DamagedState when a live release is damaged, DamagedObject when a file of the owner is missing.
 */
export async function composeSite(
  folder: string,
  folders: StateFolders,
  registry: Registry,
  content: SiteContent,
  made?: ReadonlyMap<string, string>,
): Promise<SiteDraft> {
  try {
    await linkMedia(folders, folder, content, made);
    return await composeDraft(folder, folders, registry, content);
  } catch (error) {
    await removeTree(folder);
    throw error;
  }
}

/** Links the owner's files into a draft, or fetches them from the store. */
async function linkMedia(
  { site, store }: StateFolders,
  folder: string,
  { media }: SiteContent,
  made: ReadonlyMap<string, string> = new Map(),
): Promise<void> {
  if (Object.keys(media).length === 0) return;
  const have = new Map([...(await localFiles(site)), ...made]);
  await fetchFiles(store, folder, media, have);
  for (const [file, hash] of Object.entries(media)) setTime(path.join(folder, file), hash);
}
