import { constants } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';

/**
 * Opens a file that lies in the folder of requests to read it. A link that somebody put there is not followed, and a
 * pipe holds nobody up.
 * @throws Error when there is no file of that name, or something else than a plain file.
 */
async function openPlainFile(file: string): Promise<FileHandle> {
  const handle = await open(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  if ((await handle.stat()).isFile()) return handle;
  await handle.close();
  throw new Error(`${file} is no plain file.`);
}

/** The whole of a plain file. @throws Error when it is longer than so many bytes, too. */
export async function readPlainFile(file: string, mostBytes: number): Promise<Buffer> {
  const handle = await openPlainFile(file);
  try {
    if ((await handle.stat()).size > mostBytes) throw new Error(`${file} is longer than it can be.`);
    return await handle.readFile();
  } finally {
    await handle.close();
  }
}
