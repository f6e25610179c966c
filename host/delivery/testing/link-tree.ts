import path from 'node:path';
import { linkOrCopy, listFiles } from '../files';

/** Copies a folder by hard links where the file system has them. */
export async function linkTree(from: string, to: string): Promise<void> {
  for (const file of await listFiles(from)) linkOrCopy(path.join(from, file), path.join(to, file));
}
