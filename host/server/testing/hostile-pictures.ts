import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** Creates a single-colour picture, which needs few bytes at any size. */
export function flatPicture(width: number, height: number): Sharp {
  const background = { r: 176, g: 101, b: 74, alpha: 0.5 };
  return sharp({ create: { width, height, channels: 4, background }, limitInputPixels: false });
}

/** Creates a progressive CMYK JPEG, the variant that needs the most memory to decode. */
export async function inkJpeg(width: number, height: number, isProgressive = true): Promise<Buffer> {
  return flatPicture(width, height)
    .flatten()
    .toColourspace('cmyk')
    .jpeg({ quality: 30, progressive: isProgressive, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** Creates an interlaced 16-bit PNG, the variant that needs the most memory to decode. */
export async function interlacedPng(width: number, height: number): Promise<Buffer> {
  return flatPicture(width, height).toColourspace('rgb16').png({ progressive: true }).toBuffer();
}

/** Creates a small PNG whose header claims this size. */
export function claimingPng(width: number, height: number, isInterlaced = false): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set(isInterlaced ? [16, 6, 0, 0, 1] : [8, 2], 8);
  return pngOf([
    ['IHDR', header],
    ['IDAT', deflateSync(Buffer.alloc(1_000))],
  ]);
}

/** Returns a copy of a JPEG whose header claims another size. */
export function claimingJpeg(jpeg: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(jpeg);
  const frame = ['ffc0', 'ffc2'].map((marker) => changed.indexOf(marker, 0, 'hex')).find((at) => at > 0) ?? 0;
  changed.writeUInt16BE(height, frame + 5);
  changed.writeUInt16BE(width, frame + 7);
  return changed;
}

function pngOf(chunks: readonly (readonly [string, Buffer])[]): Buffer {
  const written = [...chunks, ['IEND', Buffer.alloc(0)] as const].map(([name, data]) => {
    const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
    const chunk = Buffer.alloc(body.length + 8);
    chunk.writeUInt32BE(data.length, 0);
    body.copy(chunk, 4);
    chunk.writeUInt32BE(crc32(body), body.length + 4);
    return chunk;
  });
  return Buffer.concat([Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'), ...written]);
}
