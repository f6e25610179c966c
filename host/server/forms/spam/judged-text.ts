/** What a visitor wrote himself, in the parts that are judged differently. */
export type JudgedText = {
  /** First, last and whole name, as far as sent. */
  names: readonly string[];
  town: string;
  phone: string;
  email: string;
  /** The description, and whatever came in fields that the forms do not have. */
  message: string;
};

/** Characters of one field that are judged. More than any field may hold; a bound of its own, so that none depends on another. */
const longestJudged = 32 * 1024;

const nameFields: readonly string[] = ['Nom', 'Prénom', 'Nom_complet'];
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
];
/** Lists to choose from: what is longer than any choice was written by somebody. */
const choices: readonly string[] = ['Service_souhaité', 'Urgence_projet'];
const longestChoice = 30;
const judgedApart: readonly string[] = [...nameFields, 'Ville', 'Téléphone', 'Email'];

export function judgedText(fields: ReadonlyMap<string, string>): JudgedText {
  const text = (name: string) => (fields.get(name) ?? '').slice(0, longestJudged);
  const isMessage = (name: string) =>
    !name.startsWith('_') &&
    !notWritten.includes(name) &&
    !judgedApart.includes(name) &&
    !(choices.includes(name) && text(name).length <= longestChoice);
  return {
    names: nameFields.map(text).filter((name) => name !== ''),
    town: text('Ville'),
    phone: text('Téléphone'),
    email: text('Email'),
    message: [...fields.keys()].filter(isMessage).map(text).join('\n').slice(0, longestJudged),
  };
}

/** Characters that show nothing and break up a word: soft hyphen, zero width, joiners, byte order mark. */
const invisible = /[\u00ad\u200b-\u200f\u2060-\u2064\ufeff]/g;

/** The Latin words and numbers of a text, without case and diacritics: « Rénovation à 1 € » gives renovation, a, 1. */
export function foldedWords(text: string): readonly string[] {
  return text
    .normalize('NFKD')
    .slice(0, longestJudged * 2)
    .replace(/\p{M}+/gu, '')
    .replace(invisible, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('$', ' $ ')
    .split(/[^a-z0-9$]+/)
    .filter((word) => word !== '')
    .map(withoutPlural);
}

function withoutPlural(word: string): string {
  return word.length > 3 && /[sx]$/.test(word) ? word.slice(0, -1) : word;
}
