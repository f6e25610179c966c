import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { crashPoint } from '../crash-point';
import { DamagedObject, StoreError } from '../delivery-error';
import { fileIn, integrityOf, isLinked, linkOrCopy, writeDraft } from '../files';
import { forEachAtOnce } from '../for-each-at-once';
import type { Store } from './store';

/** Hashes of files, by path. */
export type FileHashes = Readonly<Record<string, string>>;

/** Folders of the store whose objects are named after their hash. The owner's files are apart, so that they can be deleted. */
type HashedFolder = 'objects' | 'media' | 'content';

/** Derives the key of an object from its hash, so that equal files are stored once. */
export const keyOf = (folder: HashedFolder, integrity: string) =>
  `${folder}/${integrity.slice('sha384-'.length).replaceAll('+', '-').replaceAll('/', '_')}`;

/** Returns the key of a file of a release or of a site. */
const objectKey = (file: string, integrity: string) =>
  keyOf(file.startsWith('media/') ? 'media' : 'objects', integrity);

/** Lists the keys of all files in the store. */
export async function storedObjects(store: Store): Promise<Set<string>> {
  const lists = await Promise.all(['objects/', 'media/'].map((folder) => store.list(folder)));
  return new Set(lists.flat().map(({ key }) => key));
}

/** Groups files by key, so that equal files are sent or fetched once. */
function byKey(files: FileHashes): Map<string, { hash: string; names: string[] }> {
  const found = new Map<string, { hash: string; names: string[] }>();
  for (const [file, hash] of Object.entries(files)) {
    const key = objectKey(file, hash);
    found.set(key, { hash, names: [...(found.get(key)?.names ?? []), file] });
  }
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
  await forEachAtOnce(
    byKey(files),
    async ([
      key,
      {
        hash,
        names: [file = ''],
      },
    ]) => {
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
    },
  );
  crashPoint('objects-stored');
}

/**
 * Links or fetches files into a folder and verifies each hash.
 * @param have paths of local files by hash, which are linked instead of fetched. @throws DamagedObject
 */
export async function fetchFiles(
  store: Store,
  folder: string,
  files: FileHashes,
  have: ReadonlyMap<string, string> = new Map(),
): Promise<void> {
  await forEachAtOnce(
    byKey(files),
    async ([
      key,
      {
        hash,
        names: [file = '', ...others],
      },
    ]) => {
      const target = fileIn(folder, file);
      const copy = have.get(hash);
      if (copy === undefined || !isLinked(copy, target, hash))
        await writeDraft(target, await fetchObject(store, key, hash, file));
      for (const other of others) linkOrCopy(target, fileIn(folder, other));
    },
  );
}

/** Fetches an object and verifies its hash. @param file file name for the error. @throws DamagedObject */
export async function fetchObject(store: Store, key: string, hash: string, file: string): Promise<Buffer> {
  const found = await store.get(key);
  if (found && integrityOf(found) === hash) return found;
  throw new DamagedObject(
    `${file} ${found ? 'was changed' : 'is missing'} in ${store.name}: ${key}.`,
    'Restore the object from a backup of the store.',
  );
}
