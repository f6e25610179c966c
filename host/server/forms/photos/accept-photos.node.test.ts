import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startedForEach } from '@renovation-th/shared/testing/started-for-each';
import { acceptPhotos, keepPhotoFiles } from './accept-photos';
import { temporaryFolder } from '../../testing/sample-site';
import type { SentFile } from './photo-problems';
import { isTooLarge } from './picture-limits';

const reference = 'RTH-20261121-AAAAAA';
const folder = startedForEach(temporaryFolder, ({ remove }) => remove());

/** A file as it lies where it was received. */
async function sent(name: string, bytes: Buffer | null, field = 'attachment'): Promise<SentFile> {
  const digest = createHash('sha256')
    .update(bytes ?? name)
    .digest('hex');
  const file = path.join(folder.path, digest);
  if (bytes) await writeFile(file, bytes);
  return {
    name,
    field,
    digest,
    path: bytes && file,
    ...{ bytes: bytes?.length ?? 99, beginning: bytes ?? Buffer.alloc(0), isTooLarge: bytes === null },
  };
}

const accept = async (...files: Promise<SentFile>[]) =>
  acceptPhotos(await Promise.all(files), { reference, most: 2, sender: 'somebody' });
const reasonOf = async (bytes: Buffer) => (await accept(sent('x', bytes))).leftOut[0]?.reason ?? 'accepted';

describe('files that come with a form', () => {
  const jpeg = Buffer.from('ffd8ffe0', 'hex');

  it('are kept as they were sent, under a name made of the reference and their content', async () => {
    const sha256 = createHash('sha256').update(jpeg).digest('hex');
    const file = `${reference}.${sha256.slice(0, 16)}.jpg`;

    const { photos, leftOut } = await accept(sent('../toit.jpg', jpeg), sent('copie.jpg', jpeg));
    expect(photos).toMatchObject([{ file, sha256, name: '../toit.jpg', sender: 'somebody', bytes: 4 }]);
    expect(leftOut).toEqual([]);

    const raw = path.join(folder.path, 'raw');
    await mkdir(raw);
    await keepPhotoFiles(photos, raw);
    expect(await readFile(path.join(raw, file))).toEqual(jpeg);
  });

  it.each([
    ['text', Buffer.from('%PDF-1.7'), 'photo-format'],
    ['nothing', Buffer.alloc(0), 'photo-format'],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'photo-format'],
    ['GIF', Buffer.from('GIF89a'), 'photo-format'],
    ['TIFF', Buffer.from('II*\0'), 'photo-format'],
    ['AVIF', Buffer.from('\0\0\0\x1cftypavif\0\0\0\0'), 'photo-format'],
    ['AVIF that moves', Buffer.from('\0\0\0\x1cftypavis\0\0\0\0'), 'photo-format'],
    ['HEIC', Buffer.from('\0\0\0\x1cftypheic\0\0\0\0'), 'photo-heic'],
  ])('are refused by their first bytes: %s', async (_name, bytes, reason) => {
    expect(await reasonOf(bytes)).toBe(reason);
  });

  it('are refused when they came in another field, are too many, or were cut off', async () => {
    const two = [1, 2].map((end) => sent(`${end}.jpg`, Buffer.concat([jpeg, Buffer.from([end])])));
    const more = [sent('c', jpeg), sent('d', Buffer.from('%PDF')), sent('e', null)];
    const { photos, leftOut } = await accept(sent('a', jpeg, 'photo'), sent('b', null), ...two, ...more);

    expect(photos.map(({ name }) => name)).toEqual(['1.jpg', '2.jpg']);
    expect(leftOut).toEqual([
      { name: 'a', reason: 'attachment' },
      { name: 'b', reason: 'photo-too-large' },
      // Counted first: what is in them is not looked at.
      ...['c', 'd', 'e'].map((name) => ({ name, reason: 'too-many-photos' })),
    ]);
  });
});

describe('what a child may be asked to decode', () => {
  it('is what telephones take', () => {
    const photo = { format: 'jpeg', isProgressive: false, samples: 1.5, sampleBytes: 1 } as const;

    expect(isTooLarge({ ...photo, width: 9_248, height: 6_920 })).toBe(false);
    expect(isTooLarge({ ...photo, width: 16_384, height: 3_900 })).toBe(false);
    expect(isTooLarge({ ...photo, width: 8_000, height: 5_250, isProgressive: true })).toBe(false);
    expect(isTooLarge({ ...photo, width: 9_248, height: 6_936 })).toBe(true);
  });
});
