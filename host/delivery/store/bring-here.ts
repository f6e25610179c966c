import { setTimeout as pause } from 'node:timers/promises';
import { DamagedState } from '../delivery-error';
import { readIfThere } from '../files';
import { say } from '../progress';
import {
  emptyRegistry,
  readRegistry,
  registryFile,
  registryText,
  visitedReleases,
  writeRegistry,
  type Registry,
} from '../registry';
import { previousVersion } from '../registry-history';
import { releasedVersions } from '../release-record';
import type { StateFolders } from '../state-folders';
import { giveStoreId, lookAtStore, noteSeen, refuseForgottenStore, type PassedOver } from './known-store';
import { forEachAtOnce, type Store, type StoredName } from './store';
import { removeRelease } from './remove-release';
import { readStored, swapStored } from './stored-registry';
import { bringRelease, releaseKey, releaseOfKey } from './stored-release';

/** Milliseconds after which a prune that says nothing more is taken for dead. */
const longestPrune = 90_000;

/**
 * Makes the folders of this machine say what the store says: the registry, all releases whole and compared with
 * their hashes. What the store lacks stays here; only a prune that the store tells of takes a release
 * away. A machine that shares with no other has them already.
 * @returns the registry. @throws StoreError, also when it is not the store that this machine knows.
 */
export async function bringHere(folders: StateFolders, { waitsForPrune = true } = {}): Promise<Registry> {
  const { store, releases } = folders;
  const readRegistryOf = waitsForPrune ? readStoredAtRest : readStored;
  if (store.isOwn) {
    await refuseForgottenStore(releases);
    return (await readRegistryOf(store))?.registry ?? emptyRegistry;
  }
  const { id, before } = await lookAtStore(releases, store);
  const [stored, names] = await Promise.all([readRegistryOf(store), store.list('releases/')]);
  const etags = Object.fromEntries(names.map(({ key, etag }) => [key, etag]));
  const isNew = ({ key, etag }: StoredName) => before.etags[key] !== etag;
  const keys = new Set(Object.keys(etags));

  const passedOver: PassedOver[] = [];
  // One after the other: a release links what the one before has brought.
  for (const name of names) {
    const release = releaseOfKey(name.key);
    if (release?.object !== 'release.json') continue;
    const versions = await releasedVersions(releases, release.app);
    if (!isNew(name) && versions.includes(release.version)) continue;
    const reason = await bringUnlessDamaged(folders, store, release, name, versions);
    if (reason === null) continue;
    // Looked at again each time, until somebody has mended it.
    delete etags[name.key];
    passedOver.push({ app: release.app, version: release.version, reason });
    // Afterwards status tells it.
    if (!before.passedOver?.some((one) => one.reason === reason))
      say(`! ${release.app} ${release.version} is passed over: ${reason}`);
  }
  await forEachAtOnce(names.filter(isNew), async ({ key }) => {
    const release = releaseOfKey(key);
    if (release?.object === 'pruned' && !keys.has(releaseKey(release.app, release.version, 'release.json')))
      await removePruned(releases, stored?.registry ?? (await readRegistry(releases)), release);
  });
  const registry = await bringRegistry(releases, stored?.registry);
  await noteSeen(releases, before, {
    store: store.name,
    id: id ?? (await giveStoreId(store)),
    etags,
    passedOver,
  });
  return registry;
}

/** @returns why its record cannot be read; null when the release is here now. */
async function bringUnlessDamaged(...release: Parameters<typeof bringRelease>): Promise<string | null> {
  try {
    await bringRelease(...release);
    return null;
  } catch (error) {
    if (error instanceof DamagedState) return error.message;
    throw error;
  }
}

/** The registry of the store when no prune is under way: what one removes must not be counted on. */
export async function readStoredAtRest(store: Store): ReturnType<typeof readStored> {
  let waitsFor = { prune: 0, since: 0 };
  for (;;) {
    const found = await readStored(store);
    const prunes = found?.registry.store?.prunes;
    if (!found || !prunes?.isRunning) return found;
    if (waitsFor.prune !== prunes.begun) {
      say('  waiting for a prune');
      waitsFor = { prune: prunes.begun, since: Date.now() };
    }
    if (Date.now() - waitsFor.since > longestPrune) {
      say('  A prune began and never ended: going on without it.');
      // So that nobody else waits. Who may only read goes on all the same.
      const isNoted = await noteEnd(store, found.registry).then(
        () => true,
        () => false,
      );
      if (!isNoted) return found;
    } else await pause(500);
  }
}

/** Changes nothing when somebody else has changed the registry meanwhile. */
async function noteEnd(store: Store, registry: Registry): Promise<void> {
  if (!registry.store?.prunes) return;
  const prunes = { ...registry.store.prunes, isRunning: false };
  await swapStored(store, registry, { ...registry, store: { ...registry.store, prunes } });
}

async function bringRegistry(releases: string, stored: Registry | undefined): Promise<Registry> {
  if (stored) {
    if (registryText(stored) !== (await readIfThere(registryFile(releases))))
      await writeRegistry(releases, stored);
    return stored;
  }
  const here = await readRegistry(releases);
  if (here === emptyRegistry) return here;
  say('  The store has no registry yet: it begins with what is live here.');
  const { store: ofAnother, ...registry } = here;
  // Otherwise the site would count as stored, where it is not.
  if (ofAnother) await writeRegistry(releases, registry);
  return registry;
}

/** A prune of another machine has removed it. What visitors get stays, and what a rollback leads to. */
async function removePruned(
  releases: string,
  registry: Registry,
  { app, version }: { app: string; version: string },
): Promise<void> {
  const isNeeded =
    previousVersion(registry, app) === version ||
    visitedReleases(registry).some((one) => one.app === app && one.version === version);
  if (!isNeeded) await removeRelease(releases, app, version);
}
