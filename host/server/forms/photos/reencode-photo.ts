import sharp, { type OutputInfo, type Region } from 'sharp';
import { formatOf, largestKeptPhoto, type DecodingProblem } from './photo-problems';
import type { Part, Retouch } from './decoder';

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
export async function reencodePhoto(sent: Buffer, retouch: Retouch): Promise<Buffer | DecodingProblem> {
  const format = formatOf(sent);
  if (format === null || format === 'heic') return 'photo-unreadable';
  try {
    return await encode(await decode(sent), retouch);
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

async function encode(
  { data, info }: Pixels,
  { covers, crop, turn }: Retouch,
): Promise<Buffer | DecodingProblem> {
  for (const cover of covers) pixelate(data, info, cover);
  for (const { side, quality } of attempts) {
    const { width, height, channels } = info;
    const jpeg = await sharp(data, { raw: { width, height, channels } })
      .extract(regionOf(crop ?? [0, 0, 100, 100], info))
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .rotate(turn)
      .jpeg({ quality })
      .toBuffer();
    if (jpeg.length <= largestKeptPhoto) return jpeg;
  }
  return 'photo-too-large';
}

/** Number of blocks along the longer side of a part, few enough to hide a face or a licence plate. */
const blocks = 4;

/** Replaces each block of a part with its mean colour. Rounds outwards, so that the part's edge is covered too. */
function pixelate(data: Buffer, { width, height, channels }: OutputInfo, cover: Part): void {
  const [left, top, wide, high] = cover;
  const [from, first] = [Math.floor((left / 100) * width), Math.floor((top / 100) * height)];
  const to = Math.min(width, Math.ceil(((left + wide) / 100) * width));
  const last = Math.min(height, Math.ceil(((top + high) / 100) * height));
  const side = Math.max(1, Math.ceil(Math.max(to - from, last - first) / blocks));
  for (let line = first; line < last; line += side)
    for (let column = from; column < to; column += side) {
      const [right, bottom] = [Math.min(to, column + side), Math.min(last, line + side)];
      const starts = Array.from(
        { length: bottom - line },
        (_, at) => ((line + at) * width + column) * channels,
      );
      const row = (right - column) * channels;
      const sums = new Array<number>(channels).fill(0);
      for (const start of starts)
        for (let at = 0; at < row; at += 1)
          sums[at % channels] = (sums[at % channels] ?? 0) + (data[start + at] ?? 0);
      const mean = Buffer.from(sums.map((sum) => Math.round(sum / (starts.length * (right - column)))));
      for (const start of starts) data.fill(mean, start, start + row);
    }
}

/** Converts a part to a region of at least one pixel. */
function regionOf([left, top, wide, high]: Part, { width, height }: OutputInfo): Region {
  const from = (start: number, side: number) => Math.min(side - 1, Math.round((start / 100) * side));
  const size = (share: number, start: number, side: number) =>
    Math.max(1, Math.min(side - start, Math.round((share / 100) * side)));
  const region = { left: from(left, width), top: from(top, height) };
  return { ...region, width: size(wide, region.left, width), height: size(high, region.top, height) };
}
