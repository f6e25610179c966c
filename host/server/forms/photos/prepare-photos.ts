import type { PhotoToKeep } from '../spool';
import type { StoredPhoto } from '../stored-request';
import type { LeftOut, SentFile } from './photo-problems';
import { reducePhoto } from './reduce-photo';

/** The field of the forms that carries photographs, as external form-forwarding services name it. */
export const photoField = 'attachment';

export type PreparedPhotos = {
  /** As the stored request names them. */
  photos: readonly StoredPhoto[];
  files: readonly PhotoToKeep[];
  leftOut: readonly LeftOut[];
};

/** Sorts the files of one form into photographs to keep and files to leave out. */
export type PreparePhotos = (sent: readonly SentFile[], reference: string) => Promise<PreparedPhotos>;

/** @param most photographs per form. */
export function photoPreparation(most: number): PreparePhotos {
  const inTurn = fewAtOnce(2);

  return async (sent, reference) => {
    const photos: StoredPhoto[] = [];
    const files: PhotoToKeep[] = [];
    const leftOut: LeftOut[] = [];
    for (const { field, name, bytes, digest } of sent) {
      const reduced = await inTurn(async () => {
        if (field !== photoField) return 'attachment';
        if (photos.length >= most) return 'too-many-photos';
        return bytes ? reducePhoto(bytes) : 'photo-too-large';
      });
      if (typeof reduced === 'string') {
        leftOut.push({ name, reason: reduced });
        continue;
      }
      // Named after what was sent: the same photograph sent again is the same file.
      const file = `${reference}.${digest.slice(0, 16)}.jpg`;
      if (files.some((kept) => kept.file === file)) continue;
      const { width, height } = reduced;
      photos.push({ file, name, width, height, bytes: reduced.bytes.length });
      files.push({ file, bytes: reduced.bytes });
    }
    return { photos, files, leftOut };
  };
}

/** What tells one set of files from another, as pairs for the fingerprint of the request. */
export function fileMarks(sent: readonly SentFile[]): [string, string][] {
  return sent.map(({ name, bytes, digest }) => ['_file', bytes ? digest : `too large: ${name}`]);
}

/** Decoding takes memory and a whole core; forms wait for their turn instead of sharing both. */
function fewAtOnce(most: number) {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async (work: () => Promise<Awaited<ReturnType<typeof reducePhoto>>>) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // The place goes to the next in line, or becomes free.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
