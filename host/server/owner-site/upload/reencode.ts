import type { Decoder } from '../../forms/photos/decoder';
import type { Retouch } from '../../forms/photos/retouch';

/** Processor time of a photograph, in milliseconds: the owner's cameras are better than those of his visitors. */
const mostTime = 15_000;
/** Something else may have ended the process the first time. */
const mostTries = 2;

/** @returns the photograph as a JPEG, or a word that says why there is none. @throws Error for a fault of our own. */
export async function reencode(
  decoder: Decoder,
  file: string,
  retouch?: Retouch,
): Promise<Buffer | 'unreadable' | 'too-large' | 'too-many-pixels' | 'interrupted'> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const decoded = await decoder.decode(file, mostTime, retouch);
    // A part is missing: he has the whole photograph.
    if (decoded.kind === 'written') return decoded.isIncomplete ? 'unreadable' : decoded.jpeg;
    if (decoded.kind === 'died') continue;
    if (decoded.reason === 'photo-unreadable') return 'unreadable';
    return decoded.reason === 'photo-too-many-pixels' ? 'too-many-pixels' : 'too-large';
  }
  return 'interrupted';
}
