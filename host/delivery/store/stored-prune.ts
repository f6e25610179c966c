import { crashPoint } from '../crash-point';
import { StoreError } from '../delivery-error';
import { forEachAtOnce } from '../for-each-at-once';
import { entriesInUse, nextEntry, type NamedRelease, type Registry } from '../registry';
import { readReleaseFiles, releaseFilesOf } from '../release/release-record';
import type { StateFolders } from '../state-folders';
import { append, processName, syncLog } from './log';
import type { Store } from './store';
import { objectKey } from './stored-files';
import { recordKey, storedReleases } from './stored-release';
import { hashesIn, readStoredSite } from './stored-site';

/** Milliseconds after which a prune stops. Other machines wait longer (`longestPrune` in log.ts). */
const longest = 60_000;
/** Age in milliseconds up to which an object is kept, because it may belong to a release that is being sent. */
const young = 24 * 3_600_000;

/**
 * Runs a prune between two entries of the log. Changes wait for the second entry, so that they do not rely on objects
 * that the prune removes.
 * @param work receives the registry, and a function that returns whether the prune must stop.
 */
export async function withPruneLock<Value>(
  folders: StateFolders,
  by: string | undefined,
  work: (registry: Registry, isOver: () => boolean) => Promise<Value>,
): Promise<Value> {
  const begun = await appendMarker(folders, 'prune', by);
  const start = performance.now();
  try {
    return await work(begun, () => performance.now() - start > longest);
  } finally {
    await append(folders, begun, nextEntry(begun, {}, { kind: 'pruned', by }));
  }
}

/** Appends an entry that leaves the live releases unchanged. @returns the registry with the new entry. */
async function appendMarker(folders: StateFolders, kind: string, by: string | undefined): Promise<Registry> {
  for (;;) {
    const before = await syncLog(folders);
    const entry = nextEntry(before, {}, { kind, by, why: processName() });
    if (await append(folders, before, entry)) return { ...before, entries: [...before.entries, entry] };
  }
}

/** Removes releases from the store, then the objects that no remaining release and no recent site needs. */
export async function pruneStore(
  { releases, store }: StateFolders,
  registry: Registry,
  removed: readonly NamedRelease[],
  { now, isOver }: { now: Date; isOver: () => boolean },
): Promise<void> {
  if (store.isOwn) return;
  // Removes records first, so that no machine fetches half a release.
  for (const release of removed) await store.remove(recordKey(release));
  if (removed.length > 0) crashPoint('records-removed');

  const hashes: string[] = [];
  for (const site of new Set(entriesInUse(registry, now).flatMap((entry) => entry.site ?? []))) {
    const isLive = site === registry.site;
    const stored = await readStoredSite(store, site).catch((error: unknown) => {
      if (isLive) throw error;
      return null;
    });
    if (stored) hashes.push(site, ...Object.values(hashesIn(stored.files)));
  }
  for (const release of await storedReleases(store))
    hashes.push(...(await filesOf(releases, store, release)));
  const named = new Set(hashes.map(objectKey));
  await forEachAtOnce(await store.list('objects/'), async ({ key, changedAt }) => {
    const isYoung = now.getTime() - changedAt.getTime() < young;
    if (named.has(key) || isYoung || isOver()) return;
    await store.remove(key);
    crashPoint('object-removed');
  });
}

async function filesOf(releases: string, store: Store, release: NamedRelease): Promise<string[]> {
  const local = await readReleaseFiles(releases, release.app, release.version).catch(() => null);
  if (local) return Object.values(local.files);
  const key = recordKey(release);
  const found = await store.get(key);
  if (!found)
    throw new StoreError(`${key} was removed from ${store.name} meanwhile.`, 'Run the prune again.');
  const remedy = 'Remove that object, then run the prune again.';
  return Object.values(releaseFilesOf(found, `${key} of ${store.name}`, remedy).files);
}
