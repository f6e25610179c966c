import sharp from 'sharp';
import type { FileRefusal } from './photo-problems';

export type ReducedPhoto = { bytes: Buffer; width: number; height: number };

/** What a kept photograph may weigh. */
export const largestKeptPhoto = 2 * 1024 * 1024;

/** Width times height that may be decoded: the largest that telephones take, and no bomb. */
const mostPixels = 64_000_000;
const longestDecoding = 10;

// From good to bearable; nearly every photograph fits with the first.
const attempts = [
  { side: 2400, quality: 82 },
  { side: 2400, quality: 68 },
  { side: 1600, quality: 60 },
] as const;

/**
 * The photograph decoded and written anew as JPEG: upright, at most 2 400 pixels a side and 2 MB,
 * and without place, date or device, since nothing of the file itself is kept.
 * @returns the reason when it cannot be read.
 */
export async function reducePhoto(sent: Buffer): Promise<ReducedPhoto | FileRefusal> {
  const format = formatOf(sent);
  if (format === null) return 'photo-format';
  const unreadable = format === 'heif' ? 'photo-heic' : 'photo-unreadable';

  try {
    // Reads the first bytes only, so that a picture of a billion pixels costs nothing.
    const { width, height } = await open(sent).metadata();
    if (width * height > mostPixels) return 'photo-too-large';

    for (const { side, quality } of attempts) {
      const { data, info } = await open(sent)
        .autoOrient()
        .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: 'white' })
        .jpeg({ quality })
        .timeout({ seconds: longestDecoding })
        .toBuffer({ resolveWithObject: true });
      if (data.length <= largestKeptPhoto) return { bytes: data, width: info.width, height: info.height };
    }
    return 'photo-too-large';
  } catch {
    return unreadable;
  }
}

function open(sent: Buffer) {
  // One pixel too many is refused by metadata() above; this stands for a header that lies.
  return sharp(sent, { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true });
}

/** By the first bytes. Decoders of other formats are never reached, whatever name or type a file claims. */
function formatOf(sent: Buffer): 'jpeg' | 'png' | 'webp' | 'heif' | null {
  const ascii = (from: number, to: number) => sent.toString('latin1', from, to);
  if (ascii(0, 3) === '\u00ff\u00d8\u00ff') return 'jpeg';
  if (ascii(0, 8) === '\u0089PNG\r\n\u001a\n') return 'png';
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'webp';
  if (ascii(4, 8) === 'ftyp' && /^(hei|hev|mif1|msf1|avif)/.test(ascii(8, 12))) return 'heif';
  return null;
}
