import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readManifest } from '../compose/site-manifest';
import { DamagedState, DeliveryError } from '../delivery-error';
import { integrityOf, listFolders } from '../files';
import { readRegistry, registryText } from '../registry';
import { readReleaseFiles, releasedVersions, releaseFolder } from '../release-record';
import type { StateFolders } from '../state-folders';
import { bringHere } from './bring-here';
import { servedSite } from './follow/bring-site';
import { lookAtStore, restoreStoreId } from './known-store';
import { forEachAtOnce, type Store } from './store';
import { objectKey, type FileHashes } from './stored-files';
import { readStored, registryKey, swapRegistry } from './stored-registry';
import { recordKey, type NamedRelease } from './stored-release';
import { hashesIn, readStoredSite, siteKey } from './stored-site';

type Refilled = {
  /** Releases of this machine, all of which the store has now. */
  releases: NamedRelease[];
  /** Objects that were not what their name says. */
  putRight: string[];
};

/**
 * Puts everything that this machine has into a store that lacks it, or has it damaged: releases, files of the site
 * that is served here, and the registry. Nothing of the store is removed. Afterwards the site has to be composed,
 * which stores its list.
 * @throws DeliveryError when the store is another one than this machine knows, and not empty.
 */
export async function refillStore(folders: StateFolders): Promise<Refilled> {
  const { store, releases } = folders;
  if (store.isOwn)
    throw new DeliveryError('There is no store to fill.', 'Name it, such as RTH_STORE=s3://bucket/site.');
  await restoreStoreId(releases, store);
  await lookAtStore(releases, store);
  await putRegistryRight(folders);
  const done: Refilled = { releases: [], putRight: [] };
  for (const app of await listFolders(releases))
    for (const version of await releasedVersions(releases, app)) {
      const record = await readReleaseFiles(releases, app, version).catch(() => null);
      if (!record) continue;
      const folder = releaseFolder(releases, app, version);
      done.putRight.push(...(await putFiles(store, folder, record.files)));
      await store.putIfAbsent(recordKey(record), await readFile(path.join(folder, 'release.json')));
      done.releases.push({ app, version });
    }
  const served = await servedSite(folders);
  const manifest = served && (await readManifest(served.folder));
  if (served && manifest) done.putRight.push(...(await putFiles(store, served.folder, hashesIn(manifest))));

  const registry = await bringHere(folders);
  const { site } = registry.store ?? {};
  // A list that is damaged makes way for the one that compose stores.
  if (site !== undefined) await readStoredSite(store, site).catch(() => store.remove(siteKey(site)));
  // So that the site counts as another one, whose list is stored.
  const stored = { ...registry, store: { changes: [], ...registry.store, inputs: undefined } };
  if (registry.store) await swapRegistry(folders, registry, stored);
  return done;
}

/** A registry that cannot be read is replaced by the copy of this machine. */
async function putRegistryRight({ store, releases }: StateFolders): Promise<void> {
  const isDamaged = await readStored(store).then(
    () => false,
    (error: unknown) => {
      if (error instanceof DamagedState) return true;
      throw error;
    },
  );
  const found = isDamaged ? await store.get(registryKey) : null;
  const copy = Buffer.from(registryText(await readRegistry(releases)));
  if (found) await store.putIfUnchanged(registryKey, copy, found.etag);
}

/** @returns the objects that were there and wrong. */
async function putFiles(store: Store, folder: string, files: FileHashes): Promise<string[]> {
  const wrong: string[] = [];
  await forEachAtOnce(Object.entries(files), async ([file, hash]) => {
    const key = objectKey(hash);
    const found = await store.get(key);
    if (found && integrityOf(found.content) === hash) return;
    const content = await readFile(path.join(folder, file));
    if (integrityOf(content) !== hash) return;
    if (!found) await store.putIfAbsent(key, content);
    else if (await store.putIfUnchanged(key, content, found.etag)) wrong.push(key);
  });
  return wrong;
}
