/** Why a file is refused at sight. Each is also a way for the page's own post to fail. */
export type FileRefusal =
  'photo-format' | 'photo-heic' | 'photo-too-large' | 'too-many-photos' | 'attachment';

/**
 * Every reason why a file that came with a form is not kept. `photo-no-room`: the disk or the day had no
 * room for it.
 */
export type PhotoProblem = FileRefusal | DecodingProblem | 'photo-no-room';

/** Why a photograph cannot be re-encoded. */
export const decodingProblems = [
  'photo-unreadable',
  'photo-too-slow',
  'photo-too-large',
  'photo-too-many-pixels',
] as const;
export type DecodingProblem = (typeof decodingProblems)[number];

/** Most bytes of a re-encoded photograph. */
export const largestKeptPhoto = 2 * 1024 * 1024;

/** What a process that decodes a photograph writes first; then, before a photograph of which a part is missing. */
export const decoderStarted = 'started\n';
export const decoderIncomplete = 'incomplete\n';

/** A file as the form carried it. */
export type SentFile = {
  /** Name of the form's field. */
  field: string;
  /** As the visitor's device called it: for people to read, never for a path. */
  name: string;
  /** Where it was written, synced; null when it was too large or found no room. */
  path: string | null;
  /** How many arrived. */
  bytes: number;
  isTooLarge: boolean;
  /** SHA-256 of the bytes as they arrived, in hexadecimal. */
  digest: string;
  /** In which a file says what it is. */
  beginning: Buffer;
};

export type RejectedFile = { name: string; reason: FileRefusal | 'photo-no-room' };

/** By the first twelve bytes, whatever name or type a file claims. Decoders of other formats are never reached. */
export function formatOf(bytes: Buffer): 'jpeg' | 'png' | 'webp' | 'heic' | null {
  const ascii = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (ascii(0, 3) === '\u00ff\u00d8\u00ff') return 'jpeg';
  if (ascii(0, 8) === '\u0089PNG\r\n\u001a\n') return 'png';
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'webp';
  if (ascii(4, 8) === 'ftyp' && /^(hei|hev|mif1|msf1)/.test(ascii(8, 12))) return 'heic';
  return null;
}
