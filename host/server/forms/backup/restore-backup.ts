import { createHash } from 'node:crypto';
import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { errorMessage, isErrorCode } from '../../error-code';
import { syncFolder } from '../synced-files';
import type { Decrypt } from './age-files';
import { readableMoment } from './backup-names';
import { manifestsIn, openManifest, readableFiles, type FoundManifest } from './backup-source';
import { folderAt, plainError } from './backup-target';
import { countIn, type Manifest, type SavedFile } from './manifest';
import { restoredFiles, type RestoredFiles } from './restored-files';

type RestoreOptions = {
  source: string;
  into: string;
  decrypt: Decrypt;
  /** Restores into a folder that holds something, of which nothing is overwritten. */
  isForced: boolean;
  /** The beginning of the moment of a backup, such as `2026-11-21 09`; null for the newest one. */
  at: string | null;
};

export type Restoration = {
  /** The moment of the backup, for people. */
  madeAt: string;
  requests: number;
  photos: number;
  restored: number;
  /** Files that stood there already: the same, or with other content, which stays. */
  same: readonly string[];
  different: readonly string[];
  /** Files that no readable pack holds. */
  missing: readonly string[];
  /** What was found damaged on the way, in words. */
  faults: readonly string[];
  /** Moments of the other backups that lie there. */
  others: readonly string[];
};

/**
 * Puts the files of a backup into a folder. Each is compared with its hash before it gets its name. What a
 * damaged pack does not give is looked for in the other generations, and only then missing.
 * @throws Error in plain words when nothing can be restored.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restoration> {
  const { into, decrypt } = options;
  const source = await folderAt(options.source);
  const found = await manifestsIn(source);
  const faults: string[] = [];
  const { manifest, chosen } = await chooseManifest(source, found, options, faults);
  await prepareFolder(into, options.isForced);

  const wanted = new Map(manifest.saved);
  const files = restoredFiles(into);
  try {
    await takeFrom(source, manifest, { wanted, files, decrypt, faults });
    for (const other of lastOfOtherGenerations(found, chosen)) {
      if (wanted.size === 0) break;
      const another = await openManifest(source, other, decrypt).catch(errorMessage);
      if (typeof another !== 'string') await takeFrom(source, another, { wanted, files, decrypt, faults });
    }
    await files.finish();
  } catch (error) {
    throw plainError(error, into);
  }

  const missing = [...wanted.keys()].sort();
  const lost = { saved: new Map(wanted) };
  return {
    madeAt: readableMoment(chosen.name),
    requests: countIn(manifest, 'accepted') - countIn(lost, 'accepted'),
    photos:
      countIn(manifest, 'photos') + countIn(manifest, 'raw') - countIn(lost, 'photos') - countIn(lost, 'raw'),
    restored: manifest.saved.size - missing.length - files.same.length - files.different.length,
    same: files.same,
    different: files.different,
    missing,
    faults,
    others: found.filter((other) => other !== chosen).map(({ name }) => readableMoment(name)),
  };
}

async function chooseManifest(
  source: string,
  found: readonly FoundManifest[],
  { at, decrypt }: RestoreOptions,
  faults: string[],
): Promise<{ manifest: Manifest; chosen: FoundManifest }> {
  const digits = (text: string) => text.replaceAll(/\D/g, '');
  const candidates = found.filter(
    ({ name }) => at === null || digits(readableMoment(name)).startsWith(digits(at)),
  );
  if (candidates.length === 0) {
    const moments = found.map(({ name }) => readableMoment(name)).join(', ');
    throw new Error(`There is no backup of « ${at ?? ''} ». There are: ${moments}.`);
  }
  for (const chosen of candidates) {
    const manifest = await openManifest(source, chosen, decrypt);
    if (typeof manifest !== 'string') return { manifest, chosen };
    faults.push(manifest);
  }
  throw new Error(`No backup can be read:\n${faults.join('\n')}`);
}

/** The newest manifest of each generation but the chosen one, newest first. */
function lastOfOtherGenerations(found: readonly FoundManifest[], chosen: FoundManifest): FoundManifest[] {
  const seen = new Set([chosen.generation]);
  return found.filter(({ generation }) => !seen.has(generation) && seen.add(generation));
}

type Taking = {
  /** Files that are still to be found; shrinks during the search. */
  wanted: Map<string, SavedFile>;
  files: RestoredFiles;
  decrypt: Decrypt;
  faults: string[];
};

/** Takes the wanted files from the packs of one backup; everything else in the packs is ignored. */
async function takeFrom(source: string, { generation, saved }: Manifest, taking: Taking): Promise<void> {
  const { wanted, files, decrypt, faults } = taking;
  const packs = new Set<string>();
  for (const [file, { sha256, in: pack }] of saved) if (wanted.get(file)?.sha256 === sha256) packs.add(pack);

  for (const pack of packs) {
    for await (const { path: file, bytes } of readableFiles(source, { generation, pack }, decrypt, faults)) {
      const facts = wanted.get(file);
      if (facts?.sha256 !== createHash('sha256').update(bytes).digest('hex')) continue;
      await files.add(file, bytes, facts.mtimeMs);
      wanted.delete(file);
    }
  }
}

async function prepareFolder(into: string, isForced: boolean): Promise<void> {
  try {
    await mkdir(into, { recursive: true, mode: 0o700 });
  } catch (error) {
    if (isErrorCode(error, 'EEXIST') || isErrorCode(error, 'ENOTDIR'))
      throw new Error(`${into} is a file: give a folder.`, { cause: error });
    throw plainError(error, into);
  }
  const names = await readdir(into);
  if (names.length > 0 && !isForced) {
    throw new Error(
      `${into} is not empty. Give an empty folder, or add --force: then what is missing there is restored, and nothing is overwritten.`,
    );
  }
  await syncFolder(path.dirname(path.resolve(into)));
}
