import { copyFileSync, linkSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isErrorCode } from '../server/error-code';
import { problemOf } from './release-files';

/** A hard link, since releases never change; a copy where the file system has none. What stands there stays. */
export function linkOrCopy(source: string, target: string): void {
  mkdirSync(path.dirname(target), { recursive: true });
  try {
    linkSync(source, target);
  } catch (error) {
    if (!isErrorCode(error, 'EEXIST')) copyFileSync(source, target);
  }
}

/** Links a file that is what its hash says. @returns false also when it is gone, or this file system has no hard links. */
export function isLinked(from: string, to: string, hash: string): boolean {
  try {
    mkdirSync(path.dirname(to), { recursive: true });
    linkSync(from, to);
    if (problemOf(to, hash) === null) return true;
    rmSync(to);
  } catch {
    // Then it is made, or fetched.
  }
  return false;
}
