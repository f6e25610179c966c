import fc from 'fast-check';

/** The beginning of a picture that says whatever about its size, and what follows it. */
export const lyingPictures = fc
  .tuple(
    fc.nat(0xffffffff),
    fc.nat(0xffffffff),
    fc.uint8Array({ maxLength: 300 }),
    fc.constantFrom('png', 'jpeg', 'progressive jpeg', 'webp', 'heic', 'avif', 'gif', 'svg', 'none'),
  )
  .map(([width, height, rest, format]) => Buffer.concat([pictureHead(format, width, height), rest]));

function pictureHead(format: string, width: number, height: number): Buffer {
  const latin = (text: string) => Buffer.from(text, 'latin1');
  const small = (value: number) => u32(value).subarray(2);
  switch (format) {
    case 'png':
      return Buffer.concat([latin('\u0089PNG\r\n\u001a\n'), u32(13), latin('IHDR'), u32(width), u32(height)]);
    case 'jpeg':
    case 'progressive jpeg':
      return Buffer.concat([
        latin(`\u00ff\u00d8\u00ff${format === 'jpeg' ? '\u00c0' : '\u00c2'}\u0000\u0011\u0008`),
        small(height),
        small(width),
        latin('\u0003'),
      ]);
    case 'webp':
      return Buffer.concat([latin('RIFF'), u32(width), latin('WEBPVP8X'), u32(height)]);
    case 'heic':
    case 'avif':
      return latin(`\u0000\u0000\u0000\u0018ftyp${format}\u0000\u0000\u0000\u0000mif1`);
    case 'gif':
      return Buffer.concat([latin('GIF89a'), small(width), small(height)]);
    case 'svg':
      return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`);
    default:
      return Buffer.alloc(0);
  }
}

/** A number as four bytes, the largest first. */
function u32(value: number): Buffer {
  return Buffer.from([value >>> 24, value >>> 16, value >>> 8, value].map((byte) => byte & 255));
}
