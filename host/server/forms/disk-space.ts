import { statfs } from 'node:fs/promises';

/** Bytes. */
const leastFree = 100 * 1024 * 1024;

/** Bytes that are left on the disk of a folder; 0 when nobody can tell. */
export async function freeSpace(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}

export function isRoomy(freeBytes: number): boolean {
  return freeBytes >= leastFree;
}
