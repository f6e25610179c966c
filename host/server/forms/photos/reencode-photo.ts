import sharp, { type OutputInfo } from 'sharp';
import { formatOf, largestKeptPhoto, type DecodingProblem } from './photo-problems';

/** Maximum number of pixels. The largest photographs from phones have fewer. */
const mostPixels = 268_000_000;

const longestKeptSide = 2_400;
// Settings to try in order. Nearly every photograph is small enough with the first.
const attempts = [
  { side: longestKeptSide, quality: 82 },
  { side: longestKeptSide, quality: 68 },
  { side: 1_600, quality: 60 },
] as const;

// Disables all libvips loaders except JPEG, PNG and WebP.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
// One thread per photograph and no cache, to save memory.
sharp.cache(false);
sharp.concurrency(1);

/**
 * Re-encodes a photograph as an upright JPEG without metadata, with at most 2,400 pixels per side and 2 MB. A hostile
 * file may take much time and memory, so call this only in a process that may be killed.
 * @returns the JPEG, or the problem. The missing part of a truncated photograph is grey.
 */
export async function reencodePhoto(sent: Buffer, turn: number): Promise<Buffer | DecodingProblem> {
  const format = formatOf(sent);
  if (format === null || format === 'heic') return 'photo-unreadable';
  try {
    return await encode(await decode(sent), turn);
  } catch (error) {
    return problemOf(error);
  }
}

const problemOf = (error: unknown): DecodingProblem =>
  /memory|pixel limit/i.test(String(error)) ? 'photo-too-many-pixels' : 'photo-unreadable';

type Pixels = { data: Buffer; info: OutputInfo };

function decode(sent: Buffer): Promise<Pixels> {
  return sharp(sent, { limitInputPixels: mostPixels, failOn: 'none', sequentialRead: true })
    .autoOrient()
    .resize({ width: longestKeptSide, height: longestKeptSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
}

async function encode({ data, info }: Pixels, turn: number): Promise<Buffer | DecodingProblem> {
  for (const { side, quality } of attempts) {
    const { width, height, channels } = info;
    const jpeg = await sharp(data, { raw: { width, height, channels } })
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .rotate(turn)
      .jpeg({ quality })
      .toBuffer();
    if (jpeg.length <= largestKeptPhoto) return jpeg;
  }
  return 'photo-too-large';
}
