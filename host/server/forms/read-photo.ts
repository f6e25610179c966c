import path from 'node:path';
import { readPlainFile } from './open-plain-file';
import { isPhotoFile } from './stored-request';

/** Bytes: far more than a photograph takes that was written anew. */
const mostBytes = 20 * 1024 * 1024;

/** A photograph that was written anew. Null when there is none of that name. @param folder of all requests. */
export async function readPhoto(folder: string, file: string): Promise<Buffer | null> {
  if (!isPhotoFile(file)) return null;
  return readPlainFile(path.join(folder, 'photos', file), mostBytes).catch(() => null);
}
