import { copyFileSync, linkSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isErrorCode } from '../server/error-code';
import { makeFolder } from './files';
import { problemOf } from './release-files';

/** A hard link, since releases never change; a copy where the file system has none. What stands there stays. */
export function linkOrCopy(source: string, target: string, hasFolder = false): void {
  try {
    linkSync(source, target);
  } catch (error) {
    if (isErrorCode(error, 'EEXIST')) return;
    if (!isErrorCode(error, 'ENOENT')) return copyFileSync(source, target);
    if (hasFolder) throw error;
    makeFolder(path.dirname(target));
    linkOrCopy(source, target, true);
  }
}

/** Links a file that is what its hash says. @returns false also when it is gone, or this file system has no hard links. */
export function isLinked(from: string, to: string, hash: string): boolean {
  try {
    makeFolder(path.dirname(to));
    linkSync(from, to);
    if (problemOf(to, hash) === null) return true;
    rmSync(to);
  } catch {
    // Then it is made, or fetched.
  }
  return false;
}
