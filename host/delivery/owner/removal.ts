import { errorMessage } from '../error-code';
import { removeTree } from '../files';
import { forEachAtOnce } from '../for-each-at-once';
import type { Live, Registry } from '../registry';
import type { StateFolders } from '../state-folders';
import { readRegistry } from '../store/log';
import type { Store } from '../store/store';
import { keyOf } from '../store/transfer';
import { filesOfPicture, hashesOf, readContent, type Content } from './content';
import { madeFolder } from './pictures';

type Removed = { originals: readonly string[]; projects: readonly string[] };

/** Adds photographs to the removed ones, with all files that any content made from them. */
export async function withRemoved(
  { store }: StateFolders,
  before: Registry,
  { originals, projects }: Removed,
): Promise<Live> {
  const contents = await storedContents(store);
  const ofProjects = contents
    .flatMap((content) => content.projects.filter(({ id }) => projects.includes(id)))
    .flatMap(({ photos }) => photos.map(({ original }) => original));
  const removed = new Set([...originals, ...ofProjects]);
  const files = contents.flatMap((content) =>
    photosOf(content)
      .filter(({ original }) => removed.has(original))
      .flatMap(({ picture }) => hashesOf(content, filesOfPicture(picture))),
  );
  const removedMedia = [...new Set([...before.removedMedia, ...removed, ...files])].sort();
  return { ...before, removedMedia };
}

/**
 * Deletes all removed files from the store, and the encoded files of this machine. The change that removed them has
 * deleted them from the sites.
 * @returns the error of a store that keeps a copy, such as a bucket with a lock, or null. A later call tries again.
 */
export async function deleteRemovedMedia(folders: StateFolders): Promise<string | null> {
  const { removedMedia } = await readRegistry(folders);
  await removeTree(madeFolder(folders));
  const hashes = removedMedia.filter((hash) => hash.startsWith('sha384-'));
  let refusal: string | null = null;
  await forEachAtOnce(hashes, (hash) =>
    folders.store.remove(keyOf('media', hash)).catch((error: unknown) => (refusal = errorMessage(error))),
  );
  return refusal;
}

const photosOf = ({ projects }: Content) => projects.flatMap(({ photos }) => photos);

async function storedContents(store: Store): Promise<Content[]> {
  const contents: Content[] = [];
  for (const { key } of await store.list('content/')) contents.push(await readContent(store, hashOfKey(key)));
  return contents;
}

const hashOfKey = (key: string) =>
  `sha384-${key.slice('content/'.length).replaceAll('-', '+').replaceAll('_', '/')}`;
