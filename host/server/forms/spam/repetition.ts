import type { JudgedText } from './judged-text';
import { sign, type Sign } from './suspicion';

/** Fewer words may well repeat themselves: « toit toit toit !!! ». */
const leastWords = 15;

/** Points for saying the same again and again, within the message or from field to field. */
export function repetitionSigns({ names, town, message, words }: JudgedText): readonly Sign[] {
  const isMonotonous = words.length >= leastWords && new Set(words).size < words.length * 0.3;
  const lines = message
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.length > 20);
  const isCopied = lines.length >= 4 && new Set(lines).size <= lines.length / 2;
  const values = [...names, town, message]
    .map((value) => value.trim().toLowerCase())
    .filter((value) => value !== '');
  return [
    ...sign('repetition', isMonotonous || isCopied || /(\p{L})\1{7}/u.test(message) ? 4 : 0),
    ...sign('same-values', sameValuePoints(values)),
  ];
}

/** Nobody has his first name for a last name and lives there; a family name may be that of a village. */
function sameValuePoints(values: readonly string[]): number {
  const most = Math.max(0, ...values.map((value) => values.filter((other) => other === value).length));
  return most >= 3 ? 5 : most === 2 ? 3 : 0;
}
