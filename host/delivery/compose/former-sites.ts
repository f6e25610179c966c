import { rmSync } from 'node:fs';
import { readlink } from 'node:fs/promises';
import path from 'node:path';
import { listFolders, isLinked } from '../files';
import { readManifest, twins, type SiteFile, type SiteFiles } from './site-manifest';

/** A document or a text with its twins, as the manifest has them. */
export type ComposedFiles = [file: string, said: SiteFile][];

/** Composed sites, of which a new site takes what it would make again. */
export type FormerSites = {
  /**
   * Puts a file that was made from the same inputs into a draft, with its compressed twins: as hard links, so that
   * their bytes are neither made nor written again.
   * @returns null when there is none, or one of them is no longer what was written: then nothing stands in its place.
   */
  keep: (folder: string, file: string, key: string) => ComposedFiles | null;
  /** Offers what a draft has to the other set of documents of the same draft. */
  add: (folder: string, files: SiteFiles) => void;
  /** The document that visitors get until now. */
  live: (file: string) => SiteFile['document'];
  /** A date that no file of theirs has, in seconds since 1970: of what is made anew. */
  date: number;
};

/**
 * Reads what the composed sites consist of. Sites that go while a new one is composed, as another command may
 * remove them, are missed by nobody: their pages are rendered.
 * @param siteFolder holds the composed sites.
 */
export async function openFormerSites(siteFolder: string): Promise<FormerSites> {
  const known = new Map<string, { folder: string; file: string; files: SiteFiles }>();
  const add = (folder: string, files: SiteFiles) => {
    for (const [file, { key }] of files) if (key) known.set(key, { folder, file, files });
  };
  const current = await readlink(path.join(siteFolder, 'current')).catch(() => null);
  let live: SiteFiles = new Map();
  let date = Math.floor(Date.now() / 1_000);
  for (const name of (await listFolders(siteFolder)).filter((one) => /^\d/.test(one))) {
    const folder = path.join(siteFolder, name);
    const manifest = await readManifest(folder);
    if (!manifest) continue;
    add(folder, manifest.files);
    for (const said of manifest.files.values()) date = Math.max(date, said.date + 1);
    if (name === current) live = manifest.files;
  }

  return {
    add,
    date,
    live: (file) => live.get(file)?.document,
    keep(folder, file, key) {
      const former = known.get(key);
      if (!former) return null;
      const kept = twins.flatMap((twin): ComposedFiles => {
        const said = former.files.get(former.file + twin);
        const from = path.join(former.folder, former.file + twin);
        return said && isLinked(from, path.join(folder, file + twin), said.hash) ? [[file + twin, said]] : [];
      });
      if (kept.length === twins.length) return kept;
      // Nobody may write into a file that visitors are served.
      for (const twin of twins) rmSync(path.join(folder, file + twin), { force: true });
      return null;
    },
  };
}
