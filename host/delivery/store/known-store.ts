import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { z } from 'zod';
import { checkedJson } from '../../server/checked-json';
import { DeliveryError } from '../delivery-error';
import { writeWhole } from '../files';
import { readIfWhole } from '../parse-or-refuse';
import type { Store } from './store';
import { StoreError } from './store-error';
import { releaseOfKey } from './stored-release';

/** Beside the registry of a store: a word that no other store has. An address says little: a disk may not be mounted. */
const idKey = 'id.json';
const idObject = z.object({ id: z.string().min(1) });

/** A release whose record this machine cannot use, and what to do. */
export type PassedOver = { app: string; version: string; reason: string };

const seen = z.object({
  /** As `RTH_STORE` said it. */
  store: z.string(),
  /** Of the store. A machine that may only read a new store has none. */
  id: z.string().optional(),
  etags: z.record(z.string(), z.string()),
  passedOver: z.array(z.object({ app: z.string(), version: z.string(), reason: z.string() })).optional(),
});
/** What this machine has seen in its store, by key. */
export type Seen = z.infer<typeof seen>;

const seenFile = (releases: string) => path.join(releases, '.from-store.json');

const nothing: Seen = { store: '', etags: {} };

async function readSeen(releases: string): Promise<Seen> {
  return (await readIfWhole(seen, seenFile(releases))) ?? nothing;
}

export async function noteSeen(releases: string, before: Seen, now: Seen): Promise<void> {
  if (JSON.stringify(now) !== JSON.stringify(before))
    await writeWhole(seenFile(releases), JSON.stringify(now));
}

/** The releases that the store had when this machine looked last. */
export async function storedReleases(releases: string): Promise<{ app: string; version: string }[]> {
  const { etags } = await readSeen(releases);
  return Object.keys(etags).flatMap((key) => {
    const release = releaseOfKey(key);
    return release?.object === 'release.json' ? [{ app: release.app, version: release.version }] : [];
  });
}

/** The releases whose record in the store this machine could not read when it looked last. */
export async function releasesPassedOver(releases: string): Promise<PassedOver[]> {
  return (await readSeen(releases)).passedOver ?? [];
}

/** Without its store, a copy would change what only this machine sees. @throws DeliveryError */
export async function refuseForgottenStore(releases: string): Promise<void> {
  const { store } = await readSeen(releases);
  if (!store) return;
  throw new DeliveryError(
    `${releases} is a copy of the store ${store}, and RTH_STORE is not set.`,
    `Set it: export RTH_STORE=${store}. To go on without the store for good, remove ${seenFile(releases)}.`,
  );
}

/**
 * Looks at a store, which has to be the one that this machine knows: a disk that is not mounted and another bucket
 * of the same name answer as well as the right one, and have nothing. Changes nothing.
 * @returns its identity, if it has one yet, and what this machine had seen there. @throws StoreError when it is
 * another one.
 */
export async function lookAtStore(
  releases: string,
  store: Store,
): Promise<{ id: string | null; before: Seen }> {
  const [before, id] = await Promise.all([readSeen(releases), readStoreId(store)]);
  if (before.id !== undefined && before.id !== id)
    throw otherStore(store, { id, isEmpty: await isEmpty(store), memory: seenFile(releases) });
  return { id, before };
}

/** Whether a store has nothing but, perhaps, a note of how it wants to be asked. */
export async function isEmpty(store: Store): Promise<boolean> {
  return (await store.list('')).every(({ key }) => key === 'store.json');
}

/** Gives an empty store the identity that this machine knows, so that all who knew the store know it again. */
export async function restoreStoreId(releases: string, store: Store): Promise<void> {
  await giveStoreId(store, (await readSeen(releases)).id);
}

/** @returns null when the store has none yet. */
export async function readStoreId(store: Store): Promise<string | null> {
  const found = await store.get(idKey);
  if (!found) return null;
  const said = checkedJson(idObject, found.content.toString());
  // Whatever somebody has written there by hand is the identity of another store.
  return 'value' in said ? said.value.id : found.etag;
}

/** Gives a store an identity at its first use. @returns undefined where this machine may only read. */
export async function giveStoreId(
  store: Store,
  id = randomBytes(16).toString('hex'),
): Promise<string | undefined> {
  const content = Buffer.from(`${JSON.stringify({ id })}\n`);
  // Another machine may be faster.
  await store.putIfAbsent(idKey, content).catch(() => false);
  return (await readStoreId(store)) ?? undefined;
}

type OtherStore = {
  id: string | null;
  isEmpty?: boolean;
  /** The file that remembers the one of before. */
  memory: string;
  /** The command that changes to this one, once nothing is remembered. */
  next?: string;
};

/** The refusal of a store that is not the one of before. */
export function otherStore(
  { name }: Store,
  { id, isEmpty = false, memory, next = 'npm run rth -- compose' }: OtherStore,
): StoreError {
  const difference = isEmpty ? 'it is empty' : id === null ? 'it has no identity' : 'it has another identity';
  return new StoreError(
    `${name} is not the store that this machine knows: ${difference}.`,
    'Nothing was changed. Mount the disk, or correct RTH_STORE or AWS_ENDPOINT_URL, and run it again.\n' +
      (isEmpty
        ? '  → If it has lost all that it had: npm run rth -- refill puts back what this machine has.'
        : `  → Only to change to that store for good: remove ${memory}, then run ${next}`),
  );
}
