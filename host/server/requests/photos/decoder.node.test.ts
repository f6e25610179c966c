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
  photoDecoder = decoder(() => undefined);
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
    const jpeg = await written(phone);

    expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 300, height: 400 });
    expect(await sharp(jpeg).metadata()).not.toHaveProperty('exif');
    expect(await sharp(jpeg).metadata()).not.toHaveProperty('icc');
    expect(await sharp(jpeg).metadata()).not.toHaveProperty('orientation');
  });

  it('has at most 2,400 pixels per side and no transparency', async () => {
    const jpeg = await written(await flatPicture(3_000, 100).ensureAlpha(0).png().toBuffer());
    const clear = await written(
      await sharp({ create: { width: 9, height: 9, channels: 4, background: '#0000' } })
        .webp({ lossless: true })
        .toBuffer(),
    );

    expect(await sharp(jpeg).metadata()).toMatchObject({ width: 2_400, height: 80 });
    expect([...(await sharp(clear).raw().toBuffer()).subarray(0, 3)]).toEqual([255, 255, 255]);
  });

  it('has at most 2 MB even if it is noisy', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 80 } as const;
    const loud = await sharp({
      create: { width: 2_400, height: 2_400, channels: 3, background: '#888', noise },
    })
      .png({ compressionLevel: 1 })
      .toBuffer();
    const jpeg = await written(loud);

    expect(jpeg.length).toBeGreaterThan(0);
    expect(jpeg.length).toBeLessThanOrEqual(2 * 1024 * 1024);
  });
});

it('makes a JPEG from the largest photographs of phones', async () => {
  const jpeg = await written(await flatPicture(12_000, 9_000).flatten().jpeg().toBuffer());

  expect((await sharp(jpeg).metadata()).width).toBe(2_400);
});

describe('a hostile picture', () => {
  it('is rejected if it has too many pixels', async () => {
    const inks = await inkJpeg(16, 16);

    expect(await decode(claimingPng(20_000, 14_000))).toBe('photo-too-many-pixels');
    expect(await decode(claimingPng(8_000, 8_000, true))).toBe('photo-too-many-pixels');
    expect(await decode(claimingJpeg(inks, 8_000, 8_000))).toMatch(/^photo-(too-many-pixels|unreadable)$/);
  });

  it('is unreadable if it is empty or in another format', async () => {
    const small = await flatPicture(64, 48).flatten().jpeg().toBuffer();
    const avif = await flatPicture(64, 48).avif({ effort: 0 }).toBuffer();
    const jpegStart = Buffer.from('ffd8ff', 'hex');

    expect(await decode(small.subarray(0, 30))).toBe('photo-unreadable');
    expect(
      await decode(Buffer.concat([jpegStart, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')])),
    ).toBe('photo-unreadable');
    expect(await decode(Buffer.concat([jpegStart, avif]))).toBe('photo-unreadable');
    expect(await decode(avif)).toBe('photo-unreadable');
    expect(await decode(Buffer.alloc(0))).toBe('photo-unreadable');
  });
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
