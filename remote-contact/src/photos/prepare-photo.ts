import { importWithRetry } from '@renovation-th/shared/kernel';
import { photoContent as content } from '../content/photo-content';
import { isTruncatedJpeg, photoFormat, photoRules, type PhotoFormat } from './photo-rules';

/** A photograph that is ready to be sent, with an optional note for the visitor. */
export type PreparedPhoto = { file: File; note: PhotoNote | null };

/** `incomplete`: the file is truncated. `original`: the browser could not re-encode it. */
export type PhotoNote = 'incomplete' | 'original';

/**
 * Re-encodes a photograph, or accepts the original if the browser cannot.
 * @param originalRoom maximum bytes of an original.
 * @returns the photograph, or a message that says why it cannot be sent.
 */
export async function preparePhoto(file: File, originalRoom: number): Promise<PreparedPhoto | string> {
  const format = await formatOf(file);
  if (!format) return content.wrongType(file.name);
  if (file.size > photoRules.originalBytes) return content.tooLarge(file.name);

  const note = format === 'jpeg' && (await isTruncatedJpeg(file)) ? 'incomplete' : null;
  const orOriginal = (problem: string): PreparedPhoto | string =>
    isReadByService(format) && file.size <= originalRoom ? { file, note: note ?? 'original' } : problem;
  try {
    const { reducePhoto } = await importWithRetry(
      () => import(/* webpackChunkName: "photos" */ '@renovation-th/shared/photos/reduce-photo'),
    );
    const reduced = await reducePhoto(file, photoRules);
    if (reduced === 'no-canvas') return orOriginal(content.noCanvas(file.name));
    if (reduced) return { file: reduced, note };
    return format === 'heic' ? content.heic(file.name) : content.unreadable(file.name);
  } catch {
    return orOriginal(content.codeMissing(file.name));
  }
}

const isReadByService = (format: PhotoFormat) => format !== 'heic' && format !== 'avif';

/** Like `photoFormat`, but returns null for an unreadable file, such as one that was moved after it was chosen. */
async function formatOf(file: File): Promise<PhotoFormat | null> {
  try {
    return await photoFormat(file);
  } catch {
    return null;
  }
}
