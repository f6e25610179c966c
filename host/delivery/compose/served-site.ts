import path from 'node:path';
import type { StateFolders } from '../state-folders';
import { isWhole, manifestOfText, pageDocumentFile, readManifest, readManifestText } from './site-manifest';

/** The site that is served from this disk, by the hash of its manifest. @returns null when there is none. */
export async function servedSite({ site }: Pick<StateFolders, 'site'>): Promise<string | null> {
  return (await readManifestText(path.join(site, 'current')))?.site ?? null;
}

/** Whether `site/current` is the site of this hash, and whole. */
export async function isServed(folders: StateFolders, site: string | undefined): Promise<boolean> {
  const folder = path.join(folders.site, 'current');
  const named = await readManifestText(folder);
  if (!named || named.site !== site) return false;
  const files = manifestOfText(named.text);
  return files !== null && isWhole(folder, files);
}

/** Name of the app that owns the home page; `host` on a coming-soon site. Null when the folder has none. */
export async function ownerOfHome(folder: string): Promise<string | null> {
  return (await readManifest(folder))?.get(pageDocumentFile('/'))?.document?.owner ?? null;
}
