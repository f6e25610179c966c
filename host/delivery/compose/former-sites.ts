import { readlink } from 'node:fs/promises';
import path from 'node:path';
import { listFolders } from '../files';
import { readManifest, type SiteFile, type SiteFiles } from './site-manifest';

type FormerFile = { folder: string; file: string; files: SiteFiles };

/** Composed sites, from which a new site takes the files that it would make again. */
export type FormerSites = {
  /** Finds a file by the hash of its content. */
  find: (hash: string) => FormerFile | undefined;
  /** Offers a file of a draft to the other set of documents of the same draft. */
  add: (draft: Omit<FormerFile, 'file'>, file: string, hash: string) => void;
  /** The file that visitors get until now. */
  live: (file: string) => SiteFile | undefined;
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
  for (const name of (await listFolders(siteFolder)).filter((one) => /^\d/.test(one))) {
    const folder = path.join(siteFolder, name);
    const { files } = (await readManifest(folder)) ?? {};
    if (!files) continue;
    for (const [file, entry] of files) {
      known.set(entry.hash, { folder, file, files });
      date = Math.max(date, entry.date + 1);
    }
    if (name === current) live = files;
  }
  return {
    find: (hash) => known.get(hash),
    add: ({ folder, files }, file, hash) => known.set(hash, { folder, file, files }),
    live: (file) => live.get(file),
    date,
  };
}
