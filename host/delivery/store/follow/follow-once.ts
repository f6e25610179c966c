import type { StateFolders } from '../../state-folders';
import { readStored } from '../stored-registry';
import { bringSite, servedSite } from './bring-site';

/**
 * Serves from this disk what the registry says, as a follower does: after each change of what is live. Asks again
 * after the switch, so that of two commands the one that is slow does not leave the older site.
 * @returns the folder that visitors are served from. @throws StoreError
 */
export async function followOnce(folders: StateFolders): Promise<string> {
  for (;;) {
    const wanted = (await readStored(folders.store))?.registry.store?.site;
    const served = await servedSite(folders);
    if (wanted === undefined || served?.site === wanted) return served?.folder ?? folders.site;
    await bringSite(folders, wanted);
  }
}
