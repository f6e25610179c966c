import { randomUUID } from 'node:crypto';
import { lstat, readdir, readlink, rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { errorMessage } from '../error-code';
import { draftName, removeTree, syncFile } from '../files';
import { print } from '../progress';
import { manifestFile } from './site-manifest';

/** Returns the path of a new, hidden draft folder. */
export const draftFolder = (siteFolder: string): string => path.join(siteFolder, draftName());

/** Milliseconds for which a site or a draft is kept, because another process may be about to use it. */
const young = { site: 3_600_000, draft: 24 * 3_600_000 };

/** Keeps a complete draft as a site that may be served. @returns the name of its folder. */
export async function keepDraft(siteFolder: string, draft: string): Promise<string> {
  // Begins with the time, so that names sort by age.
  const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}`;
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
  await removeUnused(siteFolder, previous).catch((error: unknown) =>
    print(`! Visitors have the new site; an older one could not be removed: ${errorMessage(error)}`),
  );
}

/** Removes old sites, and drafts that a crash has left. */
async function removeUnused(siteFolder: string, previous: string | null): Promise<void> {
  const used = [previous, await readlink(path.join(siteFolder, 'current'))];
  for (const name of (await readdir(siteFolder)).filter((one) => !used.includes(one))) {
    const kind = /^\d/.test(name) ? 'site' : /^\.draft-/.test(name) ? 'draft' : null;
    const folder = path.join(siteFolder, name);
    // Another process may have removed the folder meanwhile.
    const stats = await lstat(folder).catch(() => null);
    if (!kind || !stats || Date.now() - stats.mtimeMs < young[kind]) continue;
    // The manifest goes first, so that no process uses a half-removed site.
    if (kind === 'site') await rm(path.join(folder, manifestFile), { force: true });
    await removeTree(folder);
  }
}
