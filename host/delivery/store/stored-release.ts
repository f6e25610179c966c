import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { removeTree, writeDraft } from '../files';
import { installRelease } from '../release/release';
import type { NamedRelease } from '../registry';
import { readRelease, recordIn, releaseFolder } from '../release/release-record';
import type { StateFolders } from '../state-folders';
import type { Store } from './store';
import { fetchFiles, sendFiles } from './stored-files';

type Folders = Pick<StateFolders, 'releases' | 'store'>;

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
