import { constants } from 'node:fs';
import { open } from 'node:fs/promises';

/**
 * Reads a plain file in the folder of requests. Follows no symbolic link and never waits for a pipe.
 * @throws Error when the file does not exist, is no plain file, or is longer than `mostBytes`.
 */
export async function readPlainFile(file: string, mostBytes: number): Promise<Buffer> {
  const handle = await open(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    const info = await handle.stat();
    if (!info.isFile()) throw new Error(`${file} is no plain file.`);
    if (info.size > mostBytes) throw new Error(`${file} is longer than it can be.`);
    return await handle.readFile();
  } finally {
    await handle.close();
  }
}
