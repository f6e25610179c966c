import { readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { listFiles, listFolders } from '../files';
import { isAbandoned } from '../processes';
import { liveVersion, readRegistry, stagedEntry, type Registry } from '../registry';
import { previousVersion, versionsLiveSince, wasLive } from '../registry-history';
import { datedReleases, madeFolder, ownerApp, releaseFolder } from '../release-record';
import type { StateFolders } from '../state-folders';
import { asOnlyPrune, pruneStore } from '../store/stored-prune';

type PruneOptions = {
  /** Releases that were live within this number of days are kept. */
  days: number;
  /** How many releases that were never live are kept of each app: the newest. */
  candidates: number;
  isDryRun: boolean;
};

type Pruned = {
  removed: { app: string; version: string; reason: string }[];
  kept: { app: string; version: string; reason: string }[];
};

/**
 * Removes the releases, here and in the store, that no page of the last days may still load, what is kept beside
 * them, and the drafts of commands that have died. Nothing is promoted meanwhile. Other machines of a store keep their
 * copies until they prune, too.
 */
export async function prune(folders: StateFolders, options: PruneOptions, now = new Date()): Promise<Pruned> {
  const { releases } = folders;
  if (options.isDryRun) return decide(releases, await readRegistry(releases), options, now);
  return asOnlyPrune(folders, async (registry) => {
    const result = await decide(releases, registry, options, now);
    for (const { app, version } of result.removed) await removeRelease(releases, app, version);
    await removeLeftovers(releases);
    await removeMadePictures(releases, options.days, now);
    await pruneStore(folders, registry, result.removed);
    return result;
  });
}

async function decide(
  releases: string,
  registry: Registry,
  options: PruneOptions,
  now: Date,
): Promise<Pruned> {
  const result: Pruned = { removed: [], kept: [] };
  for (const app of await listFolders(releases)) {
    const reasons = await reasonsToKeep(releases, registry, app, options, now);
    for (const { version } of await datedReleases(releases, app)) {
      const reason = reasons.get(version);
      if (reason) result.kept.push({ app, version, reason });
      else result.removed.push({ app, version, reason: whyNot(registry, app, version, options) });
    }
  }
  return result;
}

async function reasonsToKeep(
  releases: string,
  registry: Registry,
  app: string,
  { days, candidates }: PruneOptions,
  now: Date,
): Promise<Map<string, string>> {
  const since = new Date(now.getTime() - days * 24 * 3_600_000);
  const live = liveVersion(registry, app);
  const previous = previousVersion(registry, app);
  const others = (await datedReleases(releases, app)).filter(
    ({ version }) => !wasLive(registry, app, version),
  );

  const reasons = new Map<string, string>();
  for (const { version } of others.slice(0, candidates)) reasons.set(version, 'among the newest candidates');
  for (const version of versionsLiveSince(registry, app, since))
    reasons.set(version, `live within ${days} days`);
  if (previous) reasons.set(previous, 'a rollback leads to it');
  const staged = stagedEntry(registry, app)?.metadata.version;
  if (staged) reasons.set(staged, 'staged');
  if (live) reasons.set(live, 'live');
  return reasons;
}

function whyNot(
  registry: Registry,
  app: string,
  version: string,
  { days, candidates }: PruneOptions,
): string {
  return wasLive(registry, app, version)
    ? `not live for ${days} days`
    : `never live, and not among the ${candidates} newest candidates`;
}

/** Nobody meets half of it. */
export async function removeRelease(releases: string, app: string, version: string): Promise<void> {
  const grave = path.join(releases, app, `.removed-${version}-${process.pid}`);
  await rename(releaseFolder(releases, app, version), grave);
  await rm(grave, { recursive: true, force: true });
}

/** What is live has its own files: of the others, a photograph that its customer no longer wants shown goes, too. */
async function removeMadePictures(releases: string, days: number, now: Date): Promise<void> {
  const folder = path.join(releases, ownerApp, madeFolder);
  for (const file of await listFiles(folder).catch(() => [])) {
    const { mtimeMs } = await stat(path.join(folder, file));
    if (now.getTime() - mtimeMs > days * 24 * 3_600_000) await rm(path.join(folder, file), { force: true });
  }
}

async function removeLeftovers(releases: string): Promise<void> {
  for (const app of await listFolders(releases)) {
    const folder = path.join(releases, app);
    for (const name of await readdir(folder))
      if (/^\.(?:draft|removed)-/.test(name) && isAbandoned(name))
        await rm(path.join(folder, name), { recursive: true, force: true });
  }
}
