import { randomBytes } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isErrorCode } from '../../server/error-code';
import { readIfThere } from '../../server/forms/read-if-there';
import { crashPoint } from '../crash-point';
import { DeliveryError, StoreError } from '../delivery-error';
import { removeTree, writeWhole } from '../files';
import { say } from '../progress';
import {
  entryName,
  entryNumber,
  entryOf,
  entryText,
  nextEntry,
  readEntryTexts,
  readRegistry,
  registryFolder,
  registryOf,
  type Entry,
  type Registry,
} from '../registry';
import type { StateFolders } from '../state-folders';
import { forEachAtOnce, type Store } from './store';

type Folders = Pick<StateFolders, 'releases' | 'store'>;

export const entryKey = (number: number) => `${registryFolder}/${entryName(number)}`;

/** Beside the entries of a machine that has them from a store: the name of that store. */
const storeFile = (releases: string) => path.join(releases, registryFolder, '.store');

/**
 * Makes the log of this machine say what the log of the store says. Waits for a prune: a change must not count on what
 * it removes. @throws StoreError when the store is not the one that this machine knows.
 */
export async function syncLog(folders: Folders): Promise<Registry> {
  const registry = await readLog(folders);
  const prune = registry.entries.at(-1);
  if (prune?.kind !== 'prune') return registry;
  say('  waiting for a prune');
  const start = performance.now();
  for (;;) {
    const now = await readLog(folders);
    if (now.entries.length > registry.entries.length) return syncLog(folders);
    if (hasDied(prune) || performance.now() - start > longestPrune) {
      say('  A prune began and never ended: going on without it.');
      // So that nobody else waits. A machine that may only read goes on all the same.
      await append(folders, registry, nextEntry(registry, {}, { kind: 'pruned' })).catch(() => false);
      return readLog(folders);
    }
    await pause(500);
  }
}

/** Milliseconds, more than a prune takes, see stored-prune.ts. */
const longestPrune = 90_000;

/** Names a process, in the entry of its prune. */
export const nameOfProcess = () => `${hostname()} ${process.pid}`;

/** Whether its process is of this machine, and gone. */
function hasDied({ why = '' }: Entry): boolean {
  const [machine, pid] = why.split(' ');
  return machine === hostname() && !isRunning(Number(pid));
}

/** Whether a process of this machine is still there. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isErrorCode(error, 'EPERM');
  }
}

async function readLog(folders: Folders): Promise<Registry> {
  const { store, releases } = folders;
  if (store.isOwn) {
    await refuseForgottenStore(releases);
    return readRegistry(releases);
  }
  if ((await readIfThere(storeFile(releases))) === null) await meetStore(folders);
  const texts = await readEntryTexts(path.join(releases, registryFolder));
  const last = texts.at(-1);
  if (last !== undefined) await refuseOtherStore(store, texts.length, last);
  const news = await entriesAfter(store, texts.length);
  // In order, so that an interruption leaves no gap.
  for (const [index, text] of news.entries())
    await writeWhole(path.join(releases, entryKey(texts.length + index + 1)), text);
  return registryOf([...texts, ...news].map((text, index) => entryInStore(store, index + 1, text)));
}

/** Texts of the entries of a store that come after so many; each is whole. @throws DamagedState */
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
  (await store.get(entryKey(number)))?.content.toString() ?? null;

type NumberedEntry = { number: number; entry: Entry; text: string };

/** The newest entry of a store. @param known one that the caller has; number 0: none. @returns null for an empty log. */
export async function newestEntry(
  store: Store,
  known: Pick<NumberedEntry, 'number' | 'text'>,
): Promise<NumberedEntry | null> {
  const news = await entriesAfter(store, known.number);
  const number = known.number + news.length;
  const text = news.at(-1) ?? known.text;
  return number === 0 ? null : { number, text, entry: entryInStore(store, number, text) };
}

const entryInStore = (store: Store, number: number, text: string) =>
  entryOf(
    text,
    `${entryKey(number)} of ${store.name}`,
    'Nothing was changed. A machine with a copy repairs it: npm run rth -- refill',
  );

/** Without its store, a copy would change what only this machine sees. @throws DeliveryError */
async function refuseForgottenStore(releases: string): Promise<void> {
  const store = await readIfThere(storeFile(releases));
  if (store === null) return;
  throw new DeliveryError(
    `${releases} is a copy of ${store.toString().trim()}, and RTH_STORE is not set.`,
    `Set it: export RTH_STORE=${store.toString().trim()}. To go on without the store for good, remove ${storeFile(releases)}.`,
  );
}

/**
 * Refuses a store that does not have the last entry of this machine: a disk that is not mounted and another bucket of the
 * same name answer as well as the right store, and a store that was known is never created again.
 */
export async function refuseOtherStore(store: Store, number: number, text: string): Promise<void> {
  const found = await readEntryText(store, number);
  if (found === text) return;
  if (found !== null) entryInStore(store, number, found);
  const isEmpty = found === null && (await store.list('')).length === 0;
  throw new StoreError(
    `${store.name} is not the store that this machine knows: ${isEmpty ? 'it is empty' : `its entry ${number} is ${found === null ? 'missing' : 'another one'}`}.`,
    `Nothing was changed. Mount the disk, or correct RTH_STORE or AWS_ENDPOINT_URL, and run it again.\n${
      found === null
        ? '  → If it has lost what it had: npm run rth -- refill puts back what this machine has.'
        : `  → Only to change to that store for good: remove the folder ${registryFolder} of releases.`
    }`,
  );
}

/** At the first meeting, a store with a log gives it to this machine; one without begins with that of this machine. */
async function meetStore({ store, releases }: Folders): Promise<void> {
  const folder = path.join(releases, registryFolder);
  if ((await readEntryText(store, 1)) === null) {
    await refuseWithoutConditions(store);
    const texts = await readEntryTexts(folder);
    if (texts.length > 0) say('  The store has no log yet: it begins with what is live here.');
    for (const [index, text] of texts.entries())
      await store.putIfAbsent(entryKey(index + 1), Buffer.from(text));
  } else await removeTree(folder);
  await mkdir(folder, { recursive: true });
  await writeWhole(storeFile(releases), `${store.name}\n`);
}

/** Two promotions at once would lose one of them without a word. */
async function refuseWithoutConditions(store: Store): Promise<void> {
  const key = `probe-${randomBytes(6).toString('hex')}`;
  await store.putIfAbsent(key, Buffer.from('first'));
  const isReplaced = await store.putIfAbsent(key, Buffer.from('second'));
  await store.remove(key);
  if (!isReplaced) return;
  throw new StoreError(
    `${store.name} does not keep to conditional writes (If-None-Match).`,
    'Several machines cannot change one site in it safely: take a store that has them, such as AWS S3, MinIO, R2 or Ceph 16 and later.',
  );
}

/**
 * Appends an entry to the log, and reads it back.
 * @param before the registry that the entry follows.
 * @returns false when another process was faster: read and decide again. @throws StoreError when the entry is not in the
 * log.
 */
export async function append({ store, releases }: Folders, before: Registry, entry: Entry): Promise<boolean> {
  const [number, text] = [before.entries.length + 1, entryText(entry)];
  const former = before.entries.at(-1);
  // As it was written: a later checkout may know fields that this one does not print.
  const formerText = former && (await readFile(path.join(releases, entryKey(number - 1)), 'utf8'));
  if (formerText) await refuseOtherStore(store, number - 1, formerText);
  await store.putIfAbsent(entryKey(number), Buffer.from(text)).catch(async (error: unknown) => {
    const found = await readEntryText(store, number).catch(() => {
      throw new StoreError(
        `${store.name} stopped answering while it was told the change.`,
        'Whether it arrived is unknown: npm run status tells, when the store answers again. Run the command again if it did not.',
      );
    });
    if (found === null) throw error;
  });
  // What stands there counts, whatever was answered: an answer may be lost, and the client asks again.
  const found = await readEntryText(store, number);
  if (found !== text && found !== null) return false;
  const isOnDisk = !formerText || (await readEntryText(store, number - 1)) === formerText;
  if (found === null || !isOnDisk) {
    await store.remove(entryKey(number));
    throw new StoreError(
      `${store.name} lost what it had while the change was written.`,
      'Nothing is live that was not live before. Mount the disk, or correct the address of the store, and run the command again.',
    );
  }
  crashPoint('entry-stored');
  if (!store.isOwn) await writeWhole(path.join(releases, entryKey(number)), text);
  return true;
}
