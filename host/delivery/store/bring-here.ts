import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { DeliveryError } from '../delivery-error';
import { readIfThere, writeWhole } from '../files';
import { bringVerdicts } from '../gate/shared-verdicts';
import { readIfWhole } from '../parse-or-refuse';
import { say } from '../progress';
import { registryFile, registryText, writeRegistry, type Registry } from '../registry';
import { withRegistryLock } from '../registry-lock';
import { releasedVersions, releaseFolder } from '../release-record';
import type { StateFolders } from '../state-folders';
import { forEachAtOnce, type Store } from './store';
import { readStored, swapStored } from './stored-registry';
import { bringRelease, releaseOfKey } from './stored-release';

/** What this machine has seen in the store, by key. A file of the cache: without it, everything is compared again. */
const seen = z.object({ store: z.string(), etags: z.record(z.string(), z.string()) });
type Seen = z.infer<typeof seen>;

const seenFile = (releases: string) => path.join(releases, '.from-store.json');

/** Milliseconds after which a prune that says nothing more is taken for dead. */
const longestPrune = 90_000;

/**
 * Makes the folders of this machine say what the store says: the registry, all releases whole and compared with
 * their hashes, and verdicts. Without a store there is nothing to do.
 * @throws StoreError
 */
export async function bringHere(folders: StateFolders, { waitsForPrune = true } = {}): Promise<void> {
  const { store, releases } = folders;
  if (!store) return refuseForgottenStore(releases);
  // Before the list: what another command sends meanwhile is not taken for something that has gone.
  const before = await readSeen(releases, store);
  const [stored, names] = await Promise.all([
    waitsForPrune ? readStoredAtRest(store) : readStored(store),
    store.list('releases/'),
  ]);
  const etags = Object.fromEntries(names.map(({ key, etag }) => [key, etag]));

  for (const key of Object.keys(before.etags).filter((one) => !(one in etags)))
    await removeHere(releases, key);
  const isNew = ({ key, etag }: { key: string; etag: string }) => before.etags[key] !== etag;
  // One after the other: a release links what the one before has brought.
  for (const name of names) {
    const release = releaseOfKey(name.key);
    if (release?.object !== 'release.json') continue;
    const versions = await releasedVersions(releases, release.app);
    if (isNew(name) || !versions.includes(release.version))
      await bringRelease(folders, store, release, name, versions);
  }
  await forEachAtOnce(names.filter(isNew), async ({ key }) => {
    const release = releaseOfKey(key);
    if (release?.object === 'verdicts.json')
      await bringVerdicts(releases, release, (await store.get(key))?.content.toString() ?? '');
  });
  await bringRegistry(releases, stored?.registry);
  const now: Seen = { store: store.name, etags };
  if (JSON.stringify(now) !== JSON.stringify(before))
    await writeWhole(seenFile(releases), JSON.stringify(now));
}

/** The releases that the store had when this machine looked last. */
export async function storedReleases(
  releases: string,
  store: Store,
): Promise<{ app: string; version: string }[]> {
  const { etags } = await readSeen(releases, store);
  return Object.keys(etags).flatMap((key) => {
    const release = releaseOfKey(key);
    return release?.object === 'release.json' ? [{ app: release.app, version: release.version }] : [];
  });
}

/** Without its store, a copy would change what only this machine sees. @throws DeliveryError */
async function refuseForgottenStore(releases: string): Promise<void> {
  const known = await readIfWhole(seen, seenFile(releases));
  if (!known) return;
  throw new DeliveryError(
    `${releases} is a copy of the store ${known.store}, and RTH_STORE is not set.`,
    `Set it: export RTH_STORE=${known.store}. To go on without the store for good, remove ${seenFile(releases)}.`,
  );
}

async function readSeen(releases: string, store: Store): Promise<Seen> {
  const known = await readIfWhole(seen, seenFile(releases));
  return known?.store === store.name ? known : { store: store.name, etags: {} };
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

async function bringRegistry(releases: string, stored: Registry | undefined): Promise<void> {
  const here = await readIfThere(registryFile(releases));
  if (!stored) {
    if (here !== null) say('  The store has no registry yet: it begins with what is live here.');
    return;
  }
  if (registryText(stored) !== here)
    await withRegistryLock(releases, 'bring the registry', () => writeRegistry(releases, stored));
}

/** A prune of another machine has removed it. */
async function removeHere(releases: string, key: string): Promise<void> {
  const { app, version, object } = releaseOfKey(key) ?? {};
  if (!app || !version || object !== 'release.json') return;
  const grave = path.join(releases, app, `.removed-${version}-${process.pid}`);
  await rename(releaseFolder(releases, app, version), grave).catch(() => undefined);
  await rm(grave, { recursive: true, force: true });
}
