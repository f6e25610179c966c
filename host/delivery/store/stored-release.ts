import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { crashPoint } from '../crash-point';
import { removeTree, writeDraft } from '../files';
import { damaged } from '../parse-or-refuse';
import { placeRelease } from '../release/release';
import type { NamedRelease } from '../registry';
import {
  datedReleases,
  isReleased,
  readReleaseFiles,
  releaseFilesOf,
  releaseFolder,
} from '../release/release-record';
import type { StateFolders } from '../state-folders';
import { syncLog } from './log';
import type { Store } from './store';
import { bringFiles, sendFiles, storedObjects } from './stored-files';

/** Where a store has the record of a release. It stands for the whole: it comes last, and without it there is none. */
export const recordKey = ({ app, version }: NamedRelease) => `releases/${app}/${version}/release.json`;

/** The releases that the store has whole, with the moment at which each was put there. @param app default: of all apps. */
export async function storedReleases(
  store: Store,
  app?: string,
): Promise<(NamedRelease & { changedAt: Date })[]> {
  return (await store.list(app === undefined ? 'releases/' : `releases/${app}/`)).flatMap(
    ({ key, changedAt }) => {
      const [, app, version] = /^releases\/([\w-]+)\/([\w.-]+)\/release\.json$/.exec(key) ?? [];
      return app && version ? [{ app, version, changedAt }] : [];
    },
  );
}

/**
 * Puts a release of this machine into the store, file by file, its record last. Of two machines that built one
 * version, the first one stored is the release: the other one takes it.
 * @param present keys of the objects that the store has; grows by what is sent.
 */
export async function sendRelease(
  folders: StateFolders,
  release: NamedRelease,
  present: Set<string>,
): Promise<void> {
  const { releases, store } = folders;
  const folder = releaseFolder(releases, release.app, release.version);
  const { files } = await readReleaseFiles(releases, release.app, release.version);
  await sendFiles(store, folder, files, present);
  const record = await readFile(path.join(folder, 'release.json'));
  const isFirst = await store.putIfAbsent(recordKey(release), record);
  crashPoint('record-stored');
  if (!isFirst) await replaceRelease(folders, release);
}

/** Puts a release that was made here into the store, where there is one. */
export async function shareRelease(folders: StateFolders, release: NamedRelease): Promise<void> {
  const { store } = folders;
  if (store.isOwn) return;
  // Refuses a store that is not the one of before, and waits for a prune.
  await syncLog(folders);
  await sendRelease(folders, release, await storedObjects(store));
}

/** All releases of an app, here and in the store, with their dates; the newest first. */
export async function knownReleases(
  { releases, store }: Pick<StateFolders, 'releases' | 'store'>,
  app: string,
): Promise<{ version: string; madeAt: Date }[]> {
  const here = await datedReleases(releases, app);
  if (store.isOwn) return here;
  const stored = (await storedReleases(store, app)).map(({ version, changedAt }) => ({
    version,
    madeAt: changedAt,
  }));
  const all = new Map([...here, ...stored].map((one) => [one.version, one]));
  return [...all.values()].sort((one, other) => other.madeAt.getTime() - one.madeAt.getTime());
}

/**
 * Brings a release to this machine, unless it is there: whole and compared with its hashes; nobody sees half of it.
 * @throws DamagedState when its record cannot be read, DamagedObject when one of its files is missing or was changed.
 */
export async function bringRelease(
  { releases, store }: Pick<StateFolders, 'releases' | 'store'>,
  release: NamedRelease,
): Promise<void> {
  const { app, version } = release;
  if (store.isOwn || (await isReleased(releases, app, version))) return;
  await replaceRelease({ releases, store }, release);
}

/** The same, in the place of what this machine has. */
async function replaceRelease(
  { releases, store }: Pick<StateFolders, 'releases' | 'store'>,
  { app, version }: NamedRelease,
): Promise<void> {
  const key = recordKey({ app, version });
  const found = await store.get(key);
  if (!found) return;
  const place = releaseFolder(releases, app, version);
  const here = await readFile(path.join(place, 'release.json')).catch(() => null);
  if (here?.equals(found.content)) return;
  const object = `${key} of ${store.name}`;
  const remedy = `Remove that object from the store, then make the release again: npm run release -- ${app}`;
  const record = releaseFilesOf(found.content, object, remedy);
  if (record.app !== app || record.version !== version)
    throw damaged(object, [`It says that it is ${record.app} ${record.version}.`, remedy]);

  await placeRelease(releases, app, version, async (draft) => {
    await bringFiles(store, draft, {
      files: record.files,
      fetched: path.join(releases, app, `.fetched-${version}`),
    });
    await writeDraft(path.join(draft, 'release.json'), found.content);
    await removeTree(place);
  });
}
