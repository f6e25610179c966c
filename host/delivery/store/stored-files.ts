import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { crashPoint } from '../crash-point';
import { DamagedObject, StoreError } from '../delivery-error';
import { integrityOf, isLinked, linkOrCopy, removeTree, writeWhole } from '../files';
import { forEachAtOnce } from '../for-each-at-once';
import type { Store } from './store';

/** Hashes of files, by path. */
export type FileHashes = Readonly<Record<string, string>>;

/** Derives the key of a file from its hash, so that equal files are stored once. */
export function objectKey(integrity: string): string {
  return `objects/${integrity.slice('sha384-'.length).replaceAll('+', '-').replaceAll('/', '_')}`;
}

/** Lists the keys of all files in the store. */
export async function storedObjects(store: Store): Promise<Set<string>> {
  return new Set((await store.list('objects/')).map(({ key }) => key));
}

/** Groups files by hash, so that equal files are sent or fetched once. */
function byHash(files: FileHashes): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [file, hash] of Object.entries(files)) found.set(hash, [...(found.get(hash) ?? []), file]);
  return found;
}

/**
 * Sends the files that the store lacks.
 * @param present keys of all stored objects; receives the new keys. @throws StoreError when a file has another hash.
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
        `The file was not sent to the store. Remove ${folder} and run the command again.`,
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
  /** Paths of local files by hash. They are linked instead of fetched. */
  have?: ReadonlyMap<string, string>;
  /** Folder for fetched objects. It remains after a failure, so that the next attempt can resume. */
  fetched: string;
};

/** Links or fetches files into a folder and verifies each hash. @throws DamagedObject */
export async function fetchFiles(
  store: Store,
  folder: string,
  { files, have, fetched }: Wanted,
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
    }
    for (const other of others) linkOrCopy(target, path.join(folder, other));
  });
  await removeTree(fetched);
}

/** Fetches an object and verifies its hash. @param file file name for the error. @throws DamagedObject */
export async function fetchObject(store: Store, hash: string, file: string): Promise<Buffer> {
  const found = await store.get(objectKey(hash));
  if (found && integrityOf(found) === hash) return found;
  throw new DamagedObject(
    `${file} ${found ? 'was changed' : 'is missing'} in ${store.name}: ${objectKey(hash)}.`,
    'Restore the object from a backup of the store.',
  );
}
