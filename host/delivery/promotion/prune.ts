import { rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { draftName, listFiles, removeAbandoned, removeTree } from '../files';
import {
  wasVisited,
  previousVersion,
  readRegistry,
  registryFolder,
  releasedApps,
  releasesInUse,
  type NamedRelease,
  type Registry,
} from '../registry';
import { pictureCacheFolder, ownerApp, releasedVersions, releaseFolder } from '../release/release-record';
import type { StateFolders } from '../state-folders';
import { withPruneLock, pruneStore } from '../store/stored-prune';
import { accountName } from './promote';

/** Number of newest candidates that are kept for each app. */
const keptCandidates = 3;
/** Days for which encoded pictures are kept. */
const keptPictures = 30;

/**
 * Removes releases that were not live or staged in the last 30 days, except rollback targets and recent candidates.
 * Also removes old encoded pictures and drafts that crashed commands left behind. Promotions wait meanwhile.
 * @returns the removable releases, which a dry run does not remove.
 */
export async function prune(
  folders: StateFolders,
  isDryRun = false,
  now = new Date(),
): Promise<NamedRelease[]> {
  const { releases } = folders;
  if (isDryRun) return removableReleases(releases, await readRegistry(releases), now);
  return withPruneLock(folders, accountName(folders), async (registry, isOver) => {
    const removed = await removableReleases(releases, registry, now);
    for (const { app, version } of removed) await removeRelease(releases, app, version);
    for (const folder of ['', registryFolder, ...(await releasedApps(releases))])
      await removeAbandoned(path.join(releases, folder));
    await removeMadePictures(releases, new Date(now.getTime() - keptPictures * 24 * 3_600_000));
    await pruneStore(folders, registry, removed, { now, isOver });
    return removed;
  });
}

async function removableReleases(releases: string, registry: Registry, now: Date): Promise<NamedRelease[]> {
  const removable: NamedRelease[] = [];
  const inUse = releasesInUse(registry, now);
  for (const app of await releasedApps(releases)) {
    const all = await releasedVersions(releases, app);
    const candidates = all.filter((version) => !wasVisited(registry, { app, version }));
    const kept = new Set([
      ...inUse.filter((release) => release.app === app).map(({ version }) => version),
      previousVersion(registry, app),
      ...candidates.slice(0, keptCandidates),
    ]);
    removable.push(...all.filter((version) => !kept.has(version)).map((version) => ({ app, version })));
  }
  return removable;
}

/** Removes a release atomically. */
export async function removeRelease(releases: string, app: string, version: string): Promise<void> {
  const removed = path.join(releases, app, draftName('.removed-'));
  await rename(releaseFolder(releases, app, version), removed);
  await removeTree(removed);
}

/** Removes old pictures from the cache. Releases have their own files. */
async function removeMadePictures(releases: string, since: Date): Promise<void> {
  const folder = path.join(releases, ownerApp, pictureCacheFolder);
  for (const file of await listFiles(folder).catch(() => []))
    if ((await stat(path.join(folder, file))).mtime < since) await rm(path.join(folder, file));
}
