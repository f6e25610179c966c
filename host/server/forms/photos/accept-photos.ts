import { attachmentField } from '@renovation-th/shared/forms/form-fields';
import type { PhotoPaths } from '../life-raft';
import type { PhotoToKeep } from '../stored-request';
import { formatOf, type RejectedFile, type SentFile } from './photo-problems';

export type AcceptedPhotos = {
  photos: readonly PhotoToKeep[];
  /** Paths of the original files. */
  paths: PhotoPaths;
  bytes: number;
  rejected: readonly RejectedFile[];
};

type AcceptOptions = {
  /** Maximum photographs of one form. */
  most: number;
  /** Pseudonym of the visitor's address. */
  clientKey: string;
};

/**
 * Sorts the files of one form into photographs and rejected files by cheap checks. The desk decodes them later, in
 * processes that may be killed.
 */
export function acceptPhotos(sent: readonly SentFile[], { most, clientKey }: AcceptOptions): AcceptedPhotos {
  const photos = new Map<string, PhotoToKeep>();
  const paths = new Map<string, string>();
  const rejected: RejectedFile[] = [];
  let size = 0;
  for (const { name, path, bytes, digest, ...file } of sent) {
    const problem = problemOf(file, photos.size >= most);
    if (problem !== null || path === null) {
      rejected.push({ name, reason: problem ?? 'photo-no-room' });
      continue;
    }
    // Named after its content: the same photograph sent twice is one file.
    const kept = `${digest}.raw`;
    if (photos.has(kept)) continue;
    photos.set(kept, { file: kept, name, clientKey });
    paths.set(kept, path);
    size += bytes;
  }
  return { photos: [...photos.values()], paths, bytes: size, rejected };
}

type Seen = Pick<SentFile, 'field' | 'isTooLarge' | 'beginning'>;

function problemOf({ field, isTooLarge, beginning }: Seen, isFull: boolean) {
  if (field !== attachmentField) return 'attachment';
  if (isFull) return 'too-many-photos';
  if (isTooLarge) return 'photo-too-large';
  const format = formatOf(beginning);
  if (format === null) return 'photo-format';
  return format === 'heic' ? 'photo-heic' : null;
}

/** Returns pairs that identify the files in the request's fingerprint. */
export function fileMarks(sent: readonly SentFile[]): [string, string][] {
  return sent.map(({ name, isTooLarge, digest }) => ['_file', isTooLarge ? `too large: ${name}` : digest]);
}
