import { linkSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { stagedFolder } from '../../server/static/visitor-bucket';
import { listFolders, makeFolder } from '../files';
import { isAsListed, readPageList, twins, type HashedTwins, type ListedFile } from './page-list';

/** Documents of composed sites, which a new site may have as they are. */
export type FormerPages = {
  /**
   * Puts documents that were made from the same inputs into a draft, with their compressed twins: as hard
   * links, so their bytes are neither made nor written again.
   * @returns for each, null when there is none, or when a file of it is no longer what was written: then
   * nothing stands in its place.
   */
  keep: (
    place: string,
    wanted: readonly Pick<ListedFile, 'file' | 'key'>[],
  ) => readonly (ListedFile | null)[];
  /** Offers the documents of a draft to the other sets of the same draft. */
  add: (place: string, listed: readonly ListedFile[]) => void;
};

type Known = {
  listed: ListedFile;
  place: string;
  /** Whether it must not share its date with a document of the other side of a stage. */
  isDated: boolean;
};

/**
 * Reads what the composed sites consist of. Sites that go while this one is composed, as another command
 * may remove them, are missed by nobody: their pages are rendered.
 * @param siteFolder holds the composed sites. @param isStaged whether the new site has two sides.
 */
export async function openFormerPages(siteFolder: string, isStaged: boolean): Promise<FormerPages> {
  const known = new Map<string, Known>();
  const begun = Math.floor(Date.now() / 1_000);
  const learn = (place: string, listed: readonly ListedFile[], isDated: boolean) => {
    for (const one of listed) if (one.key !== null) known.set(one.key, { listed: one, place, isDated });
  };
  for (const name of (await listFolders(siteFolder)).filter((one) => /^\d/.test(one))) {
    for (const side of ['', stagedFolder]) {
      const place = path.join(siteFolder, name, side);
      learn(place, (await readPageList(place)) ?? [], isStaged || side !== '');
    }
  }

  return {
    add: (place, listed) => learn(place, listed, false),
    keep(place, wanted) {
      return wanted.map(({ file, key }) => {
        const former = key === null ? undefined : known.get(key);
        if (former?.listed.file !== file) return null;
        const { hashes } = former.listed;
        const before = former.isDated ? begun : Infinity;
        return keepPage(place, { file, hashes, from: former.place, before }) ? former.listed : null;
      });
    },
  };
}

type OfferedPage = HashedTwins & {
  /** The folder of the set that has it. */
  from: string;
  /** The second, since 1970, in which it must have been made already. */
  before: number;
};

/** Puts a document and its twins into a folder. @returns whether it is there now. */
function keepPage(place: string, page: OfferedPage): boolean {
  const [from, to] = [path.join(page.from, page.file), path.join(place, page.file)];
  // Servers tell two documents of one address apart by second and length; see writeStaged.
  const isOldEnough = () =>
    page.before === Infinity || Math.floor(statSync(from).mtimeMs / 1_000) < page.before;
  try {
    if (isOldEnough()) {
      makeFolder(path.dirname(to));
      for (const twin of twins) linkSync(from + twin, to + twin);
      if (isAsListed(place, page)) return true;
    }
  } catch {
    // It is gone, or this file system has no hard links: it is made.
  }
  // Above all nobody may write into a file that visitors are served.
  for (const twin of twins) rmSync(to + twin, { force: true });
  return false;
}
