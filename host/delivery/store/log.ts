import path from 'node:path';
import { z } from 'zod';
import { crashPoint } from '../crash-point';
import { DeliveryError } from '../delivery-error';
import { integrityOf, jsonText, readIfThere, writeWhole } from '../files';
import { forEachAtOnce } from '../for-each-at-once';
import { jsonOf, parseOrRefuse } from '../parse-or-refuse';
import { emptyRegistry, entryFormat, entrySchema, nextEntry, type Entry, type Registry } from '../registry';
import type { StateFolders } from '../state-folders';
import type { Store } from './store';

type Folders = Pick<StateFolders, 'site' | 'store'>;

/** @example entryKey(124) // => 'registry/000124.json' */
export const entryKey = (number: number) => `registry/${String(number).padStart(6, '0')}.json`;

/** Returns the numbers of `count` entries, from 1. */
const numbersTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

const noChange = 'Nothing was changed.';

/**
 * Reads the newest entry.
 * @throws DeliveryError when an entry is missing, damaged or of a newer format, or when the store lacks the newest entry
 * that this machine has seen.
 */
export async function readRegistry(folders: Folders): Promise<Registry> {
  const newest = await newestEntry(folders);
  if (!newest) return emptyRegistry;
  const { format: _format, kind: _kind, date: _date, by: _by, ...state } = newest.entry;
  return { ...state, number: newest.number };
}

/** Reads all entries, oldest first. */
export async function readHistory(folders: Folders): Promise<Entry[]> {
  const { number } = (await newestEntry(folders)) ?? { number: 0 };
  const texts: string[] = [];
  await forEachAtOnce(numbersTo(number), async (one) => {
    texts[one - 1] = await readEntryText(folders.store, one);
  });
  return texts.map((text, index) => entryIn(folders.store, index + 1, text));
}

async function newestEntry({ store, site }: Folders): Promise<{ number: number; entry: Entry } | null> {
  const memory = await readMemory(site);
  const names = (await store.list('registry/')).map(({ key }) => path.basename(key));
  const numbers = names.flatMap((name) => (/^\d{6,}\.json$/.test(name) ? Number.parseInt(name, 10) : []));
  const number = Math.max(0, ...numbers);
  if (memory.number > number) throw otherStore(store, memory.number, 'is missing');
  if (number === 0) return null;
  const missing = numbersTo(number).find((one) => !numbers.includes(one));
  if (missing !== undefined)
    throw new DeliveryError(
      `${entryKey(missing)} is missing in ${store.name}, although later entries exist.`,
      `${noChange} Restore the entry from a backup or from an earlier version of the bucket.`,
    );
  const text = await readEntryText(store, number);
  const known = memory.number === number ? text : await readEntryText(store, memory.number);
  if (memory.number > 0 && integrityOf(known) !== memory.hash)
    throw otherStore(store, memory.number, 'is different');
  const entry = entryIn(store, number, text);
  if (memory.number !== number) await remember(site, number, text);
  return { number, entry };
}

/** Returns an empty text for an entry that does not exist. */
const readEntryText = async (store: Store, number: number) =>
  (await store.get(entryKey(number)))?.toString() ?? '';

const anyFormat = z.looseObject({ format: z.number() });

/** Parses an entry. @throws DeliveryError when its format is newer or it is damaged. */
function entryIn(store: Store, number: number, text: string): Entry {
  const name = `${entryKey(number)} of ${store.name}`;
  if ((jsonOf(anyFormat).safeParse(text).data?.format ?? 0) > entryFormat)
    throw new DeliveryError(`A newer version of this tool wrote ${name}.`, 'Update your checkout.');
  return parseOrRefuse(jsonOf(entrySchema), text, `${name} is damaged`, noChange);
}

/** Number and hash of the newest entry that this machine has seen. */
const memorySchema = z.object({ number: z.int(), hash: z.string() });

/** Is in the folder of sites, because a web server may write only there. */
const memoryFile = (site: string) => path.join(site, '.newest-entry');

async function readMemory(site: string): Promise<z.infer<typeof memorySchema>> {
  const text = (await readIfThere(memoryFile(site)))?.toString();
  return jsonOf(memorySchema).safeParse(text).data ?? { number: 0, hash: '' };
}

const remember = (site: string, number: number, text: string) =>
  writeWhole(memoryFile(site), jsonText({ number, hash: integrityOf(text) }));

/** An unmounted disk, an emptied bucket and a bucket of the same name elsewhere all lack what this machine has seen. */
const otherStore = (store: Store, number: number, how: string) =>
  new DeliveryError(
    `${store.name} is not the store that this machine knows: its entry ${number} ${how}.`,
    `${noChange} Mount the disk, or correct RTH_STORE or AWS_ENDPOINT_URL. To use that store from now on, remove the file .newest-entry from the folder of sites.`,
  );

/**
 * Appends the entry after a change.
 * @param after the state after the change, with the composed site. @param by the author.
 * @returns false when another process appended first. @throws DeliveryError when it is unknown whether the entry is stored.
 */
export async function append(
  { store, site }: Folders,
  after: Registry,
  kind: string,
  by: string,
): Promise<boolean> {
  const [number, text] = [after.number + 1, jsonText(nextEntry(after, kind, by))];
  await refuseWithoutConditions(store);
  const isPut = await store.putIfAbsent(entryKey(number), Buffer.from(text)).catch(() => null);
  // Compares the stored text, because the client repeats a successful request whose response is lost.
  const found = await readEntryText(store, number).catch(() => '');
  if (found === '')
    throw new DeliveryError(
      `${store.name} stopped responding while the change was written${isPut ? '' : ', so it may be live or not'}.`,
      'Written, but not confirmed: npm run status shows what is live. Then run the same command again; it changes nothing if the change is live.',
    );
  if (found !== text) return false;
  crashPoint('entry-stored');
  await remember(site, number, text);
  return true;
}

/** Fails when a store ignores conditional writes, because one of two concurrent promotions would be lost. */
async function refuseWithoutConditions(store: Store): Promise<void> {
  await store.putIfAbsent('probe', Buffer.from('probe'));
  if (!(await store.putIfAbsent('probe', Buffer.from('probe')))) return;
  throw new DeliveryError(
    `${store.name} ignores conditional writes (If-None-Match).`,
    'Several machines cannot share it safely. Use another store, or a bucket without versions: Ceph 16 ignores them in a bucket that keeps versions.',
  );
}
