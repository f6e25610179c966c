import type { ContentField } from '@renovation-th/shared/forms/form-fields';
import { normalizePhone, showPhone } from '@renovation-th/shared/forms/phone-number';
import type { StoredRequest } from '../stored-request';

type Sent = Pick<StoredRequest, 'reference' | 'subject' | 'replyTo' | 'fields'>;

/** What a request is found by. */
export type SearchableText = {
  /** Everything that was written, plain: no accents, no capitals. At most 4 KB or so. */
  text: string;
  /** The digits of everything that was written, and of the telephone number as it is dialled in France. */
  digits: string;
  /** E-mail addresses and telephone numbers in one form each: whose request it is. */
  contacts: readonly string[];
};

// In characters.
const longestText = 4_096;
const longestDigits = 512;
/** A longer value is likely a description; the short ones name the person and the place. */
const longestName = 200;
/** Of an e-mail address, by the standard of mail. */
const longestAddress = 254;
const mostContacts = 8;

export function searchableText(request: Sent): SearchableText {
  const { reference, subject, fields } = request;
  const values = fields.map(([, value]) => value);
  const isShort = (value: string) => value.length <= longestName;
  const shortFirst = [...values.filter(isShort), ...values.filter((value) => !isShort(value))];
  const written = firstOf([reference, subject, ...shortFirst], longestText);
  const phones = valuesOf(request, 'Téléphone').filter(isShort);

  return {
    text: plainText(written),
    digits: firstOf([...phones.map(showPhone), ...shortFirst], longestText)
      .replace(/[^\d\n]/g, '')
      .slice(0, longestDigits),
    contacts: contactsOf(request),
  };
}

/** Whose request it is: every address and number that stands in it, in the form of `contactOf`. */
function contactsOf(request: Sent): readonly string[] {
  const written = [request.replyTo, ...valuesOf(request, 'Email'), ...valuesOf(request, 'Téléphone')];
  return [...new Set(written.flatMap((value) => contactOf(value) ?? []))].slice(0, mostContacts);
}

function valuesOf({ fields }: Sent, wanted: ContentField): string[] {
  return fields.filter(([name]) => name === wanted).map(([, value]) => value);
}

/** An e-mail address or a telephone number in the one form under which it is kept; null for anything else. */
export function contactOf(written: string): string | null {
  if (written.length > longestAddress) return null;
  return written.includes('@') ? written.trim().toLowerCase() : normalizePhone(written);
}

/** Without capitals, and without the accents of Latin letters. */
export function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}

/** The texts, one on each line, until there are enough characters. */
function firstOf(texts: readonly string[], enough: number): string {
  let written = '';
  for (const text of texts) {
    if (written.length >= enough) break;
    written += `${text.slice(0, enough - written.length)}\n`;
  }
  return written;
}
