import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf, isLinked } from '../files';
import { compressed } from '../release/precompress';
import type { FormerSites } from './former-sites';
import { twins, type SiteFile } from './site-manifest';

/** A composed site in the making. */
export type Draft = {
  folder: string;
  former: FormerSites;
  /** Every file that was written or kept, by its path below the folder. */
  files: Map<string, SiteFile>;
};

type Writing = {
  /** Of a new file, in seconds since 1970: no other file of the same address may have it. */
  date: number;
  /** Whether servers send it compressed. */
  hasTwins?: boolean;
  /** Whether its size is worth less than the time. */
  isHasty?: boolean | undefined;
  document?: SiteFile['document'];
};

/**
 * Writes a text into a draft. Where a former site has a file with the same text, that file is linked with its compressed
 * twins, so that nothing is compressed or written again and its date stays.
 */
export async function writeText(draft: Draft, file: string, text: string, writing: Writing): Promise<void> {
  const { date, hasTwins = false, isHasty, document } = writing;
  const content = Buffer.from(text);
  const hash = integrityOf(content);
  const endings = hasTwins ? twins : ([''] as const);
  if (!isKept(draft, file, hash, endings)) {
    const { br, gz } = hasTwins ? await compressed(content, isHasty) : { br: content, gz: content };
    // At once, as a promise would take longer than the writing.
    mkdirSync(path.dirname(path.join(draft.folder, file)), { recursive: true });
    for (const ending of endings) {
      const bytes = { '': content, '.br': br, '.gz': gz }[ending];
      const target = path.join(draft.folder, file + ending);
      // Nothing may be there: visitors could be served the same file from another site.
      writeFileSync(target, bytes, { flag: 'wx' });
      utimesSync(target, date, date);
      draft.files.set(file + ending, { hash: integrityOf(bytes), date });
    }
  }
  const entry = draft.files.get(file);
  if (entry && document) draft.files.set(file, { ...entry, document });
}

/** Links a former file and its twins. @returns false when there is none, or one of them is not what was written. */
function isKept(
  { folder, files, former }: Draft,
  file: string,
  hash: string,
  endings: readonly string[],
): boolean {
  const found = former.known.get(hash);
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
  // Nobody may write into a file that visitors are served.
  for (const ending of endings) rmSync(path.join(folder, file + ending), { force: true });
  return false;
}
