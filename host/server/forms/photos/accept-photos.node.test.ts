import { acceptPhotos } from './accept-photos';
import type { SentFile } from './photo-problems';

/** A file as it was received; null for one that was cut off. */
const sent = (name: string, bytes: Buffer | null, field = 'attachment'): SentFile => ({
  ...{ name, field, digest: `${name} ${bytes?.toString('hex')}`, path: bytes && '/received' },
  ...{ bytes: bytes?.length ?? 99, beginning: bytes ?? Buffer.alloc(0), isTooLarge: bytes === null },
});

const accept = (...files: SentFile[]) =>
  acceptPhotos(files, { reference: 'RTH-20261121-AAAAAA', most: 2, sender: 'somebody' });

describe('files that come with a form', () => {
  const jpeg = Buffer.from('ffd8ffe0', 'hex');

  it.each([
    ['text', Buffer.from('%PDF-1.7'), 'photo-format'],
    ['nothing', Buffer.alloc(0), 'photo-format'],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'photo-format'],
    ['GIF', Buffer.from('GIF89a'), 'photo-format'],
    ['TIFF', Buffer.from('II*\0'), 'photo-format'],
    ['AVIF', Buffer.from('\0\0\0\x1cftypavif\0\0\0\0'), 'photo-format'],
    ['AVIF that moves', Buffer.from('\0\0\0\x1cftypavis\0\0\0\0'), 'photo-format'],
    ['HEIC', Buffer.from('\0\0\0\x1cftypheic\0\0\0\0'), 'photo-heic'],
  ])('are refused by their first bytes: %s', (_name, bytes, reason) => {
    expect(accept(sent('x', bytes)).leftOut).toEqual([{ name: 'x', reason }]);
  });

  it('are refused when they came in another field, are too many, or were cut off', () => {
    const two = [1, 2].map((end) => sent(`${end}.jpg`, Buffer.concat([jpeg, Buffer.from([end])])));
    const more = [sent('c', jpeg), sent('d', Buffer.from('%PDF')), sent('e', null)];
    const { photos, leftOut } = accept(sent('a', jpeg, 'photo'), sent('b', null), ...two, ...more);

    expect(photos.map(({ name }) => name)).toEqual(['1.jpg', '2.jpg']);
    expect(leftOut).toEqual([
      { name: 'a', reason: 'attachment' },
      { name: 'b', reason: 'photo-too-large' },
      // Counted first: what is in them is not looked at.
      ...['c', 'd', 'e'].map((name) => ({ name, reason: 'too-many-photos' })),
    ]);
  });
});
