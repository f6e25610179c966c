import { readdir, readlink, rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { syncFolder } from '../../server/forms/synced-files';
import { crashPoint } from '../crash-point';
import { listFolders } from '../files';
import { isAbandoned } from '../processes';

const draftPrefix = '.draft-';
let drafts = 0;

/** A new folder for a site in the making. Names are dates; a dot keeps it apart from those that are whole. */
export function draftFolder(siteFolder: string): string {
  const date = new Date().toISOString().replace(/[:.]/g, '-');
  drafts += 1;
  return path.join(siteFolder, `${draftPrefix}${date}-${drafts}-${process.pid}`);
}

/** Makes a draft that is whole the site being served. @returns its folder. */
export async function publishDraft(siteFolder: string, draft: string): Promise<string> {
  const folder = path.join(siteFolder, path.basename(draft).slice(draftPrefix.length));
  await rename(draft, folder);
  crashPoint('draft-published');
  await makeCurrent(siteFolder, folder);
  return folder;
}

/**
 * Makes a composed site the one being served, in one step: `current` leads to the old folder or to
 * the new one, never to nothing, after a power cut too. Keeps the one composed before, removes those
 * before it and the drafts of commands that have died. Previews, which have other names, are left alone.
 * @param siteFolder holds the composed sites. @param folder one of them.
 */
export async function makeCurrent(siteFolder: string, folder: string): Promise<void> {
  const live = path.basename(folder);
  const former = await readlink(path.join(siteFolder, 'current')).catch(() => null);
  const link = path.join(siteFolder, `.current-${process.pid}`);
  await rm(link, { force: true });
  await symlink(live, link);
  await rename(link, path.join(siteFolder, 'current'));
  // Before anything is removed: the link of before would lead to nothing after a power cut.
  await syncFolder(siteFolder);
  crashPoint('switched');

  const kept = new Set([live, former === live ? null : former]);
  const others = (await listFolders(siteFolder)).filter((name) => !kept.has(name) && /^\d/.test(name));
  for (const old of former === null || former === live ? others.slice(0, -1) : others)
    await rm(path.join(siteFolder, old), { recursive: true, force: true });
  for (const name of await readdir(siteFolder))
    if (/^\.(draft|current)-/.test(name) && isAbandoned(name))
      await rm(path.join(siteFolder, name), { recursive: true, force: true });
}
