import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { readlink } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf, isLinked } from '../files';
import { compressed } from '../release/precompress';
import { composedSites, twins, type SiteFile, type SiteFiles } from './site-manifest';

type EarlierFile = { folder: string; file: string; files: SiteFiles };

/** Earlier sites. A new site hard-links their files instead of writing identical ones. */
type EarlierSites = {
  /** Files of all earlier sites, by the hash of their content. */
  byHash: ReadonlyMap<string, EarlierFile>;
  /** Files of the served site. */
  live: SiteFiles;
  /** Date for new files, in seconds since 1970. It is later than the date of every earlier file. */
  date: number;
};

/** Reads the manifests of the composed sites in a folder. */
export async function openEarlierSites(siteFolder: string): Promise<EarlierSites> {
  const byHash = new Map<string, EarlierFile>();
  const current = await readlink(path.join(siteFolder, 'current')).catch(() => null);
  let live: SiteFiles = new Map();
  let date = Math.floor(Date.now() / 1_000);
  for await (const { name, folder, files } of composedSites(siteFolder)) {
    for (const [file, entry] of files) {
      byHash.set(entry.hash, { folder, file, files });
      date = Math.max(date, entry.date + 1);
    }
    if (name === current) live = files;
  }
  return { byHash, live, date };
}

/** A site that is being composed. */
export type Draft = {
  folder: string;
  earlier: EarlierSites;
  /** Every file written or linked so far, by path. */
  files: Map<string, SiteFile>;
};

type Writing = {
  /** Modification time of a new file, in seconds since 1970. It must be unique among the versions of the file. */
  date: number;
  hasTwins?: boolean;
  /** Whether compression prefers speed to size. */
  isFast?: boolean | undefined;
  document?: SiteFile['document'];
};

/**
 * Writes a text into a draft, or hard-links an earlier site's file with the same text and any compressed twins.
 */
export async function writeText(draft: Draft, file: string, text: string, writing: Writing): Promise<void> {
  const { date, hasTwins = false, isFast, document } = writing;
  const content = Buffer.from(text);
  const hash = integrityOf(content);
  const endings = hasTwins ? twins : ([''] as const);
  if (!isKept(draft, file, hash, endings)) {
    const { br, gz } = hasTwins ? await compressed(content, isFast) : { br: content, gz: content };
    // Synchronous, because asynchronous calls would take longer than the writing itself.
    mkdirSync(path.dirname(path.join(draft.folder, file)), { recursive: true });
    for (const ending of endings) {
      const bytes = { '': content, '.br': br, '.gz': gz }[ending];
      const target = path.join(draft.folder, file + ending);
      // Fails if the file exists, because a served site may share it.
      writeFileSync(target, bytes, { flag: 'wx' });
      utimesSync(target, date, date);
      draft.files.set(file + ending, { hash: integrityOf(bytes), date });
    }
  }
  const entry = draft.files.get(file);
  if (entry && document) draft.files.set(file, { ...entry, document });
}

/**
 * Hard-links an earlier site's file with this hash, and its compressed twins.
 * @returns false when there is no such file, or when it or a twin is damaged.
 */
function isKept(
  { folder, files, earlier }: Draft,
  file: string,
  hash: string,
  endings: readonly string[],
): boolean {
  const found = earlier.byHash.get(hash);
  if (!found) return false;
  const kept = endings.flatMap((ending): [string, SiteFile][] => {
    const entry = found.files.get(found.file + ending);
    const from = path.join(found.folder, found.file + ending);
    const isSame = entry && isLinked(from, path.join(folder, file + ending), entry.hash);
    return isSame ? [[file + ending, { hash: entry.hash, date: entry.date }]] : [];
  });
  if (kept.length === endings.length) {
    for (const [name, entry] of kept) files.set(name, entry);
    return true;
  }
  // Removes the links, because writeText fails if a file exists.
  for (const ending of endings) rmSync(path.join(folder, file + ending), { force: true });
  return false;
}
