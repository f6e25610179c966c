import { findPhones } from '@renovation-th/shared/forms/phone';
import { valuesOf } from '../content/known-fields';
import type { StoredRequest } from './kept-request';

/** Maximum characters in a value whose digits are searchable. Longer values are descriptions. */
const longestName = 200;
/** Maximum characters in which to look for phone numbers. */
const longestNumbers = 254;
/** Maximum characters in a search query. */
const longestSearch = 200;
const mostWords = 8;

/**
 * Builds the searchable text of a request: its values in lower case without accents, the digits in short values, and
 * phone numbers in national and international form.
 */
export function searchableText({ reference, subject, replyTo, fields }: StoredRequest): string {
  const values = fields.map(([, value]) => value);
  const phones = valuesOf(fields, 'phone').flatMap(phonesIn);
  const numbers = [
    ...values.filter((value) => value.length <= longestName),
    ...phones.flatMap(({ e164, shown }) => [shown, e164]),
  ].map(digitsOf);
  return plainText([reference, subject, replyTo, ...values, ...numbers.filter(Boolean)].join('\n'));
}

/**
 * Splits a query into words that must all occur. A phone number becomes one word in international form. Any other
 * number of four or more digits becomes one word without separators.
 */
export function searchedWords(search: string): readonly string[] {
  const bounded = search.slice(0, longestSearch);
  const [phone] = phonesIn(bounded);
  if (phone && !/\p{L}/u.test(bounded)) return [digitsOf(phone.e164)];
  const number = bounded.replace(/[\s.\-/()\u00a0\u202f]/g, '');
  if (/^\d{4,}$/.test(number)) return [number];
  return plainText(bounded).split(/\s+/).filter(Boolean).slice(0, mostWords);
}

/** Finds phone numbers at the start of a text only, because a robot may write thousands. */
export const phonesIn = (written: string) => findPhones(written.slice(0, longestNumbers));

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('’', "'")
    .toLowerCase();
}
