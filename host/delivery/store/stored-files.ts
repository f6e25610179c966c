import { utimesSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { crashPoint } from '../crash-point';
import { DamagedObject, StoreError } from '../delivery-error';
import { integrityOf, isLinked, linkOrCopy, removeTree, writeWhole } from '../files';
import { forEachAtOnce, type Store } from './store';

/** Hash of each file, by its path below some folder. */
export type FileHashes = Readonly<Record<string, string>>;

/** Files are stored under their hash, so equal files of releases and sites are stored once. */
export function objectKey(integrity: string): string {
  return `objects/${integrity.slice('sha384-'.length).replaceAll('+', '-').replaceAll('/', '_')}`;
}

/** Keys of all files that the store has. */
export async function storedObjects(store: Store): Promise<Set<string>> {
  return new Set((await store.list('objects/')).map(({ key }) => key));
}

/** Names of files by their hash: of equal ones, one is sent or fetched. */
function byHash(files: FileHashes): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [file, hash] of Object.entries(files)) found.set(hash, [...(found.get(hash) ?? []), file]);
  return found;
}

/**
 * Puts the files into the store that it lacks.
 * @param present keys of what it has; grows by what is sent. @throws StoreError when a file is not what its hash says.
 */
export async function sendFiles(
  store: Store,
  folder: string,
  files: FileHashes,
  present: Set<string>,
): Promise<void> {
  await forEachAtOnce(byHash(files), async ([hash, [file = '']]) => {
    const key = objectKey(hash);
    if (present.has(key)) return;
    const content = await readFile(path.join(folder, file));
    if (integrityOf(content) !== hash) {
      throw new StoreError(
        `${path.join(folder, file)} was changed after it was made.`,
        'It is not sent to the store. Remove the folder and run the command again.',
      );
    }
    await store.putIfAbsent(key, content);
    present.add(key);
    crashPoint('object-stored');
  });
  crashPoint('objects-stored');
}

type Wanted = {
  files: FileHashes;
  /** Seconds since 1970 that a file is dated with; servers make an ETag of date and length. */
  dateOf?: (file: string) => number | undefined;
  /** Files of this machine by their hash: linked, not fetched. */
  have?: ReadonlyMap<string, string>;
  /** Folder in which fetched objects lie until all are there, so that the next attempt goes on from them. */
  fetched: string;
};

/**
 * Puts files into a folder that nobody reads yet, each compared with its hash; equal ones are one file.
 * @throws DamagedObject that names an object which is missing, or is not what its hash says.
 */
export async function bringFiles(
  store: Store,
  folder: string,
  { files, dateOf, have, fetched }: Wanted,
): Promise<void> {
  await forEachAtOnce(byHash(files), async ([hash, [file = '', ...others]]) => {
    const target = path.join(folder, file);
    const copy = have?.get(hash);
    if (copy === undefined || !isLinked(copy, target, hash)) {
      const object = path.join(fetched, path.basename(objectKey(hash)));
      if (!isLinked(object, target, hash)) {
        await writeWhole(object, await fetchObject(store, hash, file));
        crashPoint('file-fetched');
        linkOrCopy(object, target);
      }
      const date = dateOf?.(file);
      if (date !== undefined) utimesSync(target, date, date);
    }
    for (const other of others) linkOrCopy(target, path.join(folder, other));
  });
  await removeTree(fetched);
}

/** @param file what it is for people. @throws DamagedObject when it is missing, or not what its hash says. */
export async function fetchObject(store: Store, hash: string, file: string): Promise<Buffer> {
  const found = await store.get(objectKey(hash));
  if (found && integrityOf(found.content) === hash) return found.content;
  throw new DamagedObject(
    `${file} ${found ? 'was changed' : 'is missing'} in ${store.name}: ${objectKey(hash)}.`,
    'It is not used. On a machine that has it: npm run rth -- refill',
  );
}
