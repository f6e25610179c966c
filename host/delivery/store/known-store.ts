import { randomBytes } from 'node:crypto';
import { DeliveryError, StoreError } from '../delivery-error';
import { say } from '../progress';
import type { Registry } from '../registry';
import type { Store } from './store';
import { inStore, readStored, registryKey, swapStored } from './stored-registry';

/** Without its store, a copy would change what only this machine sees. @throws DeliveryError */
export function refuseForgottenStore(releases: string, registry: Registry): void {
  if (registry.store?.id === undefined) return;
  throw new DeliveryError(
    `${releases} is a copy of a store, and RTH_STORE is not set.`,
    `Set it, such as export RTH_STORE=s3://bucket/site. To go on without the store for good, remove the line « id » of ${releases}/registry.json.`,
  );
}

/**
 * Refuses a store that is not the one that this machine knows: a disk that is not mounted and another bucket of the
 * same name answer as well as the right one, and have nothing.
 * @param known the copy of this machine. @param found what the store has. @throws StoreError when it is another one.
 */
export async function refuseOtherStore(store: Store, known: Registry, found: Registry | null): Promise<void> {
  const [before, id] = [known.store?.id, found?.store?.id];
  if (before === undefined || before === id) return;
  const isGone = id === undefined && (await store.list('')).length === 0;
  const difference = isGone ? 'it is empty' : id ? 'it has another identity' : 'it has no identity';
  throw new StoreError(
    `${store.name} is not the store that this machine knows: ${difference}.`,
    'Nothing was changed. Mount the disk, or correct RTH_STORE or AWS_ENDPOINT_URL, and run it again.\n' +
      (isGone
        ? '  → If it has lost all that it had: npm run rth -- refill puts back what this machine has.'
        : '  → Only to change to that store for good: remove the line « id » of releases/registry.json, then run npm run rth -- compose'),
  );
}

/**
 * Gives a store its identity at the first use: a word that no other one has, in a registry that begins with what is
 * live on this machine. An address says little: a disk may not be mounted.
 * @param here what is live on this machine. @param found what the store has.
 * @returns the registry of the store; without an identity where this machine may only read.
 * @throws StoreError when the store ignores conditions.
 */
export async function identified(store: Store, here: Registry, found: Registry | null): Promise<Registry> {
  if (found?.store?.id !== undefined) return found;
  const { store: _ofThisMachine, ...live } = here;
  const before = found ?? live;
  if (!found && Object.keys(live.history).length > 0)
    say('  The store has no registry yet: it begins with what is live here.');
  const next = inStore(before, { id: randomBytes(16).toString('hex') });
  const written = await swapStored(store, before, next).catch(() => before);
  if (written !== null && written !== before && !found) await refuseWithoutConditions(store);
  // Another machine may have been faster.
  return written ?? (await readStored(store))?.registry ?? before;
}

/** Two promotions at once would lose one of them without a word. */
async function refuseWithoutConditions(store: Store): Promise<void> {
  const [content, ofNothing] = [Buffer.from('{}'), `"${'0'.repeat(32)}"`];
  const isRefused =
    !(await store.putIfAbsent(registryKey, content)) &&
    !(await store.putIfUnchanged(registryKey, content, ofNothing));
  if (isRefused) return;
  await store.remove(registryKey);
  throw new StoreError(
    `${store.name} does not keep to conditional writes (If-None-Match, If-Match).`,
    'Several machines cannot change one site in it safely: take a store that has them, such as AWS S3, MinIO, R2 or Ceph 16 and later.',
  );
}
