import { createHash } from 'node:crypto';
import type { SavedFile } from './manifest';
import type { FileToPack } from './packs';
import { factsOf, filesBelow, isImmutable, readSpoolFile, topEntries } from './spool-files';

/** What one look through a spool found. */
export type SpoolSurvey = {
  /** All that is saved already, with its date of now. Grows while `changed` is read. */
  unchanged: Map<string, SavedFile>;
  /** Entries that cannot be saved: links, pipes, files that are too large or unreadable. */
  unfit: Set<string>;
  /** What has to be packed, read when it is asked for. */
  changed: AsyncIterable<FileToPack>;
};

const looks = 2;

/**
 * Looks through the spool while the service goes on. The second look takes what came to a folder after
 * it was read: nothing that is moved meanwhile can be missed in both places. Each look reads requests before
 * photographs, so that every request that is found has its photographs.
 * @param known what a backup holds already.
 */
export function surveySpool(spoolDir: string, known: ReadonlyMap<string, SavedFile>): SpoolSurvey {
  const unchanged = new Map<string, SavedFile>();
  const unfit = new Set<string>();
  const met = new Set<string>();

  async function* changed() {
    for (let look = 1; look <= looks; look += 1) {
      for (const entry of await topEntries(spoolDir)) {
        for (const file of await filesBelow(spoolDir, entry)) {
          if (met.has(file)) continue;
          const found = await lookAt(file);
          if (found) yield found;
        }
      }
    }
  }

  async function lookAt(file: string): Promise<FileToPack | null> {
    const before = known.get(file);
    if (before && isImmutable(file)) {
      const facts = await factsOf(spoolDir, file);
      if (facts === null) return null;
      if (facts !== 'unfit' && facts.size === before.size) {
        met.add(file);
        unchanged.set(file, { ...before, mtimeMs: facts.mtimeMs });
        return null;
      }
    }
    const found = await readSpoolFile(spoolDir, file);
    if (found === null) return null;
    met.add(file);
    if (found === 'unfit') {
      unfit.add(file);
      if (before) unchanged.set(file, before);
      return null;
    }
    const { bytes, mtimeMs } = found;
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    if (before?.sha256 !== sha256) return { path: file, bytes, mtimeMs, sha256 };
    unchanged.set(file, { ...before, mtimeMs });
    return null;
  }

  return { unchanged, unfit, changed: changed() };
}
