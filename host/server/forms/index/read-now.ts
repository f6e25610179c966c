import { closeSync, fstatSync, openSync, readSync, statSync } from 'node:fs';
import { isErrorCode } from '../../error-code';
import { parseStoredRequest, referenceOf, type StoredRequest } from '../stored-request';

/** A request is at most some hundred kilobytes; what is longer was not written by this service. Bytes. */
const longestFile = 4 * 1024 * 1024;

/**
 * Reads a request synchronously, so that nothing changes between reading and writing the index.
 * @returns null when there is no such file.
 */
export function readRequestNow(file: string, key: string): StoredRequest | 'damaged' | null {
  let descriptor: number;
  try {
    descriptor = openSync(file, 'r');
  } catch (error) {
    return isErrorCode(error, 'ENOENT') ? null : 'damaged';
  }
  try {
    const { size } = fstatSync(descriptor);
    if (size > longestFile) return 'damaged';
    const bytes = Buffer.alloc(size);
    readSync(descriptor, bytes, 0, size, 0);
    const request = parseStoredRequest(bytes.toString('utf8'));
    // Erasing goes by the name of the file, so a file under a stranger's name needs somebody's eyes.
    return request && request.reference === referenceOf(key) ? request : 'damaged';
  } catch {
    return 'damaged';
  } finally {
    closeSync(descriptor);
  }
}

/** When the file was last written, in milliseconds; null when there is none. */
export function writtenAt(file: string): number | null {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? null;
}
