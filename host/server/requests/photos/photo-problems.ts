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

/** Detects the format from the first twelve bytes. Files of unknown formats are never decoded. */
export function formatOf(bytes: Buffer): 'jpeg' | 'png' | 'webp' | 'heic' | null {
  const ascii = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (ascii(0, 3) === '\u00ff\u00d8\u00ff') return 'jpeg';
  if (ascii(0, 8) === '\u0089PNG\r\n\u001a\n') return 'png';
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'webp';
  if (ascii(4, 8) === 'ftyp' && /^(hei|hev|mif1|msf1)/.test(ascii(8, 12))) return 'heic';
  return null;
}
