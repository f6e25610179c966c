import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { RawPost } from './raw-post';

/** Names that would leave the spool if anybody used them as a path. */
export const pathTricks = [
  '../../evil-drill',
  '..\\..\\evil-drill',
  '/evil-drill',
  'RTH-20261121-AAAAAA/../../evil-drill',
  'evil-drill\u0000.jpg',
  '....//....//evil-drill',
  '%2e%2e%2fevil-drill',
  'RTH-20261121-AAAAAA.json/evil-drill',
] as const;

const lineBreaks = [
  '\r\nBcc: victim@elsewhere.example',
  '\nX-Evil: 1',
  '\r\n\r\n<html>',
  '\u0000',
  '\u2028Bcc: x',
];
const strangeTypes = [
  '',
  'text/plain',
  'application/json',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary="a\\',
  'multipart/mixed; boundary=x',
  `multipart/form-data; boundary=${'b'.repeat(5_000)}`,
  'application/x-www-form-urlencoded; charset=utf-16le',
  'application/x-www-form-urlencoded; charset=base64',
  'image/png',
];

type Part = { name: string; value: Buffer | string; filename?: string; type?: string };

/** What is wrong with a body, and how often each kind is made, in equal shares. */
export const kinds = [
  'broken multipart',
  'huge fields',
  'wrong type',
  'line breaks',
  'path tricks',
  'pictures that are none',
  'wrong encoding',
  'cut short',
  'wrong length',
  'noise',
] as const;

export type Kind = (typeof kinds)[number];

/** Makes bodies of every kind from random numbers; the same numbers make the same body. */
export async function badBodies(random: () => number): Promise<(kind: Kind) => RawPost> {
  const below = (limit: number) => Math.floor(random() * limit);
  const pick = <Value>(values: readonly [Value, ...Value[]] | readonly Value[]): Value => {
    const value = values[below(values.length)];
    if (value === undefined) throw new Error('Nothing to pick from.');
    return value;
  };
  const noise = (length: number) => Buffer.from(Array.from({ length }, () => below(256)));
  const pictures = await badPictures();
  const target = () =>
    pick(['/envoi/contact@renovation-th.example', '/envoi/ajax/contact@renovation-th.example']);
  const lead = (): Part[] => [
    { name: 'Nom', value: 'Essai' },
    { name: 'Téléphone', value: '06 39 98 00 00' },
    { name: 'Description_projet', value: `Un mur ${below(1e9)}` },
  ];
  const post = (parts: readonly Part[], over: Partial<RawPost> = {}): RawPost => {
    const { type, body } = multipartOf(parts, `----drill${below(1e9)}`);
    return { path: target(), headers: { 'Content-Type': type }, body, ...over };
  };
  const encoded = (text: string | Buffer, type = 'application/x-www-form-urlencoded'): RawPost => ({
    path: target(),
    headers: { 'Content-Type': type },
    body: Buffer.from(text),
  });

  const makers: Record<Kind, () => RawPost> = {
    'broken multipart': () => {
      const whole = post([...lead(), { name: 'attachment', value: noise(below(2_000)), filename: 'a.jpg' }]);
      const body = Buffer.from(whole.body);
      for (let flips = 1 + below(12); flips > 0; flips -= 1) body[below(body.length)] = below(256);
      const from = below(body.length);
      return pick([
        { ...whole, body },
        { ...whole, body: body.subarray(0, from) },
        { ...whole, body: body.subarray(from) },
        { ...whole, body: Buffer.concat([body.subarray(0, from), noise(50), body.subarray(from)]) },
      ]);
    },
    'huge fields': () =>
      pick([
        () => post([...lead(), { name: 'n'.repeat(10_000), value: 'x' }]),
        () => post([...lead(), { name: 'Nom', value: 'x'.repeat(100_000 + below(500_000)) }]),
        () =>
          post(Array.from({ length: 100 + below(3_000) }, (_, index) => ({ name: `n${index}`, value: 'x' }))),
        () => encoded(`${'a=1&'.repeat(below(20_000))}Nom=x`),
        () => encoded(`Nom=${'%C3%A9'.repeat(below(120_000))}`),
        () =>
          post(
            Array.from({ length: 5 + below(30) }, () => ({
              name: 'attachment',
              value: noise(100),
              filename: 'x.png',
            })),
          ),
        () =>
          post([
            ...lead(),
            { name: 'attachment', value: Buffer.alloc(3_000_000 + below(10_000_000)), filename: 'x.png' },
          ]),
      ])(),
    'wrong type': () => {
      const whole = post(lead());
      return { ...whole, headers: { 'Content-Type': pick(strangeTypes) } };
    },
    'line breaks': () => {
      const trick = pick(lineBreaks);
      const name = pick([
        '_subject',
        '_replyto',
        '_cc',
        '_next',
        'Nom',
        'Prénom',
        'Email',
        'Référence',
        `Ville${trick}`,
      ]);
      const fields = { Nom: 'Essai', Email: 'a@b.example', n: String(below(1e9)), [name]: `a${trick}` };
      if (random() < 0.5) return encoded(new URLSearchParams(fields).toString());
      return post(Object.entries(fields).map(([key, value]) => ({ name: key, value })));
    },
    'path tricks': () => {
      const trick = pick(pathTricks);
      return post(
        [
          ...lead(),
          { name: 'Référence', value: trick },
          { name: pick(['attachment', trick]), filename: trick, value: pick(pictures) },
          {
            name: '_next',
            value: pick([trick, 'https://evil.example/', '//evil.example', 'javascript:alert(1)']),
          },
        ],
        random() < 0.2 ? { path: `/envoi/${encodeURIComponent(trick)}` } : {},
      );
    },
    'pictures that are none': () =>
      post([
        ...lead(),
        ...Array.from({ length: 1 + below(6) }, () => ({
          name: 'attachment',
          filename: pick(['photo.jpg', 'photo.png', 'photo.heic', '', 'photo.svg']),
          value: pick(pictures),
          type: pick(['image/jpeg', 'image/png', 'text/html', 'image/svg+xml']),
        })),
      ]),
    'wrong encoding': () =>
      pick([
        () => encoded(Buffer.concat([Buffer.from('Nom='), noise(40), Buffer.from('&Email=a@b.example')])),
        () => encoded(`Nom=%E9%FF%${below(99)}&Email=%C3%28&T%e9l%E9phone=06`),
        () => encoded(Buffer.from('Nom=Essai&Email=a@b.example', 'utf16le')),
        () =>
          post([
            { name: 'Nom', value: noise(60) },
            { name: 'Téléphone', value: Buffer.from('é', 'latin1') },
          ]),
        () => post([...lead(), { name: '\u202eNom', value: '\ud83d' }, { name: '__proto__', value: 'x' }]),
      ])(),
    'cut short': () => {
      const whole = post([...lead(), { name: 'attachment', value: pick(pictures), filename: 'a.jpg' }]);
      return { ...whole, cutAfter: below(whole.body.length) };
    },
    'wrong length': () => {
      const whole = post(lead());
      const length = pick([
        '0',
        '5',
        String(whole.body.length - 1 - below(100)),
        '-1',
        '1e3',
        'x',
        '99999999999999999999',
      ]);
      return pick([
        { ...whole, headers: { ...whole.headers, 'Content-Length': length } },
        { ...whole, headers: { ...whole.headers, 'Content-Length': '', 'Transfer-Encoding': 'chunked' } },
        { ...whole, headers: { ...whole.headers, 'Transfer-Encoding': 'chunked' } },
      ]);
    },
    noise: () =>
      encoded(
        noise(below(5_000)),
        pick(['multipart/form-data; boundary=x', 'application/x-www-form-urlencoded']),
      ),
  };
  return (kind) => makers[kind]();
}

function multipartOf(parts: readonly Part[], boundary: string): { type: string; body: Buffer } {
  const chunks = parts.flatMap(({ name, value, filename, type = 'application/octet-stream' }) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"` +
        `${filename === undefined ? '' : `; filename="${filename}"\r\nContent-Type: ${type}`}\r\n\r\n`,
    ),
    Buffer.from(value),
    Buffer.from('\r\n'),
  ]);
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    body: Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]),
  };
}

/** Bombs, liars, halves and strangers, and one good photograph. */
async function badPictures(): Promise<Buffer[]> {
  const good = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#876' } })
    .jpeg()
    .toBuffer();
  const webp = await sharp(good).webp().toBuffer();
  const hugeJpeg = Buffer.from(good);
  const frame = hugeJpeg.indexOf(Buffer.from([0xff, 0xc0]));
  hugeJpeg.fill(0xff, frame + 5, frame + 9);
  return [
    good,
    good.subarray(0, good.length / 2),
    hugeJpeg,
    Buffer.concat([good, Buffer.from('<?php evil(); ?>'.repeat(100))]),
    Buffer.concat([Buffer.from('\u00ff\u00d8\u00ff', 'latin1'), Buffer.alloc(5_000, 0x41)]),
    webp.subarray(0, 40),
    // Half a kilobyte that says it is 3.6 billion pixels; a megabyte of zeros behind a small header.
    png(60_000, 60_000, deflateSync(Buffer.alloc(100_000))),
    png(8, 8, deflateSync(Buffer.alloc(50_000_000))),
    png(7_900, 7_900, deflateSync(Buffer.alloc(7_901 * 7_900 * 3), { level: 1 })),
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/></svg>',
    ),
    Buffer.from('<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><svg>&b;</svg>'),
    Buffer.from('GIF89a\u0001\u0000\u0001\u0000', 'latin1'),
    Buffer.from('%PDF-1.7\n%%EOF'),
    Buffer.from('PK\u0003\u0004evil', 'latin1'),
    Buffer.from('\u0000\u0000\u0000\u0018ftypheic\u0000\u0000\u0000\u0000mif1heic', 'latin1'),
    Buffer.alloc(0),
  ];
}

function png(width: number, height: number, data: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}
