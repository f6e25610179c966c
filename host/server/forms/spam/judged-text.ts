import type { ContentField } from '@renovation-th/shared/forms/form-fields';

/** What a visitor wrote himself, in the parts that are judged differently. */
export type JudgedText = {
  /** First, last and whole name, as far as sent. */
  names: readonly string[];
  town: string;
  phone: string;
  /** The description, and whatever came in fields that the forms do not have. */
  message: string;
  /** The words of the message, and those of name and town, folded. */
  words: readonly string[];
  nameWords: readonly string[];
};

/** Characters that are judged of a message, from its beginning and from its end: some milliseconds' work. */
const judgedBeginning = 6_000;
const judgedEnd = 2_000;
/** Of any other field; the longest e-mail address has 254. */
const longestShort = 300;

const nameFields: readonly ContentField[] = ['Nom', 'Prénom', 'Nom_complet'];
/** Written by the page or taken from a list: judged by their presence only. */
const notWritten: readonly string[] = [
  'Demande_rappel',
  'Date_ISO',
  'Heure_24h',
  'Date_rappel_demandée',
  'Heure_rappel_demandée',
  'Créneau_complet_rappel',
  'Mention_rappel',
  'Type_demande',
  'Source',
  'Source_formulaire',
  'Date_soumission',
  'Référence',
] satisfies readonly ContentField[];
/** Lists to choose from: what is longer than any choice was written by somebody. */
const choices: readonly string[] = ['Service_souhaité', 'Urgence_projet'] satisfies readonly ContentField[];
const longestChoice = 30;
const judgedApart: readonly string[] = [
  ...nameFields,
  'Ville',
  'Téléphone',
  'Email',
] satisfies readonly ContentField[];

export function judgedText(fields: ReadonlyMap<string, string>): JudgedText {
  const text = (name: ContentField) => (fields.get(name) ?? '').slice(0, longestShort);
  const names = nameFields.map(text).filter((name) => name !== '');
  const town = text('Ville');
  const message = writtenMessage(fields);
  return {
    names,
    town,
    phone: text('Téléphone'),
    message,
    words: foldedWords(message),
    nameWords: foldedWords([...names, town].join(' ')),
  };
}

/** The description, and whatever came in fields that the forms do not have; at most 8,000 characters of it. */
export function writtenMessage(fields: ReadonlyMap<string, string>): string {
  return bothEnds([...fields].flatMap(([name, value]) => (isWritten(name, value) ? [value] : [])).join('\n'));
}

function isWritten(name: string, value: string): boolean {
  if (name.startsWith('_') || notWritten.includes(name) || judgedApart.includes(name)) return false;
  return !(choices.includes(name) && value.length <= longestChoice);
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
      .replace(/\$+/g, ' $ ')
      .split(/[^a-z0-9$]+/)
      .filter((word) => word !== '')
      .map(withoutPlural)
  );
}

function withoutPlural(word: string): string {
  return word.length > 3 && /[sx]$/.test(word) ? word.slice(0, -1) : word;
}
