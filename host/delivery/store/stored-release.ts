import { readFile, utimes } from 'node:fs/promises';
import path from 'node:path';
import { crashPoint } from '../crash-point';
import { removeTree, writeDraft } from '../files';
import { damaged } from '../parse-or-refuse';
import { placeRelease } from '../release';
import type { NamedRelease } from '../registry';
import { readReleaseFiles, releaseFilesOf, releaseFolder } from '../release-record';
import type { StateFolders } from '../state-folders';
import type { Store } from './store';
import { bringFiles, sendFiles, storedObjects } from './stored-files';
import { readAtRest } from './stored-registry';

/** Where a store has the record of a release. It stands for the whole: it comes last, and without it there is none. */
export const recordKey = ({ app, version }: NamedRelease) => `releases/${app}/${version}/release.json`;

/** The releases that the store has whole, with the moment at which each was put there. */
export async function storedReleases(store: Store): Promise<(NamedRelease & { changedAt: Date })[]> {
  return (await store.list('releases/')).flatMap(({ key, changedAt }) => {
    const [, app, version] = /^releases\/([\w-]+)\/([\w.-]+)\/release\.json$/.exec(key) ?? [];
    return app && version ? [{ app, version, changedAt }] : [];
  });
}

/**
 * Puts a release of this machine into the store, file by file, its record last. Of two machines that built one
 * version, the first one stored is the release: the other one takes it.
 * @param present keys of the objects that the store has; grows by what is sent.
 */
export async function sendRelease(
  { releases, store }: StateFolders,
  release: NamedRelease,
  present: Set<string>,
): Promise<void> {
  const folder = releaseFolder(releases, release.app, release.version);
  const { files } = await readReleaseFiles(releases, release.app, release.version);
  await sendFiles(store, folder, files, present);
  const record = await readFile(path.join(folder, 'release.json'));
  const isFirst = await store.putIfAbsent(recordKey(release), record);
  crashPoint('record-stored');
  if (!isFirst) await bringRelease(releases, store, release);
}

/** Puts a release that was made here into the store, where there is one. */
export async function shareRelease(folders: StateFolders, release: NamedRelease): Promise<void> {
  const { store } = folders;
  if (store.isOwn) return;
  await readAtRest(store);
  await sendRelease(folders, release, await storedObjects(store));
}

/**
 * Brings a release from the store to this machine, whole and compared with its hashes; nobody sees half of it.
 * @param madeAt candidates are sorted by it. @throws DamagedState when its record cannot be read, StoreError when one
 * of its files is missing or was changed.
 */
export async function bringRelease(
  releases: string,
  store: Store,
  release: NamedRelease,
  madeAt = new Date(),
): Promise<void> {
  const { app, version } = release;
  const found = await store.get(recordKey(release));
  if (!found) return;
  const place = releaseFolder(releases, app, version);
  const here = await readFile(path.join(place, 'release.json')).catch(() => null);
  if (here?.equals(found.content)) return;
  const object = `${recordKey(release)} of ${store.name}`;
  const remedy = `Remove that object from the store, then make the release again: npm run release -- ${app}`;
  const record = releaseFilesOf(found.content, object, remedy);
  if (record.app !== app || record.version !== version)
    throw damaged(object, [`It says that it is ${record.app} ${record.version}.`, remedy]);

  await placeRelease(releases, app, version, async (draft) => {
    await bringFiles(store, draft, { files: record.files });
    await writeDraft(path.join(draft, 'release.json'), found.content);
    await utimes(path.join(draft, 'release.json'), madeAt, madeAt);
    await removeTree(place);
  });
}
