import { createHash } from 'node:crypto';
import { valuesOf } from '../content/known-fields';

/** What a visitor wrote himself, in the parts that are judged differently. */
export type WrittenText = {
  /** Names, town and telephone number. */
  person: string;
  /** The description, and whatever came in fields that the forms do not have. */
  message: string;
};

/** Characters that are judged of a message, from its beginning and from its end: some milliseconds' work. */
const judgedBeginning = 6_000;
const judgedEnd = 2_000;
/** Of any other field. */
const longestShort = 300;

export function writtenText(fields: ReadonlyMap<string, string>): WrittenText {
  const ofPerson = valuesOf(fields, 'name', 'place', 'phone');
  // Names that steer the service begin so; what else nobody knows counts as written.
  const content = [...fields].filter(([name]) => !name.startsWith('_'));
  return {
    person: ofPerson.map((value) => value.slice(0, longestShort)).join(' '),
    message: bothEnds(valuesOf(content, 'message', null).join('\n')),
  };
}

function bothEnds(text: string): string {
  const isShort = text.length <= judgedBeginning + judgedEnd;
  return isShort ? text : `${text.slice(0, judgedBeginning)}\n${text.slice(-judgedEnd)}`;
}

/** Characters that show nothing and break up a word: soft hyphen, zero width, joiners, byte order mark. */
const invisible = /[\u00ad\u200b-\u200f\u2060-\u2064\ufeff]/g;

/** One character may become eighteen when it is taken apart. */
const mostFolded = 3 * (judgedBeginning + judgedEnd);

/** The Latin words and numbers of a text, without case and diacritics: « Rénovation à 1 € » gives renovation, a, 1. */
export function foldedWords(text: string): readonly string[] {
  return (
    text
      // Before, because the time for putting marks in order grows with the square of their number.
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

/** « Devis toiture » is what many people write; so many words are somebody's own. */
const fewestWords = 8;

/** The same for messages of the same words, whatever their numbers; null for one that two people may well both write. */
export function likenessOf(message: string): string | null {
  const words = foldedWords(message).filter((word) => !/\d/.test(word));
  return words.length < fewestWords
    ? null
    : createHash('sha256').update(words.join(' ')).digest('hex').slice(0, 16);
}
