import sharp from 'sharp';
import {
  blackPng,
  claimingPng,
  flatPicture,
  inkJpeg,
  interlacedPng,
  repetitiveJpeg,
  swellingPng,
} from '../testing/hostile-pictures';

export type PictureAttack = { name: string; bytes: Buffer };

/** Pictures made to take time and memory: those that are refused at sight, and the worst of those that are not. */
export async function pictureAttacks(): Promise<readonly PictureAttack[]> {
  const frames = await Promise.all(
    Array.from({ length: 40 }, (_, number) =>
      flatPicture(900 + number, 900)
        .flatten()
        .resize(900, 900)
        .png()
        .toBuffer(),
    ),
  );
  const inks = await inkJpeg(4_000, 3_990);
  return [
    { name: 'AVIF', bytes: Buffer.concat([Buffer.from('\0\0\0\x1cftypavif\0\0\0\0'), Buffer.alloc(1_050)]) },
    { name: 'PNG of 63,999,999 × 1', bytes: claimingPng(63_999_999, 1) },
    { name: 'interlaced PNG of 8,000 × 8,000, 16 bits', bytes: claimingPng(8_000, 8_000, true) },
    { name: 'progressive JPEG of 4,000 × 3,990, four inks', bytes: inks },
    { name: 'interlaced PNG of 4,000 × 3,990, 16 bits', bytes: await interlacedPng(4_000, 3_990) },
    { name: 'PNG of 8,000 × 8,000', bytes: blackPng(8_000, 8_000) },
    { name: 'PNG with a comment of 100 MB', bytes: swellingPng('zTXt', 100_000_000) },
    { name: 'PNG with a profile of 100 MB', bytes: swellingPng('iCCP', 100_000_000) },
    { name: 'JPEG of 60,000 passes', bytes: await repetitiveJpeg(800, 800, 60_000) },
    {
      name: 'WebP that moves',
      bytes: await sharp(frames, { join: { animated: true } })
        .webp({ effort: 0 })
        .toBuffer(),
    },
    { name: 'JPEG cut short', bytes: inks.subarray(0, inks.length / 2) },
    { name: 'JPEG that is something else', bytes: Buffer.concat([inks.subarray(0, 3), frames[0] ?? inks]) },
  ];
}
