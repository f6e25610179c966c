import { readFile } from 'node:fs/promises';
import { isErrorCode } from '../error-code';

/** Reads a file; null when it does not exist. For files of a known size only. */
export async function readIfThere(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (isErrorCode(error, 'ENOENT')) return null;
    throw error;
  }
}
