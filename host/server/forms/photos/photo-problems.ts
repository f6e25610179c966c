/** Reasons to reject a file without decoding it. The whole form is then refused only if the page's script sent it. */
export type FileRefusal =
  'photo-format' | 'photo-heic' | 'photo-too-large' | 'too-many-photos' | 'attachment';

/** Reasons to reject a file. `photo-no-room` means that the disk or the day's quota is full. */
export type PhotoProblem = FileRefusal | DecodingProblem | 'photo-no-room';

/** Reasons why a photograph cannot be re-encoded. */
export const decodingProblems = [
  'photo-unreadable',
  'photo-too-slow',
  'photo-too-large',
  'photo-too-many-pixels',
] as const;
export type DecodingProblem = (typeof decodingProblems)[number];

/** Maximum size of a re-encoded photograph in bytes. */
export const largestKeptPhoto = 2 * 1024 * 1024;

/** First line that the decoder process writes. */
export const decoderStarted = 'started\n';
/** Line that the decoder process writes before a truncated photograph. */
export const decoderIncomplete = 'incomplete\n';

/** A file that was sent with a form. */
export type SentFile = {
  field: string;
  /** File name on the visitor's device, which is never used as a path. */
  name: string;
  /** Path of the synced file; null if the file was too large or the disk was full. */
  path: string | null;
  bytes: number;
  isTooLarge: boolean;
  /** Hexadecimal SHA-256 of the received bytes. */
  digest: string;
  /** First bytes, which identify the format. */
  beginning: Buffer;
};

export type RejectedFile = { name: string; reason: FileRefusal | 'photo-no-room' };

/** Detects the format from the first twelve bytes. Files of unknown formats are never decoded. */
export function formatOf(bytes: Buffer): 'jpeg' | 'png' | 'webp' | 'heic' | null {
  const ascii = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (ascii(0, 3) === '\u00ff\u00d8\u00ff') return 'jpeg';
  if (ascii(0, 8) === '\u0089PNG\r\n\u001a\n') return 'png';
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'webp';
  if (ascii(4, 8) === 'ftyp' && /^(hei|hev|mif1|msf1)/.test(ascii(8, 12))) return 'heic';
  return null;
}
