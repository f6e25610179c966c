import path from 'node:path';
import { readIfThere } from './read-if-there';
import { isPhotoFile } from './stored-request';

/** A photograph that was written anew. Null when there is none of that name. @param folder of all requests. */
export async function readPhoto(folder: string, file: string): Promise<Buffer | null> {
  return isPhotoFile(file) ? readIfThere(path.join(folder, 'photos', file)) : null;
}
