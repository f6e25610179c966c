import { frenchSize, isTruncatedJpeg, photoFormat, photoRules, roomForOriginal } from './photo-rules';
import { jpegName, reducedSize } from '@renovation-th/shared/photos/reduced-size';

const fileOf = (bytes: string) => new Blob([Buffer.from(bytes, 'latin1')]);

describe('a photograph', () => {
  it.each([
    ['\xff\xd8\xff\xe0\x00\x10JFIF', 'jpeg'],
    ['\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR', 'png'],
    ['RIFF\x24\n\x00\x00WEBPVP8 ', 'webp'],
    ['\x00\x00\x00\x18ftypheic', 'heic'],
    ['\n\x00\n\x1cftypmif1', 'heic'],
    ['\x00\x00\x00\x1cftypavif', 'avif'],
    ['\x00\x00\x00\x18ftypmp42', null],
    ['GIF89a\x01\x00', null],
    ['<svg xmlns="http://www.w3.org/2000/svg">', null],
    ['%PDF-1.7', null],
    ['', null],
  ])('has its format detected from the first bytes: %j', async (bytes, format) => {
    expect(await photoFormat(fileOf(bytes))).toBe(format);
  });

  it.each([
    ['whole', '', false],
    ['followed by a video', '\x00\x00\x00\x18ftypmp42', false],
    ['truncated', null, true],
  ])('is checked for truncation when it is %s', async (_what, after, isCut) => {
    const small = '\xff\xe1\x00\x08\xff\xd8ab\xff\xd9';
    const zeros = '\x00'.repeat(18);
    const end = after === null ? '' : `\xff\xd9${after}`;
    const jpeg = `\xff\xd8${small}${zeros}\xff\xda\x00\x04ab picture \xff\x00 \xff\xff picture${end}`;
    expect(await isTruncatedJpeg(fileOf(jpeg))).toBe(isCut);
  });

  it('may be as large as the service accepts if it is sent as an original', () => {
    const photo = (bytes: number) => fileOf('x'.repeat(bytes));
    expect(roomForOriginal(false, [])).toBe(2_000_000);
    expect(roomForOriginal(true, [])).toBe(10_000_000);
    expect(roomForOriginal(true, [photo(9_000_000), photo(9_000_000)])).toBe(6_000_000);
  });

  it.each([
    [4000, 3000, { width: 2000, height: 1500 }],
    [3000, 4000, { width: 1500, height: 2000 }],
    [2000, 2000, { width: 2000, height: 2000 }],
    [640, 480, { width: 640, height: 480 }],
    [10_000, 1, { width: 2000, height: 1 }],
  ])('is scaled down to the maximum edge but never enlarged: %d × %d', (width, height, expected) => {
    expect(reducedSize(width, height, photoRules.edge)).toEqual(expected);
  });

  it.each([
    ['IMG_0412.HEIC', 'IMG_0412.jpg'],
    ['façade.côté.png', 'façade.côté.jpg'],
    ['a"b\r\nc.png', 'a b  c.jpg'],
    ['.png', 'photo.jpg'],
  ])('keeps its name, with the extension .jpg: %s', (name, expected) => {
    expect(jpegName(name)).toBe(expected);
  });

  it.each([
    [120, '1\u00a0Ko'],
    [412_300, '412\u00a0Ko'],
    [1_440_000, '1,4\u00a0Mo'],
  ])('has its size of %d bytes formatted as %s', (bytes, words) => {
    expect(frenchSize(bytes)).toBe(words);
  });

  it('is small enough that five photographs fit within the limit of a forwarding service', () => {
    expect(photoRules.most * photoRules.bytes).toBeLessThan(10 * 1024 * 1024);
  });
});
