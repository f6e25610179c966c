import { readFile } from 'node:fs/promises';
import sharp, { type OutputInfo } from 'sharp';
import { formatOf, largestKeptPhoto, type DecodingProblem } from './photo-problems';

/*
 * The program of a decoder process. Takes the file's path and the rotation in degrees, and writes the JPEG or the
 * problem.
 */

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
 * Re-encodes a photograph with at most 2,400 pixels per side and 2 MB. The missing part of a truncated photograph is
 * grey.
 */
async function reencoded(sent: Buffer, turn: number): Promise<Buffer | DecodingProblem> {
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

const [file = '', turn = ''] = process.argv.slice(-2);

// systemd signals every process of a service. If the signal ended this process, the photograph would count as
// unreadable.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => undefined);

void readFile(file)
  .then((sent) => reencoded(sent, Number(turn)))
  .then((written) => process.stdout.write(written));
