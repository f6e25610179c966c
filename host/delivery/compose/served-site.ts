import path from 'node:path';
import type { StateFolders } from '../state-folders';
import { isWhole, manifestOfText, pageDocumentFile, readManifest, readManifestText } from './site-manifest';

/** Returns the hash of the served site's manifest, or null. */
export async function servedSite({ site }: Pick<StateFolders, 'site'>): Promise<string | null> {
  return (await readManifestText(path.join(site, 'current')))?.site ?? null;
}

/** Whether `site/current` is this site, and every file has its hash. */
export async function isServed(folders: StateFolders, site: string | undefined): Promise<boolean> {
  const folder = path.join(folders.site, 'current');
  const named = await readManifestText(folder);
  if (!named || named.site !== site) return false;
  const files = manifestOfText(named.text);
  return files !== null && isWhole(folder, files);
}

/** Returns the app that owns the home page, `host` on a coming-soon site, or null without a home page. */
export async function ownerOfHome(folder: string): Promise<string | null> {
  return (await readManifest(folder))?.get(pageDocumentFile('/'))?.document?.owner ?? null;
}
