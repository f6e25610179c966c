import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { crashPoint } from '../crash-point';
import { DeliveryError } from '../delivery-error';
import { fileIn, integrityOf, isLinked, writeDraft } from '../files';
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

/** Sends the files that the store lacks. @throws DeliveryError when a file does not match its hash. */
export async function sendFiles(store: Store, folder: string, files: FileHashes): Promise<void> {
  const stored = (await Promise.all(['objects/', 'media/'].map(store.list))).flat();
  const missing = new Map(Object.entries(files).map(([file, hash]) => [objectKey(file, hash), file]));
  for (const { key } of stored) missing.delete(key);
  await forEachAtOnce(missing, async ([key, file]) => {
    const content = await readFile(path.join(folder, file));
    if (integrityOf(content) !== files[file])
      throw new DeliveryError(
        `${path.join(folder, file)} was changed after it was made.`,
        `The file was not sent to the store. Remove ${folder} and run the command again.`,
      );
    await store.putIfAbsent(key, content);
    crashPoint('object-stored');
  });
}

/**
 * Links or fetches files into a folder and verifies each hash.
 * @param local paths of files on this disk by hash, which are linked instead of fetched. @throws DeliveryError
 */
export async function fetchFiles(
  store: Store,
  folder: string,
  files: FileHashes,
  local: ReadonlyMap<string, string> = new Map(),
): Promise<void> {
  const have = new Map(local);
  await forEachAtOnce(Object.entries(files), async ([file, hash]) => {
    const [target, same] = [fileIn(folder, file), have.get(hash)];
    if (same === undefined || !isLinked(same, target, hash))
      await writeDraft(target, await fetchObject(store, objectKey(file, hash), hash, file));
    have.set(hash, target);
  });
}

/** Fetches an object and verifies its hash. @param what name of the object for the error. @throws DeliveryError */
export async function fetchObject(store: Store, key: string, hash: string, what: string): Promise<Buffer> {
  const found = await store.get(key);
  if (found && integrityOf(found) === hash) return found;
  throw new DeliveryError(
    `${what} ${found ? 'was changed' : 'is missing'} in ${store.name}: ${key}.`,
    'Restore the object from a backup of the store. If the file is of a release that was never live, make that release again.',
  );
}
