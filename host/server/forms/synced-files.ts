import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { open, rename, statfs, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { syncFolder } from '../../delivery/files';

/**
 * Writes or replaces a file atomically. The file survives a power cut once the promise resolves.
 * @param draftFolder folder for a temporary file, on the same file system as `file`.
 */
export async function writeSynced(
  file: string,
  content: string | Buffer,
  draftFolder: string,
): Promise<void> {
  const draft = await writeDraft(draftFolder, content);
  await rename(draft, file).catch((error: unknown) => removeDraft(draft, error));
  await syncFolder(path.dirname(file));
}

/** Writes a file under a unique name. Its content survives a power cut. @returns the path. */
export async function writeDraft(folder: string, content: string | Buffer): Promise<string> {
  const draft = path.join(folder, randomBytes(8).toString('hex'));
  const options = { flag: 'wx', mode: 0o600, flush: true };
  await writeFile(draft, content, options).catch((error: unknown) => removeDraft(draft, error));
  return draft;
}

async function removeDraft(draft: string, error: unknown): Promise<never> {
  await unlink(draft).catch(() => undefined);
  throw error;
}

/**
 * Reads a file without following a symlink or waiting for a pipe.
 * @throws Error when the file does not exist, is not a regular file, or is larger than `mostBytes`.
 */
export async function readPlainFile(file: string, mostBytes: number): Promise<Buffer> {
  const handle = await open(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    const info = await handle.stat();
    if (!info.isFile()) throw new Error(`${file} is not a regular file.`);
    if (info.size > mostBytes) throw new Error(`${file} is larger than ${mostBytes} bytes.`);
    return await handle.readFile();
  } finally {
    await handle.close();
  }
}

/** Returns the free bytes on the disk of a folder, or 0 if the system does not report them. */
export async function freeSpace(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize;
}
