import { rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { draftName, listFiles, removeAbandoned, removeTree } from '../files';
import {
  isKnown,
  previousVersion,
  readRegistry,
  registryFolder,
  releasedApps,
  releasesInUse,
  type NamedRelease,
  type Registry,
} from '../registry';
import { datedReleases, madeFolder, ownerApp, releaseFolder } from '../release/release-record';
import type { StateFolders } from '../state-folders';
import { asOnlyPrune, pruneStore } from '../store/stored-prune';
import { accountName } from './account-name';

/** Of each app so many releases that no visitor ever got are kept, the newest. */
const keptCandidates = 3;
/** Days for which made pictures are kept. */
const keptPictures = 30;

/**
 * Removes the releases, here and in the store, that nobody got in the last 30 days, as a live or as a staged release, and
 * to which no rollback leads; pictures that were made for previews; and the drafts of commands that have died. Nothing is
 * promoted meanwhile. Other machines of a store keep their copies until they prune, too.
 * @param isDryRun only says what would go. @returns the releases that go.
 */
export async function prune(
  folders: StateFolders,
  isDryRun = false,
  now = new Date(),
): Promise<NamedRelease[]> {
  const { releases } = folders;
  if (isDryRun) return goneOf(releases, await readRegistry(releases), now);
  return asOnlyPrune(folders, accountName(folders), async (registry, isOver) => {
    const removed = await goneOf(releases, registry, now);
    for (const { app, version } of removed) await removeRelease(releases, app, version);
    for (const folder of ['', registryFolder, ...(await releasedApps(releases))])
      await removeAbandoned(path.join(releases, folder));
    await removeMadePictures(releases, new Date(now.getTime() - keptPictures * 24 * 3_600_000));
    await pruneStore(folders, registry, removed, { now, isOver });
    return removed;
  });
}

async function goneOf(releases: string, registry: Registry, now: Date): Promise<NamedRelease[]> {
  const gone: NamedRelease[] = [];
  const inUse = releasesInUse(registry, now);
  for (const app of await releasedApps(releases)) {
    const all = (await datedReleases(releases, app)).map(({ version }) => version);
    const candidates = all.filter((version) => !isKnown(registry, { app, version }));
    const kept = new Set([
      ...inUse.filter((release) => release.app === app).map(({ version }) => version),
      previousVersion(registry, app),
      ...candidates.slice(0, keptCandidates),
    ]);
    gone.push(...all.filter((version) => !kept.has(version)).map((version) => ({ app, version })));
  }
  return gone;
}

/** No reader meets half of it. */
export async function removeRelease(releases: string, app: string, version: string): Promise<void> {
  const removed = path.join(releases, app, draftName('.removed-'));
  await rename(releaseFolder(releases, app, version), removed);
  await removeTree(removed);
}

/** What is live has its own files: of the others, a photograph that its customer no longer wants shown goes, too. */
async function removeMadePictures(releases: string, since: Date): Promise<void> {
  const folder = path.join(releases, ownerApp, madeFolder);
  for (const file of await listFiles(folder).catch(() => []))
    if ((await stat(path.join(folder, file))).mtime < since) await rm(path.join(folder, file));
}
