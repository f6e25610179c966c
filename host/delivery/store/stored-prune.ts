import { crashPoint } from '../crash-point';
import type { Registry } from '../registry';
import { readReleaseFiles, releaseFilesOf } from '../release-record';
import type { StateFolders } from '../state-folders';
import { bringHere } from './bring-here';
import { forEachAtOnce, type Store } from './store';
import { StoreError } from './store-error';
import { objectKey } from './stored-files';
import { swapRegistry } from './stored-registry';
import { releaseKey, releaseOfKey } from './stored-release';
import { hashesIn, readStoredSite, siteOfKey } from './stored-site';

type Named = { app: string; version: string };

/** Lists of former sites that are kept. One that is missing is made and sent again, should it be needed. */
const keptSites = 10;
/** Milliseconds for which other machines are told of a release that is gone; who comes later keeps it. */
const noted = 90 * 24 * 3_600_000;
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
  const registry = await note(folders, (prunes) => ({ begun: (prunes?.begun ?? 0) + 1, isRunning: true }));
  try {
    return await work(registry);
  } finally {
    await note(folders, (prunes) => ({ begun: prunes?.begun ?? 1, isRunning: false }));
  }
}

type Prunes = NonNullable<NonNullable<Registry['store']>['prunes']>;

async function note(folders: StateFolders, change: (prunes?: Prunes) => Prunes): Promise<Registry> {
  for (;;) {
    // Our own prune is no reason to wait.
    const before = await bringHere(folders, { waitsForPrune: false });
    const store = { changes: [], ...before.store, prunes: change(before.store?.prunes) };
    const noted = await swapRegistry(folders, before, { ...before, store });
    if (noted) return noted;
  }
}

/** Removes these releases from the store, old lists of sites, and the objects that nothing names any more. */
export async function pruneStore(
  { releases, store }: StateFolders,
  registry: Registry,
  removed: readonly Named[],
): Promise<void> {
  if (store.isOwn) return;
  const end = Date.now() + longest;
  for (const { app, version } of removed) {
    // Other machines remove what this says, and nothing that is merely absent. With another date it is new to them.
    await store.remove(releaseKey(app, version, 'pruned'));
    await store.putIfAbsent(releaseKey(app, version, 'pruned'), Buffer.from(new Date().toISOString()));
    // First the record, so that nobody meets half a release.
    await store.remove(releaseKey(app, version, 'release.json'));
  }
  if (removed.length > 0) crashPoint('records-removed');

  const named = new Set<string>();
  for (const { key, changedAt } of await store.list('releases/')) {
    const release = releaseOfKey(key);
    if (release?.object === 'pruned' && Date.now() - changedAt.getTime() > noted) await store.remove(key);
    if (release?.object !== 'release.json') continue;
    for (const hash of await filesOf(releases, store, key, release)) named.add(objectKey(hash));
  }
  const live = registry.store?.site;
  const sites = (await store.list('sites/')).sort((a, b) => b.changedAt.getTime() - a.changedAt.getTime());
  for (const [index, { key }] of sites.entries()) {
    const id = siteOfKey(key);
    if (id !== live && index >= keptSites) await store.remove(key);
    else
      for (const hash of Object.values(hashesIn(await readStoredSite(store, id)))) named.add(objectKey(hash));
  }
  await forEachAtOnce(await store.list('objects/'), async ({ key }) => {
    if (named.has(key) || Date.now() >= end) return;
    await store.remove(key);
    crashPoint('object-removed');
  });
}

async function filesOf(
  releases: string,
  store: Store,
  key: string,
  { app, version }: Named,
): Promise<string[]> {
  const here = await readReleaseFiles(releases, app, version).catch(() => null);
  if (here) return Object.values(here.files);
  const found = await store.get(key);
  if (!found) throw new StoreError(`${key} has just gone from ${store.name}.`, 'Run the prune again.');
  return Object.values(
    releaseFilesOf(found.content, `${key} of ${store.name}`, 'Remove that object, then run the prune again.')
      .files,
  );
}
