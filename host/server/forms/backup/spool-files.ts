import { constants, type Stats } from 'node:fs';
import { lstat, open, readdir, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { isErrorCode } from '../../error-code';

/** Folders that hold nothing to keep: drafts, what is of the moment, and what is made again from the rest. */
const leftOutFolders: ReadonlySet<string> = new Set([
  'incoming',
  'changed',
  'index',
  'alive',
  'backup',
  'failures',
]);

/** Files that never change once they have their name. */
const immutableFolders: ReadonlySet<string> = new Set([
  'accepted',
  'amended',
  'quarantine',
  'raw',
  'left-out',
  'photos',
]);

/**
 * While the folders are read, the service goes on. What it moves is written to the new place before
 * it leaves the old one, so the old place is read first, and the file is met in one of the two:
 * a request released from quarantine is accepted, a photograph of `raw` goes to `photos` or is left out,
 * a mail that has left goes from `undelivered` to `delivered`. Requests come before photographs: the
 * photographs of a request are on disk before the request is. All other folders follow by name.
 */
const readingOrder = [
  'quarantine',
  'accepted',
  'amended',
  'raw',
  'left-out',
  'photos',
  'undelivered',
  'delivered',
];

/** The largest photograph that the service takes is 10 MB. Bytes. */
export const largestFile = 32 * 1024 * 1024;
const deepestPath = 4;
const namePattern = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/;

/** Whether a text is the path of a file that a backup may hold. Nothing else is ever restored. */
export function isBackedUpPath(text: string): boolean {
  const names = text.split('/');
  return (
    names.length <= deepestPath &&
    names.every((name) => namePattern.test(name)) &&
    !leftOutFolders.has(names[0] ?? '')
  );
}

/** Whether the name alone tells that the content is the same as before. */
export function isImmutable(file: string): boolean {
  const [folder = '', ...rest] = file.split('/');
  return immutableFolders.has(folder) && rest.length > 0;
}

/**
 * The folders and single files at the top of the spool, in the order in which they must be read.
 * @throws Error when there is no such folder.
 */
export async function topEntries(spoolDir: string): Promise<string[]> {
  const names = await readdir(spoolDir);
  const rank = (name: string) => {
    const place = readingOrder.indexOf(name);
    return place < 0 ? readingOrder.length : place;
  };
  return names
    .filter((name) => namePattern.test(name) && !leftOutFolders.has(name))
    .sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
}

/** All that is no folder below an entry, as paths with slashes from the spool on. Links are not followed. */
export async function filesBelow(spoolDir: string, entry: string): Promise<string[]> {
  const items = await readdir(path.join(spoolDir, entry), { withFileTypes: true }).catch(unlessGone);
  // No folder, so the entry itself is a file; whether it is fit to be kept shows on reading.
  if (items === 'no-folder') return [entry];
  const files: string[] = [];
  for (const item of items ?? []) {
    const file = `${entry}/${item.name}`;
    if (!isBackedUpPath(file)) continue;
    if (item.isDirectory()) files.push(...(await filesBelow(spoolDir, file)));
    else files.push(file);
  }
  return files;
}

export type FileFacts = {
  /** Bytes. */
  size: number;
  /** When it was written: whole milliseconds. It says since when a request is handled. */
  mtimeMs: number;
};

/** Null for what went meanwhile; `unfit` for a link, a pipe, what cannot be read or is larger than anything of a spool. */
type Unless<Found> = Found | 'unfit' | null;

export async function factsOf(spoolDir: string, file: string): Promise<Unless<FileFacts>> {
  const info = await lstat(path.join(spoolDir, file)).catch(unlessGone);
  return info === null || info === 'no-folder' ? null : fitFacts(info);
}

export async function readSpoolFile(
  spoolDir: string,
  file: string,
): Promise<Unless<FileFacts & { bytes: Buffer }>> {
  // Neither a link out of the spool nor a pipe that nobody fills is waited for.
  const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
  let handle: FileHandle | undefined;
  try {
    handle = await open(path.join(spoolDir, file), flags);
    const facts = fitFacts(await handle.stat());
    if (facts === 'unfit') return facts;
    const bytes = await handle.readFile();
    return { ...facts, size: bytes.length, bytes };
  } catch (error) {
    // One file that the disk does not give back must not keep the others from being saved.
    return isErrorCode(error, 'ENOENT') ? null : 'unfit';
  } finally {
    await handle?.close();
  }
}

function fitFacts(info: Stats): FileFacts | 'unfit' {
  if (!info.isFile() || info.size > largestFile) return 'unfit';
  return { size: info.size, mtimeMs: Math.floor(info.mtimeMs) };
}

function unlessGone(error: unknown): 'no-folder' | null {
  if (isErrorCode(error, 'ENOENT')) return null;
  if (isErrorCode(error, 'ENOTDIR')) return 'no-folder';
  throw error;
}
