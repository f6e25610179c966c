import path from 'node:path';
import type { IndexedFile } from '../index/request-queries';

/** Where the file lies below the folder of received requests, as the owner finds it on his disk. */
export function fileOf({ folder, key }: IndexedFile): string {
  return path.join(folder, `${key}.json`);
}
