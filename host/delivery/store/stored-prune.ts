import { crashPoint } from '../crash-point';
import type { NamedRelease, Registry } from '../registry';
import { readReleaseFiles, releaseFilesOf } from '../release-record';
import type { StateFolders } from '../state-folders';
import { bringHere } from './bring-here';
import { forEachAtOnce, type Store } from './store';
import { StoreError } from '../delivery-error';
import { objectKey } from './stored-files';
import { inStore, nameOfPrune, readStored, swapRegistry } from './stored-registry';
import { recordKey, storedReleases } from './stored-release';
import { hashesIn, readStoredSite } from './stored-site';

/** Milliseconds, fewer than others wait for a prune. What is left then goes with the next one. */
const longest = 60_000;
/** Milliseconds. A younger object may be of a release that is being sent. */
const young = 24 * 3_600_000;

/**
 * Runs a prune while nobody changes the registry: it says that a prune is under way, so that no change counts on a
 * release or an object that goes.
 * @param work is given the registry.
 */
export async function asOnlyPrune<Value>(
  folders: StateFolders,
  work: (registry: Registry) => Promise<Value>,
): Promise<Value> {
  const noted = await note(folders, () => bringHere(folders), nameOfPrune());
  try {
    return await work(noted);
  } finally {
    const now = async () => (await readStored(folders.store))?.registry ?? noted;
    await note(folders, now, undefined);
  }
}

async function note(
  folders: StateFolders,
  read: () => Promise<Registry>,
  prune: string | undefined,
): Promise<Registry> {
  for (;;) {
    const before = await read();
    const noted = await swapRegistry(folders, before, inStore(before, { prune }));
    if (noted) return noted;
  }
}

/** Removes these releases from the store, and the objects that neither a release nor the live site names. */
export async function pruneStore(
  { releases, store }: StateFolders,
  registry: Registry,
  removed: readonly NamedRelease[],
  now: Date,
): Promise<void> {
  if (store.isOwn) return;
  const end = Date.now() + longest;
  // First the records, so that nobody meets half a release.
  for (const release of removed) await store.remove(recordKey(release));
  if (removed.length > 0) crashPoint('records-removed');

  const { site } = registry.store ?? {};
  const hashes = site ? [site, ...Object.values(hashesIn((await readStoredSite(store, site)).files))] : [];
  for (const release of await storedReleases(store))
    hashes.push(...(await filesOf(releases, store, release)));
  const named = new Set(hashes.map(objectKey));
  await forEachAtOnce(await store.list('objects/'), async ({ key, changedAt }) => {
    const isYoung = now.getTime() - changedAt.getTime() < young;
    if (named.has(key) || isYoung || Date.now() >= end) return;
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
