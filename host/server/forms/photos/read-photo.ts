import path from 'node:path';
import { readPlainFile } from '../open-plain-file';

/** Whether a text that came from outside names a photograph of a request, and so is safe as a file name. */
export function isPhotoFile(text: string): boolean {
  return /^RTH-\d{8}-[0-9A-Z]{6}\.[0-9a-f]{16}\.jpg$/.test(text);
}

/** Bytes: far more than a photograph takes that was written anew. */
const longestPhoto = 20 * 1024 * 1024;

/** A photograph that was written anew. Null when there is none of that name. @param folder of all requests. */
export async function readPhoto(folder: string, file: string): Promise<Buffer | null> {
  if (!isPhotoFile(file)) return null;
  return readPlainFile(path.join(folder, 'photos', file), longestPhoto).catch(() => null);
}
