import { readFile, rename, rm, utimes } from 'node:fs/promises';
import path from 'node:path';
import { isErrorCode } from '../../server/error-code';
import { readIfThere } from '../../server/forms/read-if-there';
import { syncFolder } from '../../server/forms/synced-files';
import { crashPoint } from '../crash-point';
import { syncTree, writeDraft } from '../files';
import { DamagedState } from '../delivery-error';
import { readReleaseFiles, releaseFilesOf, releaseFolder } from '../release-record';
import type { StateFolders } from '../state-folders';
import { bringFiles, sendFiles, storedHashes } from './stored-files';
import type { Store, StoredName } from './store';

/**
 * `release.json` stands for the whole release: it comes last, and without it there is none. Where `pruned` stands
 * alone, a prune has taken the release away.
 */
type ReleaseObject = 'release.json' | 'pruned';

/** Where a store keeps what is told of a release. */
export const releaseKey = (app: string, version: string, object: ReleaseObject) =>
  `releases/${app}/${version}/${object}`;

/** What a key is about. @returns null for a key of something else. */
export function releaseOfKey(key: string): { app: string; version: string; object: string } | null {
  const [, app, version, object] = /^releases\/([\w-]+)\/([\w.-]+)\/([\w.]+)$/.exec(key) ?? [];
  return app && version && object ? { app, version, object } : null;
}

/**
 * Puts a release of this machine into the store, file by file, its record last: half of it is no release.
 * @param others releases that are in the store, by whose files it need not send equal ones.
 */
export async function sendRelease(
  { releases }: StateFolders,
  store: Store,
  { app, version }: { app: string; version: string },
  others: readonly { app: string; version: string }[],
): Promise<void> {
  const folder = releaseFolder(releases, app, version);
  const { files } = await readReleaseFiles(releases, app, version);
  await sendFiles(store, folder, files, await hashesOf(releases, others));
  await store.putIfAbsent(
    releaseKey(app, version, 'release.json'),
    await readFile(path.join(folder, 'release.json')),
  );
  crashPoint('record-stored');
}

/** The stored files of releases that this machine has. */
export async function hashesOf(
  releases: string,
  all: readonly { app: string; version: string }[],
): Promise<Set<string>> {
  const known = new Set<string>();
  for (const { app, version } of all) {
    const record = await readReleaseFiles(releases, app, version).catch(() => null);
    for (const hash of record ? storedHashes(record.files) : []) known.add(hash);
  }
  return known;
}

/**
 * Brings a release from the store to this machine, whole or not at all. Files that other releases of the app
 * have, too, are linked.
 */
export async function bringRelease(
  { releases }: StateFolders,
  store: Store,
  { app, version }: { app: string; version: string },
  { changedAt }: StoredName,
  others: readonly string[],
): Promise<void> {
  const key = releaseKey(app, version, 'release.json');
  const found = await store.get(key);
  if (!found) return;
  const place = releaseFolder(releases, app, version);
  if ((await readIfThere(path.join(place, 'release.json')))?.equals(found.content)) return;
  const record = releaseFilesOf(found.content, `${key} of ${store.name}`, remedyOf(app));
  if (record.app !== app || record.version !== version)
    throw new DamagedState(
      `${key} of ${store.name} is damaged.`,
      `It says that it is ${record.app} ${record.version}.\n  → ${remedyOf(app)}`,
    );

  const draft = path.join(releases, app, `.draft-${version}-${process.pid}`);
  try {
    await rm(draft, { recursive: true, force: true });
    await bringFiles(store, draft, { files: record.files, have: await localFiles(releases, app, others) });
    await writeDraft(path.join(draft, 'release.json'), found.content);
    // Candidates are sorted by it.
    await utimes(path.join(draft, 'release.json'), changedAt, changedAt);
    await syncTree(draft);
    // A release of the same sources that was made here may have other bytes: all machines have the first one stored.
    await rm(place, { recursive: true, force: true });
    await rename(draft, place).catch((error: unknown) => {
      // Another command of this machine was faster.
      if (!isErrorCode(error, 'ENOTEMPTY') && !isErrorCode(error, 'EEXIST')) throw error;
    });
    await syncFolder(path.dirname(place));
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

const remedyOf = (app: string) =>
  `Remove that object from the store, then make the release again: npm run release -- ${app}`;

async function localFiles(
  releases: string,
  app: string,
  versions: readonly string[],
): Promise<Map<string, string>> {
  const have = new Map<string, string>();
  for (const version of versions) {
    const { files } = await readReleaseFiles(releases, app, version).catch(() => ({ files: {} }));
    for (const [file, hash] of Object.entries(files))
      have.set(hash, path.join(releaseFolder(releases, app, version), file));
  }
  return have;
}
