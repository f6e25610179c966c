import { domainToASCII } from 'node:url';
import { cleanEmail, isCompleteEmail } from '@renovation-th/shared/forms/email';

/* What strangers write: as it is kept, as a page shows it, and as a mail does. */

/**
 * Text as every part of the service may rely on it: well-formed, accents composed, and no control
 * characters but tabs and line breaks.
 */
export function cleanText(text: string): string {
  // Nearly every text in a Latin alphabet: nothing to find in it, at a tenth of the cost of looking.
  if (isPlain.test(text)) return text;
  return text
    .replace(/(?![\t\n\r])\p{Cc}/gu, '')
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(longRunOfMarks, '$1')
    .normalize('NFC');
}

/** Letters that are one character each, and no control character but tabs and line breaks. */
const isPlain = /^[\t\n\r\u0020-\u007e\u00a0-\u02ff]*$/;

// Composing accents takes time that grows with the square of their number on one letter; 24 KB of
// them held the event loop for 100 ms. No language has 30: https://unicode.org/reports/tr15/#Stream_Safe_Text_Format
const longRunOfMarks = /(\p{M}{30})\p{M}+/gu;

/**
 * A text that anybody may have written, as a page can show it: lone halves of characters and control
 * characters become `\uFFFD`, and every line ends in `\n`.
 */
export function readableText(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[\p{Cs}\u0000-\u0008\u000b-\u001f\u007f-\u009f]/gu, '\ufffd');
}

/** The beginning of a long text, whole characters only; `…` says that more follows. */
export function shortened(text: string, longest: number): string {
  return text.length > longest ? `${text.slice(0, longest - 1).replace(/[\ud800-\udbff]$/, '')}…` : text;
}

const longestHeader = 200;

// Joiners and the choice of a colourful sign belong to names and emoji; all else that is ignored when
// shown, such as marks that turn the direction of writing, only hides something.
const hidden = /(?!\u200c|\u200d|\ufe0f)\p{Default_Ignorable_Code_Point}/gu;
const joiners = /\u200c|\u200d|\ufe0f/gu;

/** What a visitor wrote, for the body of a mail: well-formed, in lines, and nothing in it is invisible. */
export function bodyText(text: string): string {
  return readableText(text).replace(hidden, '');
}

/** The same in one short line, for a subject or a name. */
export function headerText(text: string): string {
  const line = bodyText(text.replace(/\p{Cc}/gu, ' '))
    .replace(joiners, '')
    // An encoded word would be decoded by the mail program, with whatever it hides.
    .replaceAll('=?', '= ?')
    .replace(/\s+/g, ' ')
    .trim();
  return shortened(line, longestHeader);
}

/**
 * The address when a mail program can take it for exactly one address; null otherwise. An accent before the @ would make
 * strict servers refuse the whole mail; a domain with accents has another spelling.
 */
export function answerableAddress(written: string): string | null {
  const [local = '', domain = '', ...more] = cleanEmail(written).split('@');
  const address = `${local}@${domainToASCII(domain)}`;
  const isPlain = more.length === 0 && address.length <= 254 && /^[\w.!#$%&'*+/=?^`{|}~-]+@/.test(address);
  return isPlain && !address.includes('=?') && isCompleteEmail(address) ? address : null;
}
