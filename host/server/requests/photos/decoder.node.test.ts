import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { decoderProcesses } from '../../testing/decoder-processes';
import {
  claimingJpeg,
  claimingPng,
  flatPicture,
  inkJpeg,
  interlacedPng,
} from '../../testing/hostile-pictures';
import { temporaryFolder, type TemporaryFolder } from '../../testing/sample-site';
import { until } from '../../testing/until';
import { decoder, type Decoder } from './decoder';

let folder: TemporaryFolder;
let photoDecoder: Decoder;

beforeAll(async () => {
  folder = await temporaryFolder();
  // Longer than in production, because the machine of a test may be busy.
  photoDecoder = decoder(() => undefined, { time: 120_000 });
});
afterAll(async () => {
  await photoDecoder.stop();
  await folder.remove();
});

async function decode(bytes: Buffer, by = photoDecoder): ReturnType<Decoder['decode']> {
  const raw = path.join(folder.path, 'photo.raw');
  await writeFile(raw, bytes);
  return by.decode(raw);
}

async function written(bytes: Buffer): Promise<Buffer> {
  const decoded = await decode(bytes);
  return typeof decoded === 'string' ? Buffer.alloc(0) : decoded;
}

describe('a re-encoded photograph', () => {
  it('is an upright JPEG without metadata', async () => {
    const phone = await sharp(await flatPicture(400, 300).flatten().png().toBuffer())
      .withExif({ IFD0: { Make: 'Telephone' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const metadata = await sharp(await written(phone)).metadata();

    expect(metadata).toMatchObject({ format: 'jpeg', width: 300, height: 400 });
    for (const kind of ['exif', 'icc', 'orientation']) expect(metadata).not.toHaveProperty(kind);
  });

  it('has at most 2,400 pixels per side and no transparency', async () => {
    const jpeg = await written(await flatPicture(3_000, 100).ensureAlpha(0).png().toBuffer());

    expect(await sharp(jpeg).metadata()).toMatchObject({ width: 2_400, height: 80 });
    const clear = sharp({ create: { width: 9, height: 9, channels: 4, background: '#0000' } });
    const white = await sharp(await written(await clear.webp({ lossless: true }).toBuffer()))
      .raw()
      .toBuffer();
    expect([...white.subarray(0, 3)]).toEqual([255, 255, 255]);
  });

  it('has at most 2 MB even if it is noisy', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 80 } as const;
    const create = { width: 2_400, height: 2_400, channels: 3, background: '#888', noise } as const;
    const jpeg = await written(await sharp({ create }).png({ compressionLevel: 1 }).toBuffer());

    expect(jpeg.length).toBeGreaterThan(0);
    expect(jpeg.length).toBeLessThanOrEqual(2 * 1024 * 1024);
  });

  it('is made of the largest photographs of phones', async () => {
    const jpeg = await written(await flatPicture(12_000, 9_000).flatten().jpeg().toBuffer());

    expect((await sharp(jpeg).metadata()).width).toBe(2_400);
  });
});

const jpegStart = Buffer.from('ffd8ff', 'hex');
const avif = () => flatPicture(64, 48).avif({ effort: 0 }).toBuffer();

it.each<[string, () => Buffer | Promise<Buffer>, RegExp]>([
  ['has too many pixels', () => claimingPng(20_000, 14_000), /^photo-too-many-pixels$/],
  ['has too many interlaced pixels', () => claimingPng(8_000, 8_000, true), /^photo-too-many-pixels$/],
  [
    'claims too many pixels',
    async () => claimingJpeg(await inkJpeg(16, 16), 8_000, 8_000),
    /^photo-(too-many-pixels|unreadable)$/,
  ],
  ['is a beginning', async () => (await inkJpeg(16, 16)).subarray(0, 30), /^photo-unreadable$/],
  ['is an SVG', () => Buffer.concat([jpegStart, Buffer.from('<svg/>')]), /^photo-unreadable$/],
  ['is an AVIF', avif, /^photo-unreadable$/],
  ['hides an AVIF', async () => Buffer.concat([jpegStart, await avif()]), /^photo-unreadable$/],
  ['is empty', () => Buffer.alloc(0), /^photo-unreadable$/],
])('a picture is rejected that %s', async (_what, picture, problem) => {
  expect(await decode(await picture())).toMatch(problem);
});

describe('the process of a decoder', () => {
  it('ends when a real picture needs more time or memory, and the next photograph is decoded', async () => {
    const heavy = await interlacedPng(4_000, 3_000);
    const [slow, small] = [
      decoder(() => undefined, { time: 400 }),
      decoder(() => undefined, { memory: 120_000_000 }),
    ];

    expect(await decode(heavy, slow)).toBe('photo-too-slow');
    expect(await decode(heavy, small)).toMatch(/^photo-(too-many-pixels|unreadable)$/);
    expect(decoderProcesses(process.pid)).toEqual([]);
    expect(typeof (await decode(await flatPicture(64, 48).png().toBuffer(), small))).not.toBe('string');
  });

  it('ends when the service stops, which says nothing about the photograph', async () => {
    const stopped = decoder(() => undefined);
    const decoding = decode(await interlacedPng(4_000, 3_000), stopped);
    await until(() => decoderProcesses(process.pid).length === 1);
    await stopped.stop();

    expect(await decoding).toBe('stopped');
    await until(() => decoderProcesses(process.pid).length === 0);
    expect(await stopped.decode('photo')).toBe('stopped');
  });
});
