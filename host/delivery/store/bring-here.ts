import { DamagedState } from '../delivery-error';
import { say } from '../progress';
import {
  emptyRegistry,
  readRegistry,
  registryText,
  writeRegistry,
  type NamedRelease,
  type Registry,
} from '../registry';
import { isReleased } from '../release-record';
import type { StateFolders } from '../state-folders';
import { identified, refuseForgottenStore, refuseOtherStore } from './known-store';
import { readAtRest } from './stored-registry';
import { bringRelease, storedReleases } from './stored-release';

/** A release that this machine cannot use as it is, and what to do. */
export type PassedOver = NamedRelease & { reason: string };

/**
 * Makes the folders of this machine say what the store says: the registry, and all releases whole and compared with
 * their hashes. What the store lacks stays here; only a prune of this machine takes a release away. A machine that
 * shares with no other has them already.
 * @param passOver is told of each release whose record cannot be read. Default: says so.
 * @returns the registry. @throws StoreError, also when it is not the store that this machine knows.
 */
export async function bringHere(
  { store, releases }: StateFolders,
  passOver: (release: PassedOver) => void = sayPassedOver,
): Promise<Registry> {
  const here = await readRegistry(releases);
  if (store.isOwn) {
    refuseForgottenStore(releases, here);
    return (await readAtRest(store)) ?? emptyRegistry;
  }
  const found = await readAtRest(store);
  await refuseOtherStore(store, here, found);
  const registry = await identified(store, here, found);
  const isKnown = here.store?.id !== undefined;
  for (const release of await storedReleases(store)) {
    const { app, version, changedAt } = release;
    // At the first meeting, what was built here gives way to what was stored first.
    if (isKnown && (await isReleased(releases, app, version))) continue;
    await bringRelease(releases, store, release, changedAt).catch((error: unknown) => {
      if (!(error instanceof DamagedState)) throw error;
      passOver({ app, version, reason: error.message });
    });
  }
  if (registryText(registry) !== registryText(here)) await writeRegistry(releases, registry);
  return registry;
}

const sayPassedOver = ({ app, version, reason }: PassedOver) =>
  say(`! ${app} ${version} is passed over: ${reason}`);
