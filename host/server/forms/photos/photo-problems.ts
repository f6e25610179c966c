/**
 * Reasons to refuse a file, found without decoding it. Each is enough to refuse a whole form that the page's script
 * sends.
 */
export type FileRefusal =
  'photo-format' | 'photo-heic' | 'photo-too-large' | 'too-many-photos' | 'attachment';

/**
 * Every reason to reject a file of a form. `photo-no-room`: the disk or the day's quota is full.
 */
export type PhotoProblem = FileRefusal | DecodingProblem | 'photo-no-room';

/** Reasons why a photograph cannot be re-encoded. */
export const decodingProblems = [
  'photo-unreadable',
  'photo-too-slow',
  'photo-too-large',
  'photo-too-many-pixels',
] as const;
export type DecodingProblem = (typeof decodingProblems)[number];

/** Maximum bytes of a re-encoded photograph. */
export const largestKeptPhoto = 2 * 1024 * 1024;

/** Output of the decoder process: its first line, and the line before a truncated photograph. */
export const decoderStarted = 'started\n';
export const decoderIncomplete = 'incomplete\n';

/** A file of a form. */
export type SentFile = {
  /** Name of the form's field. */
  field: string;
  /** File name on the visitor's device; shown to people, never used as a path. */
  name: string;
  /** Path of the synced file; null when it was too large or the disk was full. */
  path: string | null;
  /** Bytes that arrived. */
  bytes: number;
  isTooLarge: boolean;
  /** SHA-256 of the bytes as they arrived, in hexadecimal. */
  digest: string;
  /** First bytes, which identify the format. */
  beginning: Buffer;
};

export type RejectedFile = { name: string; reason: FileRefusal | 'photo-no-room' };

/** Detects the format by the first twelve bytes, ignoring name and type. No other format reaches a decoder. */
export function formatOf(bytes: Buffer): 'jpeg' | 'png' | 'webp' | 'heic' | null {
  const ascii = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (ascii(0, 3) === '\u00ff\u00d8\u00ff') return 'jpeg';
  if (ascii(0, 8) === '\u0089PNG\r\n\u001a\n') return 'png';
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'webp';
  if (ascii(4, 8) === 'ftyp' && /^(hei|hev|mif1|msf1)/.test(ascii(8, 12))) return 'heic';
  return null;
}
