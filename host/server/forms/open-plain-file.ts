import { constants } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';

/**
 * Opens a file in the folder of requests for reading. Follows no symbolic link and never waits for a pipe.
 * @throws Error when the name is missing or belongs to something other than a plain file.
 */
async function openPlainFile(file: string): Promise<FileHandle> {
  const handle = await open(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  if ((await handle.stat()).isFile()) return handle;
  await handle.close();
  throw new Error(`${file} is no plain file.`);
}

/** Reads a plain file. @throws Error when it is longer than so many bytes. */
export async function readPlainFile(file: string, mostBytes: number): Promise<Buffer> {
  const handle = await openPlainFile(file);
  try {
    if ((await handle.stat()).size > mostBytes) throw new Error(`${file} is longer than it can be.`);
    return await handle.readFile();
  } finally {
    await handle.close();
  }
}
