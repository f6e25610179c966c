import { randomBytes } from 'node:crypto';
import { deflateSync, crc32 } from 'node:zlib';
import sharp from 'sharp';
import type { RawPost } from './raw-post';

/** A request that once silenced, froze or ended the form service. */
export type Attack = { name: string; make: (number: number) => RawPost };

const path = '/envoi/contact@renovation-th.example';
const boundary = 'AttackBoundary';

/** Everything of the kind that was found, each ready to be sent again and again. */
export async function attacks(): Promise<readonly Attack[]> {
  const bombs = await pictureBombs();
  return [
    ...['constructor', '__proto__', 'toString', 'hasOwnProperty'].map((name) => ({
      name: `field named ${name}`,
      make: (number: number) => multipart([part(name, 'x'), ...person(number)]),
    })),
    ...[1, 8, 24].map((megabytes) => ({
      name: `boundary repeated, ${megabytes} MB`,
      make: () => raw(Buffer.alloc(megabytes * 1024 ** 2, `--${boundary}\r\n`), 'multipart/form-data'),
    })),
    { name: 'lone surrogate in the address', make: loneSurrogate },
    {
      name: '57 fields of its own names',
      make: (number) =>
        multipart([
          ...person(number),
          ...Array.from({ length: 57 }, () => part(randomBytes(40).toString('hex'), '=1+1\r=cmd')),
        ]),
    },
    ...bombs.map(({ name, bytes }) => ({
      name,
      make: (number: number) =>
        multipart([
          ...person(number),
          ...Array.from({ length: 5 }, (_, index) =>
            file(`${index}`, Buffer.concat([bytes, Buffer.of(index)])),
          ),
        ]),
    })),
  ];
}

function raw(body: Buffer, type: string): RawPost {
  return { path, headers: { 'Content-Type': `${type}; boundary=${boundary}` }, body };
}

function multipart(parts: readonly Buffer[]): RawPost {
  return raw(Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]), 'multipart/form-data');
}

function part(name: string, value: string): Buffer {
  return Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
}

function person(number: number): Buffer[] {
  return [part('Nom', `Attaque ${number}`), part('Téléphone', '06 39 98 00 01')];
}

function file(name: string, bytes: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="attachment"; filename="${name}.jpg"\r\n` +
        'Content-Type: image/jpeg\r\n\r\n',
    ),
    bytes,
    Buffer.from('\r\n'),
  ]);
}

function loneSurrogate(number: number): RawPost {
  return multipart([
    ...person(number),
    Buffer.concat([
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="Email"\r\n` +
          'Content-Type: text/plain; charset=utf-16le\r\n\r\n',
      ),
      Buffer.from([0x61, 0x00, 0x00, 0xd8]),
      Buffer.from('\r\n'),
    ]),
  ]);
}

/** Files of a few kilobytes to a few megabytes that ask for hundreds of megabytes when decoded. */
async function pictureBombs(): Promise<readonly { name: string; bytes: Buffer }[]> {
  const plain = (channels: 3 | 4) => ({
    create: { width: 8000, height: 8000, channels, background: { r: 90, g: 90, b: 90, alpha: 1 } },
  });
  return [
    { name: 'PNG of 63,999,999 × 1', bytes: flatPng(63_999_999) },
    {
      name: 'progressive CMYK JPEG of 8000 × 8000',
      bytes: await sharp(plain(3)).toColourspace('cmyk').jpeg({ progressive: true, quality: 10 }).toBuffer(),
    },
    {
      name: 'interlaced PNG of 8000 × 8000',
      bytes: await sharp(plain(4)).png({ progressive: true, compressionLevel: 9 }).toBuffer(),
    },
  ];
}

/** One row of black in shades of grey. */
function flatPng(width: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(1, 4);
  header[8] = 8;
  return Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(width + 1))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, sum]);
}
