import { randomBytes } from 'node:crypto';
import { open, rename, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isErrorCode } from '../error-code';

/**
 * Writes or replaces a file atomically; it survives a power cut once this resolves.
 * @param draftFolder folder of the draft, on the same file system.
 */
export async function writeSynced(
  file: string,
  content: string | Buffer,
  draftFolder: string,
): Promise<void> {
  const draft = await writeDraft(draftFolder, content);
  try {
    await rename(draft, file);
  } catch (error) {
    await unlink(draft).catch(() => undefined);
    throw error;
  }
  await syncFolder(path.dirname(file));
}

/** Writes a file under a unique name; its content survives a power cut. @returns its path. */
export async function writeDraft(folder: string, content: string | Buffer): Promise<string> {
  const draft = path.join(folder, randomBytes(8).toString('hex'));
  try {
    await writeFile(draft, content, { flag: 'wx', mode: 0o600, flush: true });
    return draft;
  } catch (error) {
    await unlink(draft).catch(() => undefined);
    throw error;
  }
}

/** Removes a file, synced. @returns whether it existed. */
export async function removeSynced(file: string): Promise<boolean> {
  try {
    await unlink(file);
  } catch (error) {
    if (isErrorCode(error, 'ENOENT')) return false;
    throw error;
  }
  await syncFolder(path.dirname(file));
  return true;
}

/** Makes the names in a folder survive a power cut. Windows has no such call. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
