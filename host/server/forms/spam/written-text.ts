import { createHash } from 'node:crypto';
import { valuesOf } from '../content/known-fields';

type Sent = ReadonlyMap<string, string>;

/** Characters read of a message, which takes a few milliseconds, and of any other field. */
const longestJudged = { message: 8_000, other: 300 };

/** Returns the visitor's message: the description, and every field that the forms do not have. */
export function messageOf(fields: Sent): string {
  // Control fields start with an underscore.
  const content = [...fields].filter(([name]) => !name.startsWith('_'));
  return valuesOf(content, 'message', null).join('\n').slice(0, longestJudged.message);
}

/** Returns everything that the visitor wrote. */
export function writtenText(fields: Sent): string {
  const others = valuesOf(fields, 'name', 'place', 'phone').map((value) =>
    value.slice(0, longestJudged.other),
  );
  return [...others, messageOf(fields)].join('\n');
}

/** Invisible characters that break up a word: soft hyphen, zero width, joiners, byte order mark. */
const invisible = /[\u00ad\u200b-\u200f\u2060-\u2064\ufeff]/g;

/** Characters after NFKD, which may turn one character into eighteen. */
const mostFolded = 3 * longestJudged.message;

/**
 * Returns the Latin words and numbers of a text, without case and diacritics: `Rénovation 2026` gives `renovation` and
 * `2026`.
 */
export function foldedWords(text: string): readonly string[] {
  return (
    text
      // Removes marks before NFKD: ordering them takes time that grows with the square of their number.
      .replace(/\p{M}+/gu, '')
      .normalize('NFKD')
      .slice(0, mostFolded)
      .replace(/\p{M}+/gu, '')
      .replace(invisible, '')
      .toLowerCase()
      .replaceAll('œ', 'oe')
      .split(/[^a-z0-9]+/)
      .filter((word) => word !== '')
      .map((word) => (word.length > 3 ? word.replace(/[sx]$/, '') : word))
  );
}

/** Many people write "Devis toiture"; two people rarely write the same eight words. */
const fewestWords = 8;

/** Returns a hash of the words without numbers; null for a message so short that two people may both write it. */
export function likenessOf(message: string): string | null {
  const words = foldedWords(message).filter((word) => !/\d/.test(word));
  return words.length < fewestWords
    ? null
    : createHash('sha256').update(words.join(' ')).digest('hex').slice(0, 16);
}
