import { cleanEmail } from '@renovation-th/shared/forms/email';
import { findPhones } from '@renovation-th/shared/forms/phone';
import { valuesOf } from '../content/known-fields';
import type { StoredRequest } from '../stored-request';

type Sent = Pick<StoredRequest, 'reference' | 'subject' | 'replyTo' | 'fields'>;

// In characters.
const longestText = 4_096;
/** A longer value is likely a description; the short ones name the person and the town. */
const longestName = 200;
/** Of an e-mail address, by the standard of mail. */
const longestAddress = 254;
/** Characters and words of a search. */
const longestSearch = 200;
const mostWords = 8;

/**
 * What a request is found by: everything that was written, without accents and capitals, at most 4 KB or so; the short
 * values once more as digits alone; and its telephone numbers, in the form of France and with the code of their country.
 */
export function searchableText({ reference, subject, fields }: Sent): string {
  const values = fields.map(([, value]) => value);
  const short = values.filter((value) => value.length <= longestName);
  const phones = valuesOf(fields, 'phone').flatMap(phonesIn);
  const numbers = [...short, ...phones.flatMap(({ e164, shown }) => [shown, e164])].map(digitsOf);
  const long = values.filter((value) => value.length > longestName);
  const text = [reference, subject, ...short, ...numbers.filter(Boolean), ...long].join('\n');
  return plainText(text.slice(0, longestText));
}

/**
 * The words that must all occur. A telephone number is looked for as such, however it was typed; four digits and more
 * are a part of one.
 */
export function searchedWords(search: string): readonly string[] {
  const bounded = search.slice(0, longestSearch);
  const [phone] = phonesIn(bounded);
  if (phone && !/\p{L}/u.test(bounded)) return [digitsOf(phone.e164)];
  const number = bounded.replace(/[\s.\-/()\u00a0\u202f]/g, '');
  if (/^\d{4,}$/.test(number)) return [number];
  return plainText(bounded).split(/\s+/).filter(Boolean).slice(0, mostWords);
}

/** The addresses and numbers under which a person can be reached, in the one form in which they are compared. */
export function contactsIn({ replyTo, fields }: Pick<Sent, 'replyTo' | 'fields'>): readonly string[] {
  return [replyTo, ...valuesOf(fields, 'email', 'phone')].flatMap(contactsOf);
}

/** The same of a text: an e-mail address, or telephone numbers. */
export function contactsOf(written: string): readonly string[] {
  if (!written.includes('@')) return phonesIn(written).map(({ e164 }) => e164);
  return written.length > longestAddress ? [] : [cleanEmail(written).toLowerCase()];
}

/** In a text that may be as long as a form allows. */
const phonesIn = (written: string) => findPhones(written.slice(0, longestAddress));

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}
