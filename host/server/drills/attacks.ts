import { failureReportPath } from '@renovation-th/shared/contracts/failure-report';
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
import { sampleFailure } from '../testing/sample-failure';
import { multipart } from '../testing/send-request';
import type { RawPost } from './raw-post';

/** A hostile request, which could freeze or crash a form service. */
export type Attack = { name: string; make: (number: number) => RawPost };

const path = '/envoi/contact@renovation-th.example';
const boundary = 'AttackBoundary';

export async function attacks(): Promise<readonly Attack[]> {
  const pictures = Object.entries(await hostilePictures());
  return [
    ...[1, 8, 24].map((megabytes) => ({
      name: `boundary repeated, ${megabytes} MB`,
      make: () => ({
        path,
        headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}` },
        body: Buffer.alloc(megabytes * 1024 ** 2, `--${boundary}\r\n`),
      }),
    })),
    ...pictures.map(([name, bytes]) => ({
      name,
      make: (number: number) => ({
        path,
        ...multipart([
          { name: 'Nom', value: `Attaque ${number}` },
          { name: 'Téléphone', value: '06 39 98 00 01' },
          // An extra byte makes each copy a different file.
          ...[0, 1, 2, 3, 4].map((copy) => ({
            ...{ name: 'attachment', filename: 'a.jpg', value: Buffer.concat([bytes, Buffer.of(copy)]) },
          })),
        ]),
      }),
    })),
    ...[
      JSON.stringify(sampleFailure()),
      JSON.stringify({ ...sampleFailure(), message: 'bad', stack: '('.repeat(2_000) }),
      '{"releases":{"__proto__":{"kind":"error"}},"constructor":{}}',
      '['.repeat(8_000),
    ].map((text) => ({ name: `report: ${text.slice(0, 20)}`, make: () => report(text) })),
  ];
}

/** Creates malformed pictures and pictures that are expensive to decode. */
async function hostilePictures(): Promise<Readonly<Record<string, Buffer>>> {
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
  return {
    AVIF: Buffer.concat([Buffer.from('\0\0\0\x1cftypavif\0\0\0\0'), Buffer.alloc(1_050)]),
    'PNG of 63,999,999 × 1': blackPng(63_999_999, 1),
    'interlaced PNG of 8,000 × 8,000, 16 bits': claimingPng(8_000, 8_000, true),
    'progressive CMYK JPEG of 4,000 × 3,990': inks,
    'interlaced PNG of 4,000 × 3,990, 16 bits': await interlacedPng(4_000, 3_990),
    'PNG of 8,000 × 8,000': blackPng(8_000, 8_000),
    'PNG with a comment of 100 MB': swellingPng('zTXt', 100_000_000),
    'PNG with a profile of 100 MB': swellingPng('iCCP', 100_000_000),
    'JPEG with 60,000 scans': await repetitiveJpeg(800, 800, 60_000),
    'animated WebP': await sharp(frames, { join: { animated: true } })
      .webp({ effort: 0 })
      .toBuffer(),
    'truncated JPEG': inks.subarray(0, inks.length / 2),
    'PNG with the first bytes of a JPEG': Buffer.concat([inks.subarray(0, 3), frames[0] ?? inks]),
  };
}

function report(text: string): RawPost {
  const headers = { Host: '127.0.0.1', Origin: 'http://127.0.0.1', 'Content-Type': 'text/plain' };
  return { path: failureReportPath, headers, body: Buffer.from(text) };
}
