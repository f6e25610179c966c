import { readlink } from 'node:fs/promises';
import path from 'node:path';
import { composedSites, type SiteFiles } from './site-manifest';

type FormerFile = { folder: string; file: string; files: SiteFiles };

/** Composed sites, from which a new site takes the files that it would make again. */
export type FormerSites = {
  /** By the hash of the content. */
  known: ReadonlyMap<string, FormerFile>;
  /** What visitors get until now. */
  live: SiteFiles;
  /** A date that no file of theirs has, in seconds since 1970: of what is made anew. */
  date: number;
};

/**
 * Reads what the composed sites consist of. Another command may remove one of them meanwhile: its pages are then made
 * again.
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
