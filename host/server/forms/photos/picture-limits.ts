/** What the header of a picture says about the work of decoding it. */
export type PictureShape = {
  format: 'jpeg' | 'png' | 'webp';
  /** Pixels, before it is turned upright. */
  width: number;
  height: number;
  /** A progressive JPEG or an interlaced PNG: no line is complete before the whole file has been read. */
  isProgressive: boolean;
  /** Values for each pixel, on average: 3 for RGB, 4 for CMYK, 1.5 for a JPEG whose colours are halved both ways. */
  samples: number;
  /** Bytes of each of these values in the file's own depth: 1 or 2. */
  sampleBytes: number;
};

/** Pixels. Telephones take panoramas of 16,384; a longer line needs too much memory for itself alone. */
const longestSide = 16_400;
/** Width times height: the largest photographs that telephones take. */
export const mostPixels = 64_000_000;
/**
 * What a picture may make its decoder hold at once, in bytes. That allows a progressive JPEG of 42 million
 * pixels as cameras write it, of 21 million with whole colours, of 16 million in CMYK; an interlaced PNG
 * or a WebP of 32 million.
 */
const mostHeld = 128_000_000;

/** Whether a child of the desk can decode the picture within its memory. */
export function isTooLarge(picture: PictureShape): boolean {
  const { width, height } = picture;
  return (
    Math.max(width, height) > longestSide || width * height > mostPixels || heldBytes(picture) > mostHeld
  );
}

/** A picture that comes line by line holds none but a few lines. */
function heldBytes({ format, width, height, isProgressive, samples, sampleBytes }: PictureShape): number {
  const pixels = width * height;
  // Reserved whole, though hardly used, since WebP is made smaller while it is decoded.
  if (format === 'webp') return pixels * 4;
  if (!isProgressive) return 0;
  // A progressive JPEG is held as coefficients of 2 bytes each.
  return pixels * samples * (format === 'jpeg' ? 2 : sampleBytes);
}

/** What a photograph may weigh once it was written anew, in bytes. */
export const largestKeptPhoto = 2 * 1024 * 1024;
