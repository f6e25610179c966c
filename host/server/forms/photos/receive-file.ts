import { createHash, randomBytes } from 'node:crypto';
import { open, unlink, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import type { BusboyFileStream } from '@fastify/busboy';
import { cleanText } from '../foreign-text';
import type { SentFile } from './photo-problems';
import { freeSpace } from '../synced-files';

/**
 * Folder for uploads. `spared` is the number of bytes that uploads must leave free on the disk, so that the texts of
 * requests still fit.
 */
export type UploadFolder = { folder: string; spared: number };

type ReceiveOptions = { field: string; name: string; most: number; uploads: UploadFolder };

/**
 * Writes a file to disk as it arrives, then syncs it. Discards a file that is too large or does not fit on the disk,
 * but still counts its bytes. Never rejects.
 * @returns null if no file was chosen or the file arrived incomplete.
 */
export async function receiveFile(
  stream: BusboyFileStream,
  { field, name, most, uploads }: ReceiveOptions,
): Promise<SentFile | null> {
  const planned = (expected += most);
  try {
    const hasRoom = (await freeSpace(uploads.folder)) - planned >= uploads.spared;
    // Reads to the end even if the disk is full, because other parts of the form follow.
    const { path: file, ...read } = await write(stream, hasRoom ? uploads.folder : null);
    if (read.bytes === 0 && name === '') return null;
    const sent = { field, name: readableName(name), ...read };
    if (stream.truncated) {
      await discardFiles([{ path: file }]);
      return { ...sent, path: null, isTooLarge: true };
    }
    return { ...sent, path: file, isTooLarge: false };
  } catch {
    return null;
  } finally {
    expected -= most;
  }
}

/** Bytes reserved for all files that are arriving. */
let expected = 0;

type Written = Pick<SentFile, 'path' | 'bytes' | 'digest' | 'beginning'>;

/** Number of first bytes that are kept to identify the format. */
const longestBeginning = 64;

/** Writes a file. @param folder null to discard it. @throws Error when it arrives incomplete, after deleting it. */
async function write(stream: BusboyFileStream, folder: string | null): Promise<Written> {
  // Hashes each chunk, because hashing 25 MB at once would block the event loop for 50 ms.
  const hash = createHash('sha256');
  let bytes = 0;
  let beginning = Buffer.alloc(0);
  let file: { path: string; handle: FileHandle } | null = null;
  let isFull = folder === null;
  try {
    for await (const chunk of stream) {
      if (!Buffer.isBuffer(chunk)) continue;
      bytes += chunk.length;
      hash.update(chunk);
      if (beginning.length < longestBeginning)
        beginning = Buffer.concat([beginning, chunk.subarray(0, longestBeginning - beginning.length)]);
      if (isFull || folder === null) continue;
      try {
        file ??= await openNew(path.join(folder, randomBytes(8).toString('hex')));
        await file.handle.writeFile(chunk);
      } catch {
        isFull = true;
      }
    }
    if (!isFull) await file?.handle.sync();
    await file?.handle.close();
  } catch (error) {
    await file?.handle.close().catch(() => undefined);
    await discardFiles([{ path: file?.path ?? null }]);
    throw error;
  }
  if (isFull) await discardFiles([{ path: file?.path ?? null }]);
  return { path: isFull ? null : (file?.path ?? null), bytes, beginning, digest: hash.digest('hex') };
}

async function openNew(file: string): Promise<{ path: string; handle: FileHandle }> {
  return { path: file, handle: await open(file, 'wx', 0o600) };
}

/** Deletes files that were not moved into `files`. Ignores errors, because a daily sweep deletes the rest. */
export async function discardFiles(files: readonly Pick<SentFile, 'path'>[]): Promise<void> {
  await Promise.all(
    files.map(async ({ path: file }) => file !== null && unlink(file).catch(() => undefined)),
  );
}

const longestFileName = 100;

/** Returns a short file name without folders or invisible characters. */
function readableName(name: string): string {
  const base = name.split(/[\\/]/).at(-1) ?? '';
  // Cuts between code points, because `String.prototype.slice` may split a surrogate pair.
  const beginning = [...base].slice(0, longestFileName).join('');
  return (
    cleanText(beginning)
      .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
      .trim() || 'photo'
  );
}
