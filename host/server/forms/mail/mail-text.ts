import { isCompleteEmail } from '@renovation-th/shared/forms/email-address';
import { readableText, shortened } from '../readable-text';

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

/** The address when a mail program can take it for exactly one address; null otherwise. */
export function answerableAddress(address: string): string | null {
  const isPlain =
    address.length <= 254 &&
    !/[<>()[\]\\,;:"\p{C}]/u.test(address) &&
    bodyText(address) === address &&
    !address.includes('=?');
  return isPlain && isCompleteEmail(address) ? address : null;
}
