import { readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { listFiles, listFolders } from '../files';
import { isAbandoned } from '../processes';
import {
  liveVersion,
  previousVersion,
  readRegistry,
  stagedEntry,
  versionsEverLive,
  versionsLiveSince,
  type NamedRelease,
  type Registry,
} from '../registry';
import { datedReleases, madeFolder, ownerApp, releaseFolder } from '../release-record';
import type { StateFolders } from '../state-folders';
import { asOnlyPrune, pruneStore } from '../store/stored-prune';

/** What stays: live within so many days, and so many of each app that never were live, the newest. */
const stays = { days: 30, candidates: 3 };

/**
 * Removes the releases, here and in the store, that no page of the last 30 days may still load, what is kept beside
 * them, and the drafts of commands that have died. Nothing is promoted meanwhile. Other machines of a store keep their
 * copies until they prune, too.
 * @param isDryRun only says what would go. @returns the releases that go.
 */
export async function prune(
  folders: StateFolders,
  isDryRun = false,
  now = new Date(),
): Promise<NamedRelease[]> {
  const { releases } = folders;
  const since = new Date(now.getTime() - stays.days * 24 * 3_600_000);
  if (isDryRun) return goneOf(releases, await readRegistry(releases), since);
  return asOnlyPrune(folders, async (registry) => {
    const removed = await goneOf(releases, registry, since);
    for (const { app, version } of removed) await removeRelease(releases, app, version);
    await removeLeftovers(releases);
    await removeMadePictures(releases, since);
    await pruneStore(folders, registry, removed, now);
    return removed;
  });
}

async function goneOf(releases: string, registry: Registry, since: Date): Promise<NamedRelease[]> {
  const gone: NamedRelease[] = [];
  for (const app of await listFolders(releases)) {
    const all = (await datedReleases(releases, app)).map(({ version }) => version);
    const everLive = versionsEverLive(registry, app);
    const needed = new Set([
      ...versionsLiveSince(registry, app, since),
      liveVersion(registry, app),
      stagedEntry(registry, app)?.metadata.version,
      previousVersion(registry, app),
      ...all.filter((version) => !everLive.has(version)).slice(0, stays.candidates),
    ]);
    gone.push(...all.filter((version) => !needed.has(version)).map((version) => ({ app, version })));
  }
  return gone;
}

/** Nobody meets half of it. */
export async function removeRelease(releases: string, app: string, version: string): Promise<void> {
  const grave = path.join(releases, app, `.removed-${version}-${process.pid}`);
  await rename(releaseFolder(releases, app, version), grave);
  await rm(grave, { recursive: true, force: true });
}

/** What is live has its own files: of the others, a photograph that its customer no longer wants shown goes, too. */
async function removeMadePictures(releases: string, since: Date): Promise<void> {
  const folder = path.join(releases, ownerApp, madeFolder);
  for (const file of await listFiles(folder).catch(() => []))
    if ((await stat(path.join(folder, file))).mtime < since) await rm(path.join(folder, file));
}

async function removeLeftovers(releases: string): Promise<void> {
  for (const app of await listFolders(releases)) {
    const folder = path.join(releases, app);
    for (const name of await readdir(folder))
      if (/^\.(?:draft|removed)-/.test(name) && isAbandoned(name))
        await rm(path.join(folder, name), { recursive: true, force: true });
  }
}
