import { rename } from 'node:fs/promises';
import path from 'node:path';
import { attachmentField } from '@renovation-th/shared/forms/form-fields';
import type { PhotoToKeep } from '../stored-request';
import { syncFolder } from '../synced-files';
import type { LeftOut, SentFile } from './photo-problems';
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
  /** Tells this sender from others; no address. */
  sender: string;
};

/**
 * Sorts the files of one form into photographs to keep and files to leave out, by what is cheap to see.
 * Nothing is decoded: the desk does that, in processes that may be killed.
 */
export function acceptPhotos(
  sent: readonly SentFile[],
  { reference, most, sender }: AcceptOptions,
): AcceptedPhotos {
  const photos = new Map<string, AcceptedPhoto>();
  const leftOut: LeftOut[] = [];
  for (const file of sent) {
    const { name, path: from, bytes, digest } = file;
    const problem = problemOf(file, photos.size >= most);
    if (problem !== null || from === null) {
      leftOut.push({ name, reason: problem ?? 'photo-no-room' });
      continue;
    }
    // Named after what was sent: the same photograph sent again is the same file.
    const kept = `${reference}.${digest.slice(0, 16)}.jpg`;
    if (!photos.has(kept)) photos.set(kept, { file: kept, name, sender, path: from, bytes });
  }
  return { photos: [...photos.values()], leftOut };
}

function problemOf({ field, path: from, isTooLarge, beginning }: SentFile, isFull: boolean) {
  if (field !== attachmentField) return 'attachment';
  if (isFull) return 'too-many-photos';
  if (isTooLarge) return 'photo-too-large';
  if (from === null) return 'photo-no-room';
  const format = formatOf(beginning);
  if (format === null) return 'photo-format';
  return format === 'heic' ? 'photo-heic' : null;
}

/** Gives the files their names in `raw`, before the request that names them: a request on disk is complete. */
export async function keepPhotoFiles(photos: readonly AcceptedPhoto[], rawFolder: string): Promise<void> {
  if (photos.length === 0) return;
  for (const photo of photos) await rename(photo.path, path.join(rawFolder, photo.file));
  await syncFolder(rawFolder);
}

/** What tells one set of files from another, as pairs for the fingerprint of the request. */
export function fileMarks(sent: readonly SentFile[]): [string, string][] {
  return sent.map(({ name, isTooLarge: isTooLong, digest }) => [
    '_file',
    isTooLong ? `too large: ${name}` : digest,
  ]);
}
