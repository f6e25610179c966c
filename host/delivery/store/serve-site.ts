import { rm } from 'node:fs/promises';
import path from 'node:path';
import { draftFolder, publishDraft } from '../compose/make-current';
import {
  composedSites,
  servedSite,
  writeManifestText,
  type Manifest,
  type SiteFiles,
} from '../compose/site-manifest';
import { crashPoint } from '../crash-point';
import { DamagedObject } from '../delivery-error';
import { removeTree, syncTree } from '../files';
import { ownersFolder } from '../owners-statements';
import type { StateFolders } from '../state-folders';
import { fetchFiles } from './stored-files';
import { hashesIn, readStoredSite } from './stored-site';

type Folders = Pick<StateFolders, 'site' | 'store'>;

/**
 * Serves a site unless it is served already. Links the files that are on this disk and fetches the others.
 * @returns false when a machine without a shared store lacks a file. @throws StoreError
 */
export async function serveSite(folders: Folders, site: string): Promise<boolean> {
  if ((await servedSite(folders)) === site) return true;
  const manifest = await findManifest(folders, site);
  if (!manifest) return false;
  try {
    await publishDraft(folders.site, await gatherSite(folders, manifest));
    if (!folders.store.isOwn) await deleteOwnersFiles(folders.site, manifest.files);
    return true;
  } catch (error) {
    if (folders.store.isOwn && error instanceof DamagedObject) return false;
    throw error;
  }
}

/** Deletes the owner's files that only earlier sites have, because the owner may have withdrawn them. */
async function deleteOwnersFiles(siteFolder: string, live: SiteFiles): Promise<void> {
  for await (const { folder, files } of composedSites(siteFolder))
    for (const file of files.keys())
      if (file.startsWith(ownersFolder) && !live.has(file))
        await rm(path.join(folder, file), { force: true });
}

async function findManifest({ site: siteFolder, store }: Folders, site: string): Promise<Manifest | null> {
  for await (const composed of composedSites(siteFolder)) if (composed.site === site) return composed;
  return store.isOwn ? null : readStoredSite(store, site);
}

/** @returns a draft folder with all files of the site. */
async function gatherSite({ site: siteFolder, store }: Folders, { text, files }: Manifest): Promise<string> {
  const draft = draftFolder(siteFolder);
  try {
    await fetchFiles(store, draft, {
      files: hashesIn(files),
      dateOf: (file) => files.get(file)?.date,
      have: await localFiles(siteFolder),
      fetched: path.join(siteFolder, '.fetched-site'),
    });
    await writeManifestText(draft, text);
    crashPoint('site-fetched');
    await syncTree(draft);
    return draft;
  } catch (error) {
    await removeTree(draft);
    throw error;
  }
}

async function localFiles(siteFolder: string): Promise<Map<string, string>> {
  const have = new Map<string, string>();
  for await (const { folder, files } of composedSites(siteFolder))
    for (const [file, { hash }] of files) have.set(hash, path.join(folder, file));
  return have;
}
