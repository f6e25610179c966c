const toSixteen = [
  'zéro',
  'un',
  'deux',
  'trois',
  'quatre',
  'cinq',
  'six',
  'sept',
  'huit',
  'neuf',
  'dix',
  'onze',
  'douze',
  'treize',
  'quatorze',
  'quinze',
  'seize',
] as const;
/** Seventy and ninety count on from the ten before. */
const tens = [
  '',
  'dix',
  'vingt',
  'trente',
  'quarante',
  'cinquante',
  'soixante',
  '',
  'quatre-vingt',
  '',
] as const;

/** Of what is counted. */
type Gender = 'masculine' | 'feminine';

/**
 * A whole number in words below one hundred, in the spelling of before 1990; in figures from there on.
 * @example frenchNumber(21, 'feminine') // => 'vingt et une'
 */
export function frenchNumber(count: number, gender: Gender = 'masculine'): string {
  if (count > 99) return String(count);
  return gender === 'feminine' ? belowHundred(count).replace(/\bun$/, 'une') : belowHundred(count);
}

function belowHundred(count: number): string {
  const small = toSixteen[count];
  if (small) return small;
  if (count < 20) return `dix-${belowHundred(count - 10)}`;
  if (count === 80) return 'quatre-vingts';
  const ten = Math.floor(count / 10);
  const base = tens[ten] || tens[ten - 1];
  const rest = tens[ten] ? count % 10 : (count % 10) + 10;
  if (rest === 0) return String(base);
  const isLinkedByAnd = count < 80 && (rest === 1 || rest === 11);
  return `${base}${isLinkedByAnd ? ' et ' : '-'}${belowHundred(rest)}`;
}

/** With its first letter as a sentence begins. */
export function beginning(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** « Riom, Vichy et Thiers ». */
export function frenchList(names: readonly string[]): string {
  return names.length < 2
    ? names.join('')
    : `${names.slice(0, -1).join(', ')} et ${names.slice(-1).join('')}`;
}
