import { randomBytes } from 'node:crypto';
import { blackPng, inkJpeg, interlacedPng } from '../testing/hostile-pictures';
import type { RawPost } from './raw-post';

/** A request that once silenced, froze or ended the form service. */
export type Attack = { name: string; make: (number: number) => RawPost };

const path = '/envoi/contact@renovation-th.example';
const boundary = 'AttackBoundary';

/** Everything of the kind that was found, each ready to be sent again and again. */
export async function attacks(): Promise<readonly Attack[]> {
  const bombs = [
    { name: 'PNG of 63,999,999 × 1', bytes: blackPng(63_999_999, 1) },
    { name: 'progressive JPEG of 8,000 × 8,000, four inks', bytes: await inkJpeg(8_000, 8_000) },
    { name: 'interlaced PNG of 4,000 × 3,990, 16 bits', bytes: await interlacedPng(4_000, 3_990) },
  ];
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
