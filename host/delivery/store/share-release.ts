import type { StateFolders } from '../state-folders';
import { readStoredAtRest } from './bring-here';
import { storedReleases } from './known-store';
import { sendRelease } from './stored-release';

/**
 * Puts a release that was made here into the store. A prune that ran meanwhile may have removed files of what was
 * half a release: then they are sent again.
 */
export async function shareRelease(
  folders: StateFolders,
  release: { app: string; version: string },
): Promise<void> {
  const { store, releases } = folders;
  if (store.isOwn) return;
  const prunesBegun = async () => (await readStoredAtRest(store))?.registry.store?.prunes?.begun ?? 0;
  let others = await storedReleases(releases);
  if (others.some(({ app, version }) => app === release.app && version === release.version)) return;

  let before = await prunesBegun();
  for (let isDone = false; !isDone; others = []) {
    await sendRelease(folders, store, release, others);
    const after = await prunesBegun();
    isDone = after === before;
    before = after;
  }
}
