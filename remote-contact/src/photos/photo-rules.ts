/** What a photograph must be to be sent, and how many. */
export const photoRules = {
  most: 5,
  /** Of the reduced picture. Five of them fit into what a forwarding service takes, 10 MB. */
  bytes: 2_000_000,
  /** Pixels of the longer side: enough to judge a crack or a roof by. */
  edge: 2_000,
  /** Beyond this, a telephone may run out of memory while it reads the picture. */
  originalBytes: 60_000_000,
} as const;

/** What our own form service takes of photographs that were not reduced: of one, and of one request. */
const serviceTakes = { each: 10_000_000, together: 24_000_000 };

// Some systems name no type for HEIC, so the endings count too.
const types = ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/heif', '.heic', '.heif'];

/** For the file field: what its dialog offers. */
export const acceptedPhotos = types.join(',');

export type PhotoFormat = 'jpeg' | 'png' | 'webp' | 'heic' | 'avif';

/** The first bytes by which each format is known: `.` is any byte. */
const beginnings: readonly (readonly [PhotoFormat, RegExp])[] = [
  ['jpeg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n\x1a\n/],
  ['webp', /^RIFF.{4}WEBP/s],
  ['heic', /^.{4}ftyp(hei|hev|mif1|msf1)/s],
  ['avif', /^.{4}ftypavi[fs]/s],
];

/** What the bytes of a file are, whatever its name and type say; null when they are no photograph. */
export async function photoFormat(file: Blob): Promise<PhotoFormat | null> {
  const beginning = latin1(await bytesOf(file.slice(0, 16)));
  return beginnings.find(([, pattern]) => pattern.test(beginning))?.[0] ?? null;
}

/** Whether a JPEG ends before its end, as an interrupted copy does; what follows the picture does not count. */
export async function isCutJpeg(file: Blob): Promise<boolean> {
  if (latin1(await bytesOf(file.slice(-2))) === '\xff\xd9') return false;
  const bytes = await bytesOf(file);
  // Before the picture there may be a small one, with an end of its own.
  let at = startOfPicture(bytes);
  while (at !== -1 && bytes[at + 1] !== 0xd9) at = bytes.indexOf(0xff, at + 1);
  return at === -1;
}

/** Each segment of a JPEG tells its length; the picture begins after the segment `FFDA`. */
function startOfPicture(bytes: Uint8Array): number {
  let at = 2;
  while (at < bytes.length && bytes[at + 1] !== 0xda)
    at += bytes[at] === 0xff ? 2 + (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0) : 1;
  return at;
}

/** Bytes that a photograph may have which is sent as it is, beside those that are sent already. */
export function roomForOriginal(isOwnService: boolean, others: readonly Blob[]): number {
  if (!isOwnService) return photoRules.bytes;
  const taken = others.reduce((sum, { size }) => sum + size, 0);
  return Math.min(serviceTakes.each, serviceTakes.together - taken);
}

async function bytesOf(file: Blob): Promise<Uint8Array> {
  return new Uint8Array(await file.arrayBuffer());
}

function latin1(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}

/** « 412 Ko », « 1,4 Mo » */
export function frenchSize(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1_000))}\u00a0Ko`;
  return `${(bytes / 1_000_000).toFixed(1).replace('.', ',')}\u00a0Mo`;
}
