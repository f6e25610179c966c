import { open, rename } from 'node:fs/promises';
import path from 'node:path';
import { attachmentField } from '@renovation-th/shared/forms/form-fields';
import { rawName, type PhotoToKeep } from '../stored-request';
import { syncFolder } from '../synced-files';
import type { FileRefusal, LeftOut, SentFile } from './photo-problems';
import { formatOf } from './picture-header';

export type AcceptedPhotos = {
  photos: readonly AcceptedPhoto[];
  leftOut: readonly LeftOut[];
};

export type AcceptedPhoto = PhotoToKeep & {
  /** Where it lies as it was sent. */
  path: string;
  bytes: number;
};

type AcceptOptions = {
  reference: string;
  /** Photographs of one form. */
  most: number;
  /** See `sender-mark.ts`. */
  sender: string;
};

/** Bytes that tell the format of a picture. */
const beginning = 12;

/**
 * Sorts the files of one form into photographs to keep and files to leave out, by what is cheap to see.
 * Nothing is decoded: the desk does that, in processes that may be killed.
 */
export async function acceptPhotos(
  sent: readonly SentFile[],
  { reference, most, sender }: AcceptOptions,
): Promise<AcceptedPhotos> {
  const photos = new Map<string, AcceptedPhoto>();
  const leftOut: LeftOut[] = [];
  for (const { field, name, path: from, bytes, digest, isTooLarge: isTooLong } of sent) {
    const refusal = field !== attachmentField ? 'attachment' : photos.size >= most ? 'too-many-photos' : null;
    const tooLong = isTooLong ? 'photo-too-large' : null;
    const problem = refusal ?? tooLong ?? (from === null ? 'photo-no-room' : await problemOf(from));
    if (problem || from === null) {
      leftOut.push({ name, reason: problem ?? 'photo-no-room' });
      continue;
    }
    // Named after what was sent: the same photograph sent again is the same file.
    const file = `${reference}.${digest.slice(0, 16)}.jpg`;
    if (!photos.has(file)) photos.set(file, { file, name, sha256: digest, sender, path: from, bytes });
  }
  return { photos: [...photos.values()], leftOut };
}

/** Gives the files their names in `raw`, before the request that names them: a request on disk is complete. */
export async function keepPhotoFiles(photos: readonly AcceptedPhoto[], rawFolder: string): Promise<void> {
  if (photos.length === 0) return;
  for (const photo of photos) await rename(photo.path, path.join(rawFolder, rawName(photo.file)));
  await syncFolder(rawFolder);
}

/** What tells one set of files from another, as pairs for the fingerprint of the request. */
export function fileMarks(sent: readonly SentFile[]): [string, string][] {
  return sent.map(({ name, isTooLarge: isTooLong, digest }) => [
    '_file',
    isTooLong ? `too large: ${name}` : digest,
  ]);
}

async function problemOf(file: string): Promise<FileRefusal | null> {
  const format = formatOf(await beginningOf(file));
  if (format === null) return 'photo-format';
  return format === 'heic' ? 'photo-heic' : null;
}

async function beginningOf(file: string): Promise<Buffer> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(beginning), 0, beginning, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
