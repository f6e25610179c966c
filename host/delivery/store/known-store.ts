import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { z } from 'zod';
import { checkedJson } from '../../server/checked-json';
import { DeliveryError } from '../delivery-error';
import { writeWhole } from '../files';
import { readIfWhole } from '../parse-or-refuse';
import type { Store } from './store';
import { StoreError } from './store-error';

/** Beside the registry of a store: a word that no other store has. An address says little: a disk may not be mounted. */
const idKey = 'id.json';
const idObject = z.object({ id: z.string().min(1) });

/** The store that a machine knows: its address, as `RTH_STORE` said it, and its identity. */
const known = z.object({ store: z.string(), id: z.string() });
const knownFile = (releases: string) => path.join(releases, '.from-store.json');
const readKnown = (releases: string) => readIfWhole(known, knownFile(releases));

/** Without its store, a copy would change what only this machine sees. @throws DeliveryError */
export async function refuseForgottenStore(releases: string): Promise<void> {
  const before = await readKnown(releases);
  if (!before) return;
  throw new DeliveryError(
    `${releases} is a copy of the store ${before.store}, and RTH_STORE is not set.`,
    `Set it: export RTH_STORE=${before.store}. To go on without the store for good, remove ${knownFile(releases)}.`,
  );
}

/**
 * Looks at a store, which has to be the one that this machine knows: a disk that is not mounted and another bucket
 * of the same name answer as well as the right one, and have nothing. Changes nothing.
 * @returns its identity, null when it has none yet, and whether this machine has met it before. @throws StoreError when
 * it is another one.
 */
export async function lookAtStore(
  releases: string,
  store: Store,
): Promise<{ id: string | null; isKnown: boolean }> {
  const [before, id] = await Promise.all([readKnown(releases), readStoreId(store)]);
  if (!before || before.id === id) return { id, isKnown: before !== null };
  const isGone = id === null && (await isEmpty(store));
  const difference = isGone ? 'it is empty' : id === null ? 'it has no identity' : 'it has another identity';
  throw new StoreError(
    `${store.name} is not the store that this machine knows: ${difference}.`,
    'Nothing was changed. Mount the disk, or correct RTH_STORE or AWS_ENDPOINT_URL, and run it again.\n' +
      (isGone
        ? '  → If it has lost all that it had: npm run rth -- refill puts back what this machine has.'
        : `  → Only to change to that store for good: remove ${knownFile(releases)}, then run npm run rth -- compose`),
  );
}

/** From now on this machine knows the store. */
export async function noteStore(releases: string, { name }: Store, id: string): Promise<void> {
  const before = await readKnown(releases);
  if (before?.id !== id || before.store !== name)
    await writeWhole(knownFile(releases), JSON.stringify({ store: name, id }));
}

const isEmpty = async (store: Store) => (await store.list('')).length === 0;

/** Gives an empty store the identity that this machine knows, so that all who knew the store know it again. */
export async function restoreStoreId(releases: string, store: Store): Promise<void> {
  const before = await readKnown(releases);
  if (before && (await isEmpty(store))) await giveStoreId(store, before.id);
}

async function readStoreId(store: Store): Promise<string | null> {
  const found = await store.get(idKey);
  if (!found) return null;
  const said = checkedJson(idObject, found.content.toString());
  // Whatever somebody has written there by hand is the identity of another store.
  return 'value' in said ? said.value.id : found.etag;
}

/**
 * Gives a store an identity at its first use, and tries whether it refuses a write whose condition is not met.
 * @returns null where this machine may only read. @throws StoreError when the store ignores conditions.
 */
export async function giveStoreId(
  store: Store,
  id = randomBytes(16).toString('hex'),
): Promise<string | null> {
  const content = Buffer.from(`${JSON.stringify({ id })}\n`);
  const isFirst = await store.putIfAbsent(idKey, content).catch(() => false);
  if (isFirst) await refuseWithoutConditions(store, content);
  // Another machine may have been faster.
  return readStoreId(store);
}

/** Two promotions at once would lose one of them without a word. */
async function refuseWithoutConditions(store: Store, content: Buffer): Promise<void> {
  const ofNothing = `"${'0'.repeat(32)}"`;
  const isRefused =
    !(await store.putIfAbsent(idKey, content)) && !(await store.putIfUnchanged(idKey, content, ofNothing));
  if (isRefused) return;
  await store.remove(idKey);
  throw new StoreError(
    `${store.name} does not keep to conditional writes (If-None-Match, If-Match).`,
    'Several machines cannot change one site in it safely: take a store that has them, such as AWS S3, MinIO, R2 or Ceph 16 and later.',
  );
}
