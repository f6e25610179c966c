import { createHash, randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { link, mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DeliveryError } from './delivery-error';
import { isErrorCode } from './error-code';
import { forEachAtOnce } from './for-each-at-once';

/** Matches the relative path of a file below the folder to which the path is joined. */
export const pathBelow = /^(?!\/)(?!(?:.*\/)?\.{0,2}(?:\/|$))[^\\\0]+$/s;

/**
 * Returns the path of a file that a release, a manifest or an entry names. Use it before you write or delete the file.
 * @throws DeliveryError when the file is outside the folder.
 */
export function fileIn(folder: string, name: string): string {
  if (pathBelow.test(name)) return path.join(folder, name);
  throw new DeliveryError(
    `"${name}" is outside its folder, ${folder}.`,
    'Nothing was written there. Do not trust the release or the store that names this file.',
  );
}

/** Reads a file, or returns null if it does not exist. Use it only for files of a limited size. */
export const readIfThere = (file: string): Promise<Buffer | null> => readFile(file).catch(nullIfMissing);

function nullIfMissing(error: unknown): null {
  if (isErrorCode(error, 'ENOENT')) return null;
  throw error;
}

/** Lists every file below a folder, as sorted relative paths with forward slashes. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

/** Lists the folders in a folder, except hidden ones. Returns an empty list when the folder does not exist. */
export async function listFolders(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(nullIfMissing);
  return (entries ?? [])
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .sort();
}

/** Hashes of files, by path. */
export type FileHashes = Readonly<Record<string, string>>;

/** @example integrityOf(content) // => 'sha384-oqVuAf…' */
export function integrityOf(content: Buffer | string): `sha384-${string}` {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/**
 * Derives the time of a file from the hash of its content, because servers derive the ETag from time and length. Every
 * machine then sends the same ETag.
 */
export function setTime(file: string, integrity: string): void {
  const seconds = Buffer.from(integrity.slice('sha384-'.length), 'base64').readUInt32BE() % 500_000_000;
  utimesSync(file, 1_000_000_000 + seconds, 1_000_000_000 + seconds);
}

/** Returns the hash of every file below a folder, by the path that `listFiles` returns. */
export async function hashFiles(folder: string): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const file of await listFiles(folder))
    hashes[file] = integrityOf(await readFile(path.join(folder, file)));
  return hashes;
}

/** Returns a unique name for a draft, even in a folder that several machines share. */
export const draftName = () => `.draft-${randomUUID()}`;

/** Serializes a value as indented JSON. */
export const jsonText = (content: unknown): string => `${JSON.stringify(content, null, 2)}\n`;

/** Writes or replaces a file atomically, and syncs it to disk. */
export const writeWhole = (file: string, content: string | Buffer): Promise<void> =>
  writeAtomically(file, content, rename);

/** Writes a file atomically, but never replaces one. @returns false when the file exists already. */
export async function writeOnce(file: string, content: string | Buffer): Promise<boolean> {
  try {
    await writeAtomically(file, content, link);
    return true;
  } catch (error) {
    if (isErrorCode(error, 'EEXIST')) return false;
    throw error;
  }
}

async function writeAtomically(
  file: string,
  content: string | Buffer,
  install: (draft: string, file: string) => Promise<void>,
): Promise<void> {
  const folder = path.dirname(file);
  await mkdir(folder, { recursive: true });
  const draft = path.join(folder, draftName());
  try {
    await writeFile(draft, content, { flush: true });
    await install(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
  await syncFile(folder);
}

/** Writes a file into a draft folder without syncing it. Call `syncTree` once the folder is complete. */
export async function writeDraft(file: string, content: string | Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}

/**
 * Writes a file of a site, with the time of its hash. Does not write into an existing file, because a served site may
 * share it. Synchronous, because asynchronous calls would take longer than the writing itself.
 */
export function writeNew(file: string, content: Buffer, integrity: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(file, { force: true });
  writeFileSync(file, content);
  setTime(file, integrity);
}

/** Syncs the content of a folder to disk. The caller must sync the parent folder. */
export async function syncTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.map((entry) => path.join(entry.parentPath, entry.name));
  // A file with several hard links was synced when it was first written.
  const isNew = (file: string) => statSync(file).isDirectory() || statSync(file).nlink === 1;
  await forEachAtOnce([...paths.filter(isNew), folder], syncFile, 8);
}

/** Syncs a file, or a folder, so that new files in it survive a power cut. */
export async function syncFile(file: string): Promise<void> {
  const handle = await open(file, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Removes a folder and its content, if the folder exists. */
export const removeTree = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true });

/**
 * Hard-links a file if it has the hash, or copies it if the system refuses the link.
 * @returns false when the file is missing or has another hash, or when the target exists.
 */
export function isLinked(from: string, to: string, hash?: string): boolean {
  mkdirSync(path.dirname(to), { recursive: true });
  try {
    linkOrCopy(from, to);
    if (hash === undefined || integrityOf(readFileSync(to)) === hash) return true;
    rmSync(to);
  } catch (error) {
    if (!['ENOENT', 'ENOTDIR', 'EISDIR', 'EEXIST'].some((code) => isErrorCode(error, code))) throw error;
  }
  return false;
}

function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    // copyFile would call fchown, which our systemd units forbid.
    writeFileSync(to, readFileSync(from), { flag: 'wx' });
  }
}
