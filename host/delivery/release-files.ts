import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isErrorCode } from '../server/error-code';
import { DamagedState } from './delivery-error';
import { integrityOf } from './files';
import { releaseFolder, type ReleaseFiles } from './release-record';

/** A file of a release that is not what the record says. */
export type DamagedFile = { file: string; problem: 'is missing' | 'was changed after the release was made' };

/** Null when a file is what the record says. */
type FileProblem = DamagedFile['problem'] | null;

/** Hashes by the path of the file below some folder. */
type HashedFiles = ReleaseFiles['files'];

/** Compares files with their hashes. @returns those that differ, in the order given. */
export function damagedFiles(folder: string, files: HashedFiles): DamagedFile[] {
  return Object.entries(files).flatMap(([file, integrity]) => {
    const problem = problemOf(path.join(folder, file), integrity);
    return problem ? [{ file, problem }] : [];
  });
}

/** What is wrong with one file. */
export function problemOf(file: string, integrity: string): FileProblem {
  try {
    return integrityOf(readFileSync(file)) === integrity ? null : 'was changed after the release was made';
  } catch (error) {
    if (['ENOENT', 'EISDIR', 'ENOTDIR'].some((code) => isErrorCode(error, code))) return 'is missing';
    throw error;
  }
}

/** The files of one half of a release, relative to it: `client` is published, `server` renders pages. */
export function filesOfHalf({ files }: Pick<ReleaseFiles, 'files'>, half: 'client' | 'server'): HashedFiles {
  const inside = Object.entries(files).filter(([file]) => file.startsWith(`${half}/`));
  return Object.fromEntries(inside.map(([file, integrity]) => [file.slice(half.length + 1), integrity]));
}

/** The error for a damaged release, with the way to repair it. */
export function damagedRelease(
  releases: string,
  { app, version }: Pick<ReleaseFiles, 'app' | 'version'>,
  { file, problem }: DamagedFile,
): DamagedState {
  return new DamagedState(
    `${app} ${version} is damaged: its file ${file} ${problem}.`,
    `If it is live, run npm run rollback -- ${app}; or, to have the same release again, remove the folder ${releaseFolder(releases, app, version)} and run: npm run release -- ${app}`,
  );
}
