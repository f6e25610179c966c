import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { startedForEach } from '@renovation-th/shared/testing/started-for-each';
import { photograph } from '../../testing/photograph';
import { temporaryFolder } from '../../testing/temporary-folder';
import { decoder, type Decoder } from './decoder';

const folder = startedForEach(temporaryFolder, ({ remove }) => remove());
// Longer than in production, because the machine of a test may be busy.
const photoDecoder = decoder(() => undefined, { time: 120_000 });

async function decode(bytes: Buffer, by = photoDecoder): ReturnType<Decoder['decode']> {
  const raw = path.join(folder.path, 'photo.raw');
  await writeFile(raw, bytes);
  return by.decode(raw);
}

async function written(bytes: Buffer): Promise<Buffer> {
  const decoded = await decode(bytes);
  return typeof decoded === 'string' ? Buffer.alloc(0) : decoded;
}

/** Creates a single-colour picture, which needs few bytes at any size. */
function flatPicture(width: number, height: number): Sharp {
  const background = { r: 176, g: 101, b: 74, alpha: 0.5 };
  return sharp({ create: { width, height, channels: 4, background }, limitInputPixels: false });
}

describe('a re-encoded photograph', () => {
  it('has at most 2,400 pixels per side, whatever phones take', async () => {
    const jpeg = await written(await flatPicture(12_000, 9_000).flatten().jpeg().toBuffer());

    expect(await sharp(jpeg).metadata()).toMatchObject({ width: 2_400, height: 1_800 });
  });

  it('has no transparency', async () => {
    const clear = sharp({ create: { width: 9, height: 9, channels: 4, background: '#0000' } });
    const jpeg = await written(await clear.webp({ lossless: true }).toBuffer());
    const pixels = await sharp(jpeg).raw().toBuffer();

    expect([...pixels.subarray(0, 3)]).toEqual([255, 255, 255]);
  });

  it('has at most 2 MB even if it is noisy', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 80 } as const;
    const create = { width: 2_400, height: 2_400, channels: 3, background: '#888', noise } as const;
    const jpeg = await written(await sharp({ create }).png({ compressionLevel: 1 }).toBuffer());

    expect(jpeg.length).toBeGreaterThan(0);
    expect(jpeg.length).toBeLessThanOrEqual(2 * 1024 * 1024);
  });
});

const jpegStart = Buffer.from('ffd8ff', 'hex');

/** Returns a JPEG whose header claims 280 megapixels. */
async function claimingJpeg(): Promise<Buffer> {
  const jpeg = await photograph('red');
  const frame = jpeg.indexOf('ffc0', 0, 'hex');
  jpeg.writeUInt16BE(14_000, frame + 5);
  jpeg.writeUInt16BE(20_000, frame + 7);
  return jpeg;
}

it.each<[string, () => Buffer | Promise<Buffer>, string]>([
  ['claims too many pixels', claimingJpeg, 'photo-too-many-pixels'],
  ['hides an SVG', () => Buffer.concat([jpegStart, Buffer.from('<svg/>')]), 'photo-unreadable'],
  ['is an AVIF', () => flatPicture(64, 48).avif({ effort: 0 }).toBuffer(), 'photo-unreadable'],
])('a picture is rejected that %s', async (_what, picture, problem) => {
  expect(await decode(await picture())).toBe(problem);
});

it('a picture that needs too much time or memory ends its process, and the next one is decoded', async () => {
  // Of all formats, interlaced PNGs with 16 bits need the most memory.
  const deep = flatPicture(4_000, 3_000).toColourspace('rgb16');
  const heavy = await deep.png({ progressive: true }).toBuffer();
  const slow = decoder(() => undefined, { time: 400 });
  const small = decoder(() => undefined, { memory: 120_000_000 });

  expect(await decode(heavy, slow)).toBe('photo-too-slow');
  expect(await decode(heavy, small)).toMatch(/^photo-(too-many-pixels|unreadable)$/);
  expect(typeof (await decode(await photograph('red'), small))).not.toBe('string');
});
