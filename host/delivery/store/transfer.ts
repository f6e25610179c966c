import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { manifestFile } from '../compose/site-folder';
import { crashPoint } from '../crash-point';
import { DeliveryError } from '../delivery-error';
import { fileIn, integrityOf, isLinked, removeTree, writeDraft, type FileHashes } from '../files';
import { forEachAtOnce } from '../for-each-at-once';
import { timed } from '../progress';
import { liveReleases, type NamedRelease, type Registry } from '../registry';
import { installRelease } from '../release/release';
import { readRelease, recordIn, releaseFolder } from '../release/release-record';
import type { StateFolders } from '../state-folders';
import type { Store } from './store';

type Folders = Pick<StateFolders, 'releases' | 'store'>;

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

/** Returns the key of a release's record, which is written last. A release without a record is incomplete. */
const recordKey = ({ app, version }: NamedRelease) => `releases/${app}/${version}/release.json`;

/** Lists the versions of an app's complete releases in the store, newest first. */
export async function storedVersions(store: Store, app: string): Promise<string[]> {
  const found = await store.list(`releases/${app}/`);
  return found
    .sort((one, other) => other.changedAt.getTime() - one.changedAt.getTime())
    .flatMap(({ key }) => /([^/]+)\/release\.json$/.exec(key)?.[1] ?? []);
}

/**
 * Sends a release of this machine to the store. If another machine was first with the version, replaces the local
 * release with the stored one.
 */
export async function shareRelease(folders: Folders, release: NamedRelease): Promise<void> {
  const { releases, store } = folders;
  if (!(await store.get(recordKey(release)))) {
    const folder = releaseFolder(releases, release.app, release.version);
    const { files } = await readRelease(releases, release.app, release.version);
    await sendFiles(store, folder, files);
    await store.putIfAbsent(recordKey(release), await readFile(path.join(folder, 'release.json')));
  }
  await fetchRelease(folders, release);
}

/**
 * Fetches a release unless this machine has it as the store has it. The store's files of a version win, because another
 * version of Node compresses to other bytes. Does nothing if the store lacks the release.
 * @throws DeliveryError when the record or a file is damaged or missing.
 */
export async function fetchRelease({ releases, store }: Folders, release: NamedRelease): Promise<void> {
  const { app, version } = release;
  const found = await store.get(recordKey(release));
  if (!found) return;
  const folder = releaseFolder(releases, app, version);
  const local = await readFile(path.join(folder, 'release.json')).catch(() => null);
  if (local?.equals(found)) return;
  const remedy = `Remove that object from the store, then make the release again: npm run release -- ${app}`;
  const { files } = recordIn(found, `${recordKey(release)} of ${store.name}`, remedy);
  await installRelease(releases, app, async (draft) => {
    await fetchFiles(store, draft, files);
    await writeDraft(path.join(draft, 'release.json'), found);
    await removeTree(folder);
    return version;
  });
}

/** Sends a site and its releases to the store. */
export async function storeSite(
  folders: Folders,
  next: Registry,
  { folder, files, site }: { folder: string; files: FileHashes; site: string },
): Promise<void> {
  await timed('Store', async () => {
    for (const release of liveReleases(next)) await shareRelease(folders, release);
    await sendFiles(folders.store, folder, files);
    await folders.store.putIfAbsent(keyOf('objects', site), await readFile(path.join(folder, manifestFile)));
    crashPoint('site-stored');
  });
}
