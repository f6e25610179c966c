import { frenchSize, looksLikePhoto, photoRules } from './photo-rules';
import { jpegName, reducedSize } from './reduced-size';

describe('a photograph', () => {
  it.each([
    ['toit.jpg', 'image/jpeg', true],
    ['plan.png', 'image/png', true],
    ['détail.webp', 'image/webp', true],
    ['IMG_1.heic', 'image/heic', true],
    ['IMG_1.HEIC', '', true],
    ['capture.avif', 'image/avif', true],
    ['logo.svg', 'image/svg+xml', false],
    ['boucle.gif', 'image/gif', false],
    ['devis.pdf', 'application/pdf', false],
    ['photo.jpg.exe', 'application/octet-stream', false],
  ])('is told by what it says of itself: %s (%s)', (name, type, expected) => {
    expect(looksLikePhoto({ name, type })).toBe(expected);
  });

  it.each([
    [4000, 3000, { width: 2000, height: 1500 }],
    [3000, 4000, { width: 1500, height: 2000 }],
    [2000, 2000, { width: 2000, height: 2000 }],
    [640, 480, { width: 640, height: 480 }],
    [10_000, 1, { width: 2000, height: 1 }],
  ])('of %d × %d is never sent larger than it may be', (width, height, expected) => {
    expect(reducedSize(width, height, photoRules.edge)).toEqual(expected);
  });

  it.each([
    ['IMG_0412.HEIC', 'IMG_0412.jpg'],
    ['façade.côté.png', 'façade.côté.jpg'],
    ['a"b\r\nc.png', 'a b  c.jpg'],
    ['.png', 'photo.jpg'],
  ])('keeps its name: %s', (name, expected) => {
    expect(jpegName(name)).toBe(expected);
  });

  it.each([
    [120, '1\u00a0Ko'],
    [412_300, '412\u00a0Ko'],
    [1_440_000, '1,4\u00a0Mo'],
  ])('of %d bytes weighs %s', (bytes, words) => {
    expect(frenchSize(bytes)).toBe(words);
  });

  it('five times fits into what a forwarding service takes', () => {
    expect(photoRules.most * photoRules.bytes).toBeLessThan(10 * 1024 * 1024);
  });
});
