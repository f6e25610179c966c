import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readIfThere } from '../read-if-there';
import { crashPoint } from '../crash-point';
import { DeliveryError, StoreError } from '../delivery-error';
import { removeTree, writeWhole } from '../files';
import { forEachAtOnce } from '../for-each-at-once';
import { print } from '../progress';
import {
  entryName,
  entryNumber,
  entryOf,
  entryText,
  readEntryTexts,
  readRegistry,
  registryFolder,
  registryOf,
  type Entry,
  type Registry,
} from '../registry';
import type { StateFolders } from '../state-folders';
import type { Store } from './store';

type Folders = Pick<StateFolders, 'releases' | 'store'>;

export const entryKey = (number: number) => `${registryFolder}/${entryName(number)}`;

/** Returns the path of the file that names the store of this log. */
const storeFile = (releases: string) => path.join(releases, registryFolder, '.store');

/**
 * Copies the log of the store to this machine.
 * @throws StoreError when the store is not the one that this machine knows.
 */
export async function syncLog(folders: Folders): Promise<Registry> {
  const { store, releases } = folders;
  if (store.isOwn) {
    await refuseUnsetStore(releases);
    return readRegistry(releases);
  }
  if ((await readIfThere(storeFile(releases))) === null) await joinStore(folders);
  const texts = await readEntryTexts(path.join(releases, registryFolder));
  const last = texts.at(-1);
  if (last !== undefined) await refuseOtherStore(store, texts.length, last);
  const news = await entriesAfter(store, texts.length);
  // Writes in order, so that an interruption leaves no gap.
  for (const [index, text] of news.entries())
    await writeWhole(path.join(releases, entryKey(texts.length + index + 1)), text);
  return registryOf([...texts, ...news].map((text, index) => entryInStore(store, index + 1, text)));
}

/** Reads the entries of a store after the first `count`. @throws DamagedState */
async function entriesAfter(store: Store, count: number): Promise<string[]> {
  const next = await readEntryText(store, count + 1);
  if (next === null) return [];
  const texts = new Map([[count + 1, next]]);
  const names = (await store.list(`${registryFolder}/`)).map(
    ({ key }) => entryNumber(path.basename(key)) ?? 0,
  );
  await forEachAtOnce(
    names.filter((number) => number > count + 1),
    async (number) => texts.set(number, (await readEntryText(store, number)) ?? ''),
  );
  const sorted = [...texts].sort(([one], [other]) => one - other);
  for (const [number, text] of sorted) entryInStore(store, number, text);
  return sorted.map(([, text]) => text);
}

const readEntryText = async (store: Store, number: number) =>
  (await store.get(entryKey(number)))?.toString() ?? null;

type NumberedEntry = { number: number; entry: Entry; text: string };

/**
 * Reads the newest entry of a store.
 * @param copy newest entry that the caller has, or number 0 for none.
 * @returns null for an empty log.
 */
export async function newestEntry(
  store: Store,
  copy: Pick<NumberedEntry, 'number' | 'text'>,
): Promise<NumberedEntry | null> {
  const news = await entriesAfter(store, copy.number);
  const number = copy.number + news.length;
  const text = news.at(-1) ?? copy.text;
  return number === 0 ? null : { number, text, entry: entryInStore(store, number, text) };
}

const entryInStore = (store: Store, number: number, text: string) =>
  entryOf(text, `${entryKey(number)} of ${store.name}`, 'Nothing was changed.');

/** Fails when the log is a copy of a store's log but `RTH_STORE` is not set. @throws DeliveryError */
async function refuseUnsetStore(releases: string): Promise<void> {
  const store = await readIfThere(storeFile(releases));
  if (store === null) return;
  throw new DeliveryError(
    `${releases} is a copy of ${store.toString().trim()}, and RTH_STORE is not set.`,
    `Set it: export RTH_STORE=${store.toString().trim()}. To stop using the store, remove ${storeFile(releases)}.`,
  );
}

/** Fails when the store lacks the newest entry of this machine's log, as an unmounted disk would. @throws StoreError */
export async function refuseOtherStore(store: Store, number: number, text: string): Promise<void> {
  const found = await readEntryText(store, number);
  if (found === text) return;
  if (found !== null) entryInStore(store, number, found);
  const isEmpty = found === null && (await store.list('')).length === 0;
  throw new StoreError(
    `${store.name} is not the store that this machine knows: ${isEmpty ? 'it is empty' : `its entry ${number} is ${found === null ? 'missing' : 'different'}`}.`,
    `Nothing was changed. Mount the disk, or correct RTH_STORE or AWS_ENDPOINT_URL, and run the command again.`,
  );
}

/** Replaces the log of this machine with the log of the store, or sends it to a store that has none. */
async function joinStore({ store, releases }: Folders): Promise<void> {
  const folder = path.join(releases, registryFolder);
  if ((await readEntryText(store, 1)) === null) {
    await refuseWithoutConditions(store);
    const texts = await readEntryTexts(folder);
    if (texts.length > 0) print('  The store has no log yet, so it gets the log of this machine.');
    for (const [index, text] of texts.entries())
      await store.putIfAbsent(entryKey(index + 1), Buffer.from(text));
  } else await removeTree(folder);
  await writeWhole(storeFile(releases), `${store.name}\n`);
}

/** Fails when a store lacks conditional writes, because one of two concurrent promotions would be lost. */
async function refuseWithoutConditions(store: Store): Promise<void> {
  const key = `probe-${randomBytes(6).toString('hex')}`;
  await store.putIfAbsent(key, Buffer.from('first'));
  const isReplaced = await store.putIfAbsent(key, Buffer.from('second'));
  await store.remove(key);
  if (!isReplaced) return;
  throw new StoreError(
    `${store.name} ignores conditional writes (If-None-Match).`,
    'Several machines cannot share it safely: use a store that supports them, such as AWS S3, MinIO, R2 or Ceph 16 and later.',
  );
}

/**
 * Appends an entry to the log and reads it back.
 * @returns false when another process appended first. @throws StoreError when the log lacks the entry.
 */
export async function append({ store, releases }: Folders, before: Registry, entry: Entry): Promise<boolean> {
  const [number, text] = [before.entries.length + 1, entryText(entry)];
  const last = before.entries.at(-1);
  // Compares the text of the file, because a later checkout may have added fields.
  const lastText = last && (await readFile(path.join(releases, entryKey(number - 1)), 'utf8'));
  if (lastText) await refuseOtherStore(store, number - 1, lastText);
  await store.putIfAbsent(entryKey(number), Buffer.from(text)).catch(async (error: unknown) => {
    const found = await readEntryText(store, number).catch(() => {
      throw new StoreError(
        `${store.name} stopped responding while the change was written.`,
        'Once the store responds, npm run status shows whether the change was written. If it was not, run the command again.',
      );
    });
    if (found === null) throw error;
  });
  // Compares the stored text, because the client repeats a successful request whose response is lost.
  const found = await readEntryText(store, number);
  if (found !== text && found !== null) return false;
  const isOnDisk = !lastText || (await readEntryText(store, number - 1)) === lastText;
  if (found === null || !isOnDisk) {
    await store.remove(entryKey(number));
    throw new StoreError(
      `${store.name} lost its objects while the change was written.`,
      'Nothing new is live. Mount the disk, or correct the address of the store, and run the command again.',
    );
  }
  crashPoint('entry-stored');
  if (!store.isOwn) await writeWhole(path.join(releases, entryKey(number)), text);
  return true;
}
