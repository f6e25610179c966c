import { mkdir, readdir, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { errorMessage, isErrorCode } from '../../error-code';
import { isGenerationName, isManifestName, isPackName } from './backup-names';

/** The folders of a generation. */
export type BackupFolder = 'packs' | 'manifests';

/**
 * Looks at the folder that backups go to.
 * @returns its real path, and whether it shares a disk with the spool, which one fault can then take both.
 * @throws Error in plain words when it is none, or lies within the spool.
 */
export async function openTarget(
  target: string,
  spoolDir: string,
): Promise<{ folder: string; isOnSameDisk: boolean }> {
  const folder = await folderAt(target);
  const spool = await realpath(spoolDir);
  if (folder === spool || folder.startsWith(`${spool}${path.sep}`)) {
    throw new Error(
      `${target} lies within the folder of the requests (${spoolDir}), and would be lost with it: give a folder of another disk.`,
    );
  }
  const [there, here] = await Promise.all([stat(folder), stat(spool)]);
  return { folder, isOnSameDisk: there.dev === here.dev };
}

/** @throws Error in plain words when there is no such folder. */
export async function folderAt(folder: string): Promise<string> {
  const info = await stat(folder).catch((error: unknown) => {
    if (isErrorCode(error, 'ENOENT'))
      throw new Error(`There is no folder ${folder}. Is the disk mounted?`, { cause: error });
    throw plainError(error, folder);
  });
  if (!info.isDirectory()) throw new Error(`${folder} is a file: give a folder.`);
  return realpath(folder);
}

/** The generations that lie there, oldest first, of whatever spool. */
export async function generationsIn(target: string): Promise<string[]> {
  return (await readdir(target)).filter(isGenerationName).sort();
}

export async function makeGeneration(target: string, generation: string): Promise<void> {
  for (const folder of ['packs', 'manifests'])
    await mkdir(path.join(target, generation, folder), { recursive: true, mode: 0o700 });
}

/** Packs or manifests of a generation, oldest first; nothing when the folder is missing. */
export async function backupFiles(
  target: string,
  generation: string,
  folder: BackupFolder,
): Promise<string[]> {
  const isOurs = folder === 'packs' ? isPackName : isManifestName;
  const names = await readdir(path.join(target, generation, folder)).catch((error: unknown) => {
    if (isErrorCode(error, 'ENOENT')) return [];
    throw error;
  });
  return names.filter(isOurs).sort();
}

const plainWords = new Map([
  ['ENOSPC', 'is full. The backups that were there before are as good as they were.'],
  ['EDQUOT', 'is full: the quota of this user is used up.'],
  ['EACCES', 'cannot be read or written by this user.'],
  ['EPERM', 'cannot be read or written by this user.'],
  ['EROFS', 'is mounted read-only.'],
  ['EIO', 'answers with errors: the disk may be dying, or was unplugged.'],
  ['ENODEV', 'is gone: was the disk unplugged?'],
]);

/** What went wrong with a folder, in words for somebody who never heard of error codes. */
export function plainError(error: unknown, folder: string): unknown {
  for (const [code, words] of plainWords) {
    if (!isErrorCode(error, code)) continue;
    return new Error(`${folder} ${words} (${errorMessage(error)})`, { cause: error });
  }
  return error;
}
