import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isErrorCode } from '../server/error-code';

/** Every file below a folder, as paths relative to it with forward slashes, sorted. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

/** Names of the folders in a folder, but those that start with a dot. Empty when there is none. */
export async function listFolders(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .sort();
}

/** @example integrityOf(content) // => 'sha384-oqVuAf…' */
export function integrityOf(content: Buffer | string): `sha384-${string}` {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** Writes a file whole or not at all: a reader never sees a half of it. */
export async function writeWhole(file: string, content: string | Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.tmp`;
  await writeFile(draft, content);
  await rename(draft, file);
}

/** @returns null when there is no such file. */
export async function readIfThere(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (isErrorCode(error, 'ENOENT')) return null;
    throw error;
  }
}
