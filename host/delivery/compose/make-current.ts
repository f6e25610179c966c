import { randomUUID } from 'node:crypto';
import { readlink, rename, symlink } from 'node:fs/promises';
import path from 'node:path';
import { errorMessage } from '../error-code';
import { draftName, listFolders, removeAbandoned, removeTree, syncFile } from '../files';
import { print } from '../progress';

/** Returns the path of a new, hidden draft folder. */
export const draftFolder = (siteFolder: string): string => path.join(siteFolder, draftName());

/** Milliseconds for which every composed site is kept, because another process may be about to switch to it. */
const youngSite = 3_600_000;

/** Returns a unique name for a composed site. The name begins with the time, so that names sort by age. */
const siteName = (now: Date) => `${moment(now)}-${randomUUID().slice(0, 8)}`;
const moment = (date: Date) => date.toISOString().replace(/[:.]/g, '-');
const isOld = (name: string, now: Date) => name < moment(new Date(now.getTime() - youngSite));

/** Keeps a complete draft as a site that may be served. @returns the name of its folder. */
export async function keepDraft(siteFolder: string, draft: string): Promise<string> {
  const name = siteName(new Date());
  await rename(draft, path.join(siteFolder, name));
  return name;
}

/**
 * Serves a composed site: even after a power cut, `current` points to the old folder or to the new one. Keeps the
 * previous site and those of the last hour, and removes all others.
 */
export async function switchTo(siteFolder: string, name: string): Promise<void> {
  const current = path.join(siteFolder, 'current');
  const previous = await readlink(current).catch(() => null);
  const link = path.join(siteFolder, draftName());
  await symlink(name, link);
  await rename(link, current);
  // Syncs before removing, because after a power cut the old link could point to a removed folder.
  await syncFile(siteFolder);
  const now = new Date();
  const isUnused = (one: string) => one !== previous && isOld(one, now);
  await removeSites(siteFolder, isUnused).catch((error: unknown) =>
    print(`! Visitors have the new site; an older one could not be removed: ${errorMessage(error)}`),
  );
  await removeAbandoned(siteFolder);
}

async function removeSites(siteFolder: string, isUnused: (name: string) => boolean): Promise<void> {
  const live = await readlink(path.join(siteFolder, 'current'));
  for (const name of await listFolders(siteFolder)) {
    if (!/^\d/.test(name) || name === live || !isUnused(name)) continue;
    // Hides the folder first, so that no process uses a half-removed site.
    const removed = path.join(siteFolder, draftName('.removed-'));
    await rename(path.join(siteFolder, name), removed);
    await removeTree(removed);
  }
}
