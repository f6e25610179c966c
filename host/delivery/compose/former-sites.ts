import { readlink } from 'node:fs/promises';
import path from 'node:path';
import { composedSites, type SiteFiles } from './site-manifest';

type FormerFile = { folder: string; file: string; files: SiteFiles };

/** Composed sites whose equal files a new site links. */
export type FormerSites = {
  /** By the hash of the content. */
  known: ReadonlyMap<string, FormerFile>;
  /** Files of the served site. */
  live: SiteFiles;
  /** Date for new files, in seconds since 1970: later than that of every former file. */
  date: number;
};

/**
 * Reads the manifests of the composed sites. If another command removes one meanwhile, its pages are written again.
 * @param siteFolder holds the composed sites.
 */
export async function openFormerSites(siteFolder: string): Promise<FormerSites> {
  const known = new Map<string, FormerFile>();
  const current = await readlink(path.join(siteFolder, 'current')).catch(() => null);
  let live: SiteFiles = new Map();
  let date = Math.floor(Date.now() / 1_000);
  for await (const { name, folder, files } of composedSites(siteFolder)) {
    for (const [file, entry] of files) {
      known.set(entry.hash, { folder, file, files });
      date = Math.max(date, entry.date + 1);
    }
    if (name === current) live = files;
  }
  return { known, live, date };
}
