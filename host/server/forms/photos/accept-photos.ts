import { attachmentField } from '@renovation-th/shared/forms/form-fields';
import type { PhotoToKeep } from '../spool-keeper';
import type { StoredPhoto } from '../stored-request';
import type { FileRefusal, LeftOut, SentFile } from './photo-problems';
import { formatOf, pictureShape } from './picture-header';
import { isTooLarge } from './picture-limits';

export type AcceptedPhotos = {
  /** As the stored request names them. */
  photos: readonly StoredPhoto[];
  /** As they were sent. */
  files: readonly PhotoToKeep[];
  leftOut: readonly LeftOut[];
};

type AcceptOptions = {
  reference: string;
  /** Photographs of one form. */
  most: number;
  /** See `sender-mark.ts`. */
  senderMark: Buffer;
};

/**
 * Sorts the files of one form into photographs to keep and files to leave out, by what is cheap to see.
 * Nothing is decoded: the desk does that, in processes that may be killed.
 */
export function acceptPhotos(
  sent: readonly SentFile[],
  { reference, most, senderMark }: AcceptOptions,
): AcceptedPhotos {
  const photos = new Map<string, StoredPhoto>();
  const files: PhotoToKeep[] = [];
  const leftOut: LeftOut[] = [];
  for (const { field, name, bytes, digest } of sent) {
    const refusal = field !== attachmentField ? 'attachment' : photos.size >= most ? 'too-many-photos' : null;
    const problem = refusal ?? problemOf(bytes);
    if (problem || !bytes) {
      leftOut.push({ name, reason: problem ?? 'photo-too-large' });
      continue;
    }
    // Named after what was sent: the same photograph sent again is the same file.
    const file = `${reference}.${digest.slice(0, 16)}.jpg`;
    if (photos.has(file)) continue;
    photos.set(file, { file, name });
    files.push({ file, bytes, senderMark });
  }
  return { photos: [...photos.values()], files, leftOut };
}

/** What tells one set of files from another, as pairs for the fingerprint of the request. */
export function fileMarks(sent: readonly SentFile[]): [string, string][] {
  return sent.map(({ name, bytes, digest }) => ['_file', bytes ? digest : `too large: ${name}`]);
}

function problemOf(bytes: Buffer | null): FileRefusal | null {
  if (!bytes) return 'photo-too-large';
  const format = formatOf(bytes);
  if (format === null) return 'photo-format';
  if (format === 'heic') return 'photo-heic';
  const shape = pictureShape(bytes, format);
  // Without a header in its usual place the picture may still be one; its decoder decides.
  return shape && isTooLarge(shape) ? 'photo-too-large' : null;
}
