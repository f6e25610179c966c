import { forEachAtOnce } from '../for-each-at-once';
import { releasesInUse, type Registry } from '../registry';
import type { StateFolders } from '../state-folders';
import { readRegistry } from './log';
import { fetchRelease } from './stored-release';
import { deleteRemovedFiles } from './serve-site';

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
