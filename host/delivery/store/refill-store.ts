import { DamagedState, DeliveryError } from '../delivery-error';
import { integrityOf, listFolders } from '../files';
import { readRegistry, registryText, type NamedRelease } from '../registry';
import { damagedFiles, readReleaseFiles, releasedVersions, releaseFolder } from '../release-record';
import type { StateFolders } from '../state-folders';
import { bringHere } from './bring-here';
import { refuseOtherStore } from './known-store';
import { forEachAtOnce, type Store } from './store';
import { objectKey, storedObjects } from './stored-files';
import { inStore, readStored, registryKey, swapRegistry } from './stored-registry';
import { sendRelease } from './stored-release';

type Refilled = {
  /** Releases of this machine, all of which the store has now. */
  releases: NamedRelease[];
  /** Objects that were not what their name says, and made way. */
  damaged: string[];
};

/**
 * Puts everything that this machine has into a store that lacks it, or has it damaged: registry and releases. What
 * is in the store and whole stays. Afterwards the site has to be composed, which stores it.
 * @throws DeliveryError when the store is another one than this machine knows, and not empty.
 */
export async function refillStore(folders: StateFolders): Promise<Refilled> {
  const { store, releases } = folders;
  if (store.isOwn)
    throw new DeliveryError('There is no store to fill.', 'Name it, such as RTH_STORE=s3://bucket/site.');
  await putRegistryRight(folders);
  await refuseOtherStore(store, await readRegistry(releases), (await readStored(store))?.registry ?? null);
  const damaged = await removeDamaged(store);
  const present = await storedObjects(store);
  const sent: NamedRelease[] = [];
  for (const app of await listFolders(releases))
    for (const version of await releasedVersions(releases, app)) {
      if (!(await isWhole(releases, { app, version }))) continue;
      await sendRelease(folders, { app, version }, present);
      sent.push({ app, version });
    }
  const registry = await bringHere(folders);
  // So that the site is composed and stored again.
  await swapRegistry(folders, registry, inStore(registry, { site: undefined }));
  return { releases: sent, damaged };
}

/** A registry that cannot be read, and the one of an empty store, give way to the copy of this machine. */
async function putRegistryRight({ store, releases }: StateFolders): Promise<void> {
  const here = await readRegistry(releases);
  const copy = Buffer.from(registryText(here));
  const canBeRead = await readStored(store).then(
    (stored) => stored !== null,
    (error: unknown) => {
      if (error instanceof DamagedState) return false;
      throw error;
    },
  );
  if (canBeRead || here.store?.id === undefined) return;
  const found = await store.get(registryKey);
  if (found) await store.putIfUnchanged(registryKey, copy, found.etag);
  else if ((await store.list('')).length === 0) await store.putIfAbsent(registryKey, copy);
}

async function isWhole(releases: string, { app, version }: NamedRelease): Promise<boolean> {
  const record = await readReleaseFiles(releases, app, version).catch(() => null);
  return record !== null && damagedFiles(releaseFolder(releases, app, version), record.files).length === 0;
}

async function removeDamaged(store: Store): Promise<string[]> {
  const damaged: string[] = [];
  await forEachAtOnce(await storedObjects(store), async (key) => {
    const found = await store.get(key);
    if (!found || objectKey(integrityOf(found.content)) === key) return;
    await store.remove(key);
    damaged.push(key);
  });
  return damaged;
}
