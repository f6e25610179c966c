import { DamagedState } from '../delivery-error';
import { readIfThere } from '../files';
import { say } from '../progress';
import {
  emptyRegistry,
  readRegistry,
  registryFile,
  registryText,
  writeRegistry,
  type Registry,
} from '../registry';
import { isReleased } from '../release-record';
import type { StateFolders } from '../state-folders';
import { giveStoreId, lookAtStore, noteStore, refuseForgottenStore } from './known-store';
import { readStored, readStoredAtRest } from './stored-registry';
import { bringRelease, storedReleases, type NamedRelease } from './stored-release';

/** A release whose record this machine cannot use, and what to do. */
export type PassedOver = NamedRelease & { reason: string };

type BringOptions = {
  /** What a prune removes must not be counted on. Default: true. */
  waitsForPrune?: boolean;
  /** Is told of each release whose record cannot be read. Default: says so. */
  passOver?: (release: PassedOver) => void;
};

/**
 * Makes the folders of this machine say what the store says: the registry, and all releases whole and compared with
 * their hashes. What the store lacks stays here; only a prune of this machine takes a release away. A machine that
 * shares with no other has them already.
 * @returns the registry. @throws StoreError, also when it is not the store that this machine knows.
 */
export async function bringHere(
  folders: StateFolders,
  { waitsForPrune = true, passOver = sayPassedOver }: BringOptions = {},
): Promise<Registry> {
  const { store, releases } = folders;
  const read = waitsForPrune ? readStoredAtRest : readStored;
  if (store.isOwn) {
    await refuseForgottenStore(releases);
    return (await read(store))?.registry ?? emptyRegistry;
  }
  const { id, isKnown } = await lookAtStore(releases, store);
  const [stored, all] = await Promise.all([read(store), storedReleases(store)]);
  for (const release of all) {
    const { app, version, changedAt } = release;
    // At the first meeting, what was built here gives way to what was stored first.
    if (isKnown && (await isReleased(releases, app, version))) continue;
    await bringRelease(releases, store, release, changedAt).catch((error: unknown) => {
      if (!(error instanceof DamagedState)) throw error;
      passOver({ app, version, reason: error.message });
    });
  }
  const registry = await bringRegistry(releases, stored?.registry);
  const given = id ?? (await giveStoreId(store));
  if (given !== null) await noteStore(releases, store, given);
  return registry;
}

const sayPassedOver = ({ app, version, reason }: PassedOver) =>
  say(`! ${app} ${version} is passed over: ${reason}`);

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
