import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { crashPoint } from '../crash-point';
import { removeTree, writeDraft } from '../files';
import { damaged } from '../parse-or-refuse';
import { installRelease } from '../release/release';
import type { NamedRelease } from '../registry';
import { datedReleases, readRelease, recordIn, releaseFolder } from '../release/release-record';
import type { StateFolders } from '../state-folders';
import { readRegistry } from './log';
import type { Store } from './store';
import { fetchFiles, sendFiles, storedObjects } from './stored-files';

/** Returns the key of a release's record, which is written last. A release without a record is incomplete. */
export const recordKey = ({ app, version }: NamedRelease) => `releases/${app}/${version}/release.json`;

/** Lists the complete releases of an app in the store, or of all apps. */
export async function storedReleases(
  store: Store,
  app?: string,
): Promise<(NamedRelease & { madeAt: Date })[]> {
  return (await store.list(app === undefined ? 'releases/' : `releases/${app}/`)).flatMap(
    ({ key, changedAt }) => {
      const [, app, version] = /^releases\/([\w-]+)\/([\w.-]+)\/release\.json$/.exec(key) ?? [];
      return app && version ? [{ app, version, madeAt: changedAt }] : [];
    },
  );
}

/**
 * Sends a release of this machine to the store. If another machine has already sent the version, replaces the local
 * release with the stored release.
 * @param present keys of all stored objects; receives the new keys.
 */
export async function sendRelease(
  folders: StateFolders,
  release: NamedRelease,
  present: Set<string>,
): Promise<void> {
  const { releases, store } = folders;
  const folder = releaseFolder(releases, release.app, release.version);
  const { files } = await readRelease(releases, release.app, release.version);
  await sendFiles(store, folder, files, present);
  const record = await readFile(path.join(folder, 'release.json'));
  const isFirst = await store.putIfAbsent(recordKey(release), record);
  crashPoint('record-stored');
  if (!isFirst) await fetchRelease(folders, release);
}

/** Sends a release of this machine to the store. */
export async function shareRelease(folders: StateFolders, release: NamedRelease): Promise<void> {
  // Refuses a wrong store.
  await readRegistry(folders);
  await sendRelease(folders, release, await storedObjects(folders.store));
}

/** Lists the releases of an app on this machine and in the store, newest first. */
export async function knownReleases(
  { releases, store }: Pick<StateFolders, 'releases' | 'store'>,
  app: string,
): Promise<{ version: string; madeAt: Date }[]> {
  const local = await datedReleases(releases, app);
  const all = new Map([...local, ...(await storedReleases(store, app))].map((one) => [one.version, one]));
  return [...all.values()].sort((one, other) => other.madeAt.getTime() - one.madeAt.getTime());
}

/**
 * Fetches a release unless this machine has it as the store has it. The store's files of a version win, because
 * another version of Node compresses to other bytes. Does nothing if the store lacks the release.
 * @throws DamagedState when the record is damaged, DamagedObject when a file is missing or damaged.
 */
export async function fetchRelease(
  { releases, store }: Pick<StateFolders, 'releases' | 'store'>,
  { app, version }: NamedRelease,
): Promise<void> {
  const key = recordKey({ app, version });
  const found = await store.get(key);
  if (!found) return;
  const folder = releaseFolder(releases, app, version);
  const local = await readFile(path.join(folder, 'release.json')).catch(() => null);
  if (local?.equals(found)) return;
  const object = `${key} of ${store.name}`;
  const remedy = `Remove that object from the store, then make the release again: npm run release -- ${app}`;
  const record = recordIn(found, object, remedy);
  if (record.app !== app || record.version !== version)
    throw damaged(object, [`It is the record of ${record.app} ${record.version}.`, remedy]);

  await installRelease(releases, app, version, async (draft) => {
    await fetchFiles(store, draft, record.files);
    await writeDraft(path.join(draft, 'release.json'), found);
    await removeTree(folder);
  });
}
