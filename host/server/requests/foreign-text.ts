import { domainToASCII } from 'node:url';
import { cleanEmail, isCompleteEmail } from '@renovation-th/shared/forms/email';

/** Normalizes a visitor's text to NFC and every line break to `\n`, and removes control characters except tabs. */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/(?![\t\n])\p{Cc}/gu, '')
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(longRunOfMarks, '$1')
    .normalize('NFC');
}

// NFC takes quadratic time in the number of combining marks on one letter, and 24 KB of them blocked the event loop for
// 100 ms. No language uses 30 marks: https://unicode.org/reports/tr15/#Stream_Safe_Text_Format
const longRunOfMarks = /(\p{M}{30})\p{M}+/gu;

/** Truncates a long text without splitting a surrogate pair, and appends `…`. */
export function shortened(text: string, longest: number): string {
  return text.length > longest ? `${text.slice(0, longest - 1).replace(/[\ud800-\udbff]$/, '')}…` : text;
}

const longestHeader = 200;

// Matches invisible characters that can only hide text, such as direction marks, but not joiners and variation
// selectors, which names and emoji need.
const hidden = /(?!\u200c|\u200d|\ufe0f)\p{Default_Ignorable_Code_Point}/gu;
const joiners = /\u200c|\u200d|\ufe0f/gu;

/** Removes invisible characters from a visitor's text in the body of a mail. */
export const bodyText = (text: string): string => text.replace(hidden, '');

/** Prepares a visitor's text as one short line, for a subject or a name. */
export function headerText(text: string): string {
  const line = bodyText(text.replace(/\p{Cc}/gu, ' '))
    .replace(joiners, '')
    // Breaks up RFC 2047 encoded words (`=?utf-8?…?=`), which mail programs would decode.
    .replaceAll('=?', '= ?')
    .replace(/\s+/g, ' ')
    .trim();
  return shortened(line, longestHeader);
}

/** Maximum characters of an e-mail address (RFC 5321). */
const longestAddress = 254;

/**
 * Returns the address to mail if the text is exactly one e-mail address, otherwise null. Encodes the domain in
 * Punycode. Rejects an accent before the @, because strict servers refuse such mail.
 */
export function answerableAddress(written: string): string | null {
  const [local = '', domain = '', ...more] = cleanEmail(written).split('@');
  // Punycode takes quadratic time, so we do not encode a domain that is too long.
  if (domain.length > longestAddress) return null;
  const address = `${local}@${domainToASCII(domain)}`;
  const isPlain =
    more.length === 0 && address.length <= longestAddress && /^[\w.!#$%&'*+/=?^`{|}~-]+@/.test(address);
  return isPlain && !address.includes('=?') && isCompleteEmail(address) ? address : null;
}
