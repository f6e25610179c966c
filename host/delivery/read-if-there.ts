import { readFile } from 'node:fs/promises';
import { isErrorCode } from './error-code';

/** Reads a file, or returns null if it does not exist. Use it only for files of a limited size. */
export async function readIfThere(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (isErrorCode(error, 'ENOENT')) return null;
    throw error;
  }
}
