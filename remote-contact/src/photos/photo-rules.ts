export const photoRules = {
  most: 5,
  /** Maximum size of a reduced picture. Five fit within the 10 MB that a forwarding service accepts. */
  bytes: 2_000_000,
  /** Length of the longer side in pixels, enough to assess a crack or a roof. */
  edge: 2_000,
  /** Maximum size of a chosen file. Decoding a larger one may exhaust the memory of a phone. */
  originalBytes: 60_000_000,
} as const;

/** Maximum bytes of originals that our form service accepts, per photograph and per request. */
const serviceLimits = { each: 10_000_000, together: 24_000_000 };

// Some systems report no type for HEIC, so the file extensions are listed too.
const types = ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/heif', '.heic', '.heif'];

export const acceptedPhotos = types.join(',');

export type PhotoFormat = 'jpeg' | 'png' | 'webp' | 'heic' | 'avif';

const signatures: readonly (readonly [PhotoFormat, RegExp])[] = [
  ['jpeg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n\x1a\n/],
  ['webp', /^RIFF.{4}WEBP/s],
  ['heic', /^.{4}ftyp(hei|hev|mif1|msf1)/s],
  ['avif', /^.{4}ftypavi[fs]/s],
];

/** Detects the format from the first bytes of a file. Returns null if the file is not a photograph. */
export async function photoFormat(file: Blob): Promise<PhotoFormat | null> {
  const start = latin1(await bytesOf(file.slice(0, 16)));
  return signatures.find(([, pattern]) => pattern.test(start))?.[0] ?? null;
}

/** Whether a JPEG is truncated, as after an interrupted copy. Ignores data after the picture. */
export async function isTruncatedJpeg(file: Blob): Promise<boolean> {
  if (latin1(await bytesOf(file.slice(-2))) === '\xff\xd9') return false;
  const bytes = await bytesOf(file);
  // Start after the segments, because an embedded thumbnail also has an end marker.
  let at = startOfPicture(bytes);
  while (at !== -1 && bytes[at + 1] !== 0xd9) at = bytes.indexOf(0xff, at + 1);
  return at === -1;
}

/** Returns the offset of the marker `FFDA`, which precedes the picture. Skips earlier segments by their length. */
function startOfPicture(bytes: Uint8Array): number {
  let at = 2;
  while (at < bytes.length && bytes[at + 1] !== 0xda)
    at += bytes[at] === 0xff ? 2 + (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0) : 1;
  return at;
}

/** Returns the maximum bytes of one more original, given the other photographs. */
export function roomForOriginal(isOwnService: boolean, others: readonly Blob[]): number {
  if (!isOwnService) return photoRules.bytes;
  const taken = others.reduce((sum, { size }) => sum + size, 0);
  return Math.min(serviceLimits.each, serviceLimits.together - taken);
}

async function bytesOf(file: Blob): Promise<Uint8Array> {
  return new Uint8Array(await file.arrayBuffer());
}

function latin1(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}

/** Formats a size: « 412 Ko », « 1,4 Mo ». */
export function frenchSize(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1_000))}\u00a0Ko`;
  return `${(bytes / 1_000_000).toFixed(1).replace('.', ',')}\u00a0Mo`;
}
