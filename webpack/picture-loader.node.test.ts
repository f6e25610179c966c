import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { socialCardOf, type PictureSource } from '@renovation-th/shared/contracts/picture';
import { makePicture, planPicture } from './picture-loader';

const cache = mkdtempSync(path.join(os.tmpdir(), 'pictures-'));
afterAll(() => rm(cache, { recursive: true }));

/** Returns a plain blue rectangle, which is quick to compress. */
function blue(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#2040c0' } })
    .png()
    .toBuffer();
}

/** Returns the social card. Compose derives the same name with `socialCardOf`. */
const cardOf = (files: readonly { file: string }[]) =>
  files.find(({ file }) => file.endsWith('-card.jpg'))?.file ?? '';
const widthsOf = (files: PictureSource['avif']) => files.map(({ width }) => width);

describe('a picture', () => {
  it('is converted to all widths up to its own, with a JPEG and a social card', async () => {
    const { source, files } = await makePicture('test', await blue(800, 400), cache);

    expect(source).toMatchObject({ width: 800, height: 400 });
    expect(widthsOf(source.avif)).toEqual([320, 480, 768, 800]);

    const made = new Map(files.map(({ file, content }) => [file, content]));
    const metadata = (file: string) => sharp(made.get(file)).metadata();
    for (const { file, width } of source.avif)
      expect(await metadata(file)).toMatchObject({ format: 'heif', compression: 'av1', width });
    expect(await metadata(source.fallback)).toMatchObject({ format: 'jpeg', width: 800 });
    expect(socialCardOf(source)).toBe(cardOf(files));
    expect(await metadata(cardOf(files))).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(files).toHaveLength(6);
  });

  it('gets addresses that need no escape, whatever its own name', async () => {
    const { source } = await planPicture('Toit rouge, 50 % à « Riom »', await blue(320, 160));

    for (const file of [source.fallback, ...source.avif.map((one) => one.file)])
      expect(file).toMatch(/^pictures\/Toit-rouge-[\w.-]+$/);
  });
});
