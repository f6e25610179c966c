import type { Decoder, Retouch } from '../../forms/photos/decoder';

/** Maximum attempts. If the photograph did not cause the crash of the decoder, a second attempt can succeed. */
const mostTries = 2;

/** Re-encodes a photograph. @returns a JPEG, or the reason for a refusal. */
export async function reencode(
  decoder: Decoder,
  file: string,
  retouch?: Retouch,
): Promise<Buffer | 'unreadable' | 'too-large' | 'too-many-pixels' | 'interrupted'> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const decoded = await decoder.decode(file, retouch);
    if (decoded.kind === 'written') return decoded.jpeg;
    if (decoded.kind === 'died') continue;
    if (decoded.reason === 'photo-unreadable') return 'unreadable';
    return decoded.reason === 'photo-too-many-pixels' ? 'too-many-pixels' : 'too-large';
  }
  return 'interrupted';
}
