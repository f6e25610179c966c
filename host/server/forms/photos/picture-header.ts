import type { PictureShape } from './picture-limits';

/** By the first bytes, whatever name or type a file claims. Decoders of other formats are never reached. */
export function formatOf(bytes: Buffer): 'jpeg' | 'png' | 'webp' | 'heic' | null {
  const ascii = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (ascii(0, 3) === '\u00ff\u00d8\u00ff') return 'jpeg';
  if (ascii(0, 8) === '\u0089PNG\r\n\u001a\n') return 'png';
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'webp';
  if (ascii(4, 8) === 'ftyp' && /^(hei|hev|mif1|msf1)/.test(ascii(8, 12))) return 'heic';
  return null;
}

/**
 * What a picture says of itself, read in microseconds without a decoder. A lie is found out by the
 * child that decodes it.
 * @returns null when the header is not where every camera and program puts it.
 */
export function pictureShape(bytes: Buffer, format: PictureShape['format']): PictureShape | null {
  const shape = { jpeg: jpegShape, png: pngShape, webp: webpShape }[format](bytes);
  return shape && shape.width > 0 && shape.height > 0 ? shape : null;
}

/** Each pixel of these colour types of PNG: grey, RGB, palette (decoded to RGBA), grey and alpha, RGBA. */
const pngSamples = new Map([
  [0, 1],
  [2, 3],
  [3, 4],
  [4, 2],
  [6, 4],
]);

function pngShape(bytes: Buffer): PictureShape | null {
  if (bytes.length < 33 || bytes.toString('latin1', 12, 16) !== 'IHDR') return null;
  return {
    format: 'png',
    width: bytes.readUInt32BE(16),
    height: bytes.readUInt32BE(20),
    isProgressive: bytes.readUInt8(28) !== 0,
    samples: pngSamples.get(bytes.readUInt8(25)) ?? 4,
    sampleBytes: bytes.readUInt8(24) === 16 ? 2 : 1,
  };
}

function webpShape(bytes: Buffer): PictureShape | null {
  if (bytes.length < 30) return null;
  const [width, height] = webpSize(bytes, bytes.toString('latin1', 12, 16));
  return { format: 'webp', width, height, isProgressive: false, samples: 4, sampleBytes: 1 };
}

/** In pixels; zeros for what is none of the three kinds of WebP. */
function webpSize(bytes: Buffer, kind: string): [number, number] {
  if (kind === 'VP8X') return [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1];
  if (kind === 'VP8 ') return [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff];
  if (kind !== 'VP8L') return [0, 0];
  const packed = bytes.readUInt32LE(21);
  return [(packed & 0x3fff) + 1, ((packed >>> 14) & 0x3fff) + 1];
}

/** Many times what a camera writes before the picture itself. */
const mostSegments = 1_000;

function jpegShape(bytes: Buffer): PictureShape | null {
  let at = 2;
  for (let count = 0; count < mostSegments && at + 4 <= bytes.length; count += 1) {
    if (bytes.readUInt8(at) !== 0xff) return null;
    const marker = bytes.readUInt8(at + 1);
    if (marker === 0xff) {
      // A marker may be preceded by any number of these.
      at += 1;
      continue;
    }
    if (isFrame(marker)) return frameShape(bytes.subarray(at), marker);
    // The picture begins, or ends, without a frame that tells its size.
    if (marker === 0xda || marker === 0xd9) return null;
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}

/** SOF0 to SOF15; the three between them are tables. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

function frameShape(frame: Buffer, marker: number): PictureShape | null {
  const count = frame.length > 9 ? frame.readUInt8(9) : 0;
  if (count < 1 || count > 4 || frame.length < 10 + 3 * count) return null;
  const factors = Array.from({ length: count }, (_, index) => frame.readUInt8(11 + 3 * index));
  const areas = factors.map((factor) => (factor >> 4) * (factor & 15));
  const largest = Math.max(...factors.map((factor) => factor >> 4)) * Math.max(...factors.map((f) => f & 15));
  if (largest === 0) return null;
  return {
    format: 'jpeg',
    width: frame.readUInt16BE(7),
    height: frame.readUInt16BE(5),
    // Only the sequential kinds, SOF0 and SOF1, come line by line.
    isProgressive: marker > 0xc1,
    samples: areas.reduce((sum, area) => sum + area, 0) / largest,
    sampleBytes: 1,
  };
}
