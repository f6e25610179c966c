import { findPhones, showPhone } from '@renovation-th/shared/forms/phone';
import { valuesOf } from '../content/known-fields';
import type { StoredRequest } from '../stored-request';

type Sent = Pick<StoredRequest, 'reference' | 'subject' | 'replyTo' | 'fields'>;

// In characters.
const longestText = 4_096;
/** A longer value is likely a description; the short ones name the person and the place. */
const longestName = 200;
/** Of an e-mail address, by the standard of mail. */
const longestAddress = 254;
/** Characters and words of a search. */
const longestSearch = 200;
const mostWords = 8;

/**
 * What a request is found by: everything that was written, without accents and capitals, at most 4 KB or so; the short
 * values once more as digits alone, and its telephone numbers as they are dialled in France.
 */
export function searchableText({ reference, subject, fields }: Sent): string {
  const values = fields.map(([, value]) => value);
  const short = values.filter((value) => value.length <= longestName);
  const numbers = [...short, ...valuesOf(fields, 'phone').map(shownPhone)].map(digitsOf).filter(Boolean);
  const long = values.filter((value) => value.length > longestName);
  return plainText([reference, subject, ...short, ...numbers, ...long].join('\n').slice(0, longestText));
}

/** The words that must all occur. Four digits and more are looked for as a number, however it was spaced. */
export function searchedWords(search: string): readonly string[] {
  const bounded = search.slice(0, longestSearch);
  const number = bounded.replace(/[\s.\-\u00a0\u202f]/g, '');
  if (/^\d{4,}$/.test(number)) return [number];
  return plainText(bounded).split(/\s+/).filter(Boolean).slice(0, mostWords);
}

/** Whose request it is: every address and number that stands in it, in the form of `contactOf`. */
export function whoseRequest({ replyTo, fields }: Sent): readonly string[] {
  const written = [replyTo, ...valuesOf(fields, 'email', 'phone')];
  return written.flatMap((value) => contactOf(value) ?? []);
}

/** An e-mail address or a telephone number in the one form in which it is compared; null for anything else. */
export function contactOf(written: string): string | null {
  if (written.length > longestAddress) return null;
  return written.includes('@') ? written.trim().toLowerCase() : (findPhones(written)[0]?.e164 ?? null);
}

/** Of a number that may be as long as a form allows. */
function shownPhone(written: string): string {
  return showPhone(written.slice(0, longestAddress));
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}
