import path from 'node:path';
import { draftFolder, publishDraft } from '../compose/make-current';
import {
  composedSites,
  manifestOfText,
  readManifestText,
  writeManifestText,
  type SiteFiles,
} from '../compose/site-manifest';
import { servedSite } from '../compose/served-site';
import { crashPoint } from '../crash-point';
import { DamagedObject } from '../delivery-error';
import { removeTree, syncTree } from '../files';
import type { StateFolders } from '../state-folders';
import { bringFiles } from './stored-files';
import { hashesIn, readStoredSite } from './stored-site';

type Folders = Pick<StateFolders, 'site' | 'store'>;

/**
 * Serves a site, if it is not served yet: a new folder, in which files of composed sites on this disk are linked and all
 * others fetched, each compared with its hash; then one switch.
 * @returns false when a machine that shares with no other does not have it. @throws StoreError; then what is served
 * stays as it is.
 */
export async function serveSite(folders: Folders, site: string): Promise<boolean> {
  if ((await servedSite(folders)) === site) return true;
  const manifest = (await manifestHere(folders, site)) ?? (await manifestInStore(folders, site));
  if (!manifest) return false;
  try {
    await publishDraft(folders.site, await gatherSite(folders, manifest));
    return true;
  } catch (error) {
    if (folders.store.isOwn && error instanceof DamagedObject) return false;
    throw error;
  }
}

type Manifest = { text: string; files: SiteFiles };

async function manifestHere({ site: siteFolder }: Folders, site: string): Promise<Manifest | null> {
  for await (const { folder } of composedSites(siteFolder)) {
    const found = await readManifestText(folder);
    const files = found?.site === site ? manifestOfText(found.text) : null;
    if (found && files) return { text: found.text, files };
  }
  return null;
}

const manifestInStore = async ({ store }: Folders, site: string): Promise<Manifest | null> =>
  store.isOwn ? null : readStoredSite(store, site);

/** @returns the draft. */
async function gatherSite({ site: siteFolder, store }: Folders, { text, files }: Manifest): Promise<string> {
  const draft = draftFolder(siteFolder);
  try {
    await bringFiles(store, draft, {
      files: hashesIn(files),
      dateOf: (file) => files.get(file)?.date,
      have: await filesHere(siteFolder),
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

async function filesHere(siteFolder: string): Promise<Map<string, string>> {
  const have = new Map<string, string>();
  for await (const { folder, files } of composedSites(siteFolder))
    for (const [file, { hash }] of files) have.set(hash, path.join(folder, file));
  return have;
}
