import { crashPoint } from '../crash-point';
import type { Registry } from '../registry';
import { readReleaseFiles, releaseFilesOf } from '../release-record';
import type { StateFolders } from '../state-folders';
import { bringHere } from './bring-here';
import { forEachAtOnce, type Store } from './store';
import { StoreError } from './store-error';
import { objectKey, storedObjects } from './stored-files';
import { swapRegistry, thisProcess } from './stored-registry';
import { recordKey, storedReleases, type NamedRelease } from './stored-release';
import { hashesIn, readStoredSite, siteOfKey } from './stored-site';

/** Lists of former sites that are kept. */
const keptSites = 10;
/** Milliseconds, fewer than others wait for a prune. What is left then goes with the next one. */
const longest = 60_000;

/**
 * Runs a prune while nobody changes the registry: it says that a prune is under way, so that no change counts on a
 * release or an object that goes.
 * @param work is given the registry.
 */
export async function asOnlyPrune<Value>(
  folders: StateFolders,
  work: (registry: Registry) => Promise<Value>,
): Promise<Value> {
  const registry = await note(folders, true);
  try {
    return await work(registry);
  } finally {
    await note(folders, false);
  }
}

async function note(folders: StateFolders, isRunning: boolean): Promise<Registry> {
  for (;;) {
    // Our own prune is no reason to wait.
    const before = await bringHere(folders, { waitsForPrune: false });
    const begun = (before.store?.prunes?.begun ?? 0) + (isRunning ? 1 : 0);
    const store = { changes: [], ...before.store, prunes: { begun, isRunning, by: thisProcess() } };
    const noted = await swapRegistry(folders, before, { ...before, store });
    if (noted) return noted;
  }
}

/** Removes these releases from the store, old lists of sites, and the objects that nothing names any more. */
export async function pruneStore(
  { releases, store }: StateFolders,
  registry: Registry,
  removed: readonly NamedRelease[],
): Promise<void> {
  if (store.isOwn) return;
  const end = Date.now() + longest;
  // First the records, so that nobody meets half a release.
  for (const release of removed) await store.remove(recordKey(release));
  if (removed.length > 0) crashPoint('records-removed');

  const named = new Set<string>();
  for (const release of await storedReleases(store))
    for (const hash of await filesOf(releases, store, release)) named.add(objectKey(hash));
  const sites = (await store.list('sites/')).sort((a, b) => b.changedAt.getTime() - a.changedAt.getTime());
  for (const [index, { key }] of sites.entries()) {
    const id = siteOfKey(key);
    if (id !== registry.store?.site && index >= keptSites) await store.remove(key);
    else
      for (const hash of Object.values(hashesIn(await readStoredSite(store, id)))) named.add(objectKey(hash));
  }
  await forEachAtOnce(await storedObjects(store), async (key) => {
    if (named.has(key) || Date.now() >= end) return;
    await store.remove(key);
    crashPoint('object-removed');
  });
}

async function filesOf(releases: string, store: Store, release: NamedRelease): Promise<string[]> {
  const here = await readReleaseFiles(releases, release.app, release.version).catch(() => null);
  if (here) return Object.values(here.files);
  const key = recordKey(release);
  const found = await store.get(key);
  if (!found) throw new StoreError(`${key} has just gone from ${store.name}.`, 'Run the prune again.');
  const remedy = 'Remove that object, then run the prune again.';
  return Object.values(releaseFilesOf(found.content, `${key} of ${store.name}`, remedy).files);
}
