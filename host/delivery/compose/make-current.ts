import { readdir, readlink, rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { errorMessage } from '../../server/error-code';
import { syncFolder } from '../../server/forms/synced-files';
import { crashPoint } from '../crash-point';
import { listFolders, removeTree } from '../files';
import { isAbandoned } from '../processes';
import { say } from '../progress';

const draftPrefix = '.draft-';
let drafts = 0;

/** Name of a new draft: a date, with a dot in front until the site is complete. */
export function draftFolder(siteFolder: string): string {
  const date = new Date().toISOString().replace(/[:.]/g, '-');
  drafts += 1;
  return path.join(siteFolder, `${draftPrefix}${date}-${drafts}-${process.pid}`);
}

/** Makes a complete draft the served site. @returns its folder. */
export async function publishDraft(siteFolder: string, draft: string): Promise<string> {
  const folder = path.join(siteFolder, path.basename(draft).replace(draftPrefix, ''));
  await rename(draft, folder);
  crashPoint('draft-published');
  await makeCurrent(siteFolder, folder);
  return folder;
}

/**
 * Switches `current` to a composed site in one step: it points at the old folder or at the new one, also
 * after a power cut. Keeps the site composed before; removes older sites and drafts of dead commands: a failure of that
 * is told, because the switch has happened.
 * @param siteFolder holds the composed sites. @param folder one of them.
 */
export async function makeCurrent(siteFolder: string, folder: string): Promise<void> {
  const live = path.basename(folder);
  const former = await readlink(path.join(siteFolder, 'current')).catch(() => null);
  const link = path.join(siteFolder, `.current-${process.pid}`);
  await rm(link, { force: true });
  await symlink(live, link);
  await rename(link, path.join(siteFolder, 'current'));
  // Before anything is removed: after a power cut the old link would point at a removed folder.
  await syncFolder(siteFolder);
  crashPoint('switched');

  const kept = new Set([live, former === live ? null : former]);
  const others = (await listFolders(siteFolder)).filter((name) => !kept.has(name) && /^\d/.test(name));
  const abandoned = (await readdir(siteFolder)).filter(
    (name) => /^\.(draft|current|removed)-/.test(name) && isAbandoned(name),
  );
  const old = former === null || former === live ? others.slice(0, -1) : others;
  for (const name of [...old, ...abandoned])
    await removeSite(siteFolder, name).catch((error: unknown) =>
      say(`! Visitors have the new site; ${name} could not be removed: ${errorMessage(error)}`),
    );
}

async function removeSite(siteFolder: string, name: string): Promise<void> {
  // With a dot: a site that is half removed is none.
  const removed = path.join(siteFolder, name.startsWith('.') ? name : `.removed-${name}-${process.pid}`);
  if (!name.startsWith('.')) await rename(path.join(siteFolder, name), removed);
  await removeTree(removed);
}
