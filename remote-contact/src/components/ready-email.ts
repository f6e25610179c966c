import { quoteFields, type ContentField } from '@renovation-th/shared/forms/form-fields';
import type { FormFields } from '@renovation-th/shared/forms/submit-form';

/** Fields that the owner needs to act on a request. The longest one is last, because the body may be truncated. */
const usefulFields: readonly ContentField[] = [
  'Nom_complet',
  ...quoteFields.filter((name) => name !== 'Description_projet'),
  'Créneau_complet_rappel',
  'Référence',
  'Description_projet',
];

/** Maximum length of a percent-encoded `mailto:` URL that Windows opens. */
const longestAddress = 1_900;
const longestSubject = 150;

/** Returns a request as plain text, one line per field. */
function requestText(fields: FormFields): string {
  return usefulFields
    .filter((name) => fields[name])
    .map((name) => `${name.replaceAll('_', ' ')}\u00a0: ${fields[name]}`)
    .join('\r\n');
}

/** Returns a `mailto:` URL with the request as its body. @param cutNote last line of a truncated body. */
export function readyEmail(to: string, fields: FormFields, cutNote: string): string {
  const subject = encodeURIComponent([...(fields['_subject'] ?? '')].slice(0, longestSubject).join(''));
  const beginning = `mailto:${to}?subject=${subject}&body=`;
  return beginning + encodedWithin(longestAddress - beginning.length, requestText(fields), cutNote);
}

function encodedWithin(room: number, text: string, cutNote: string): string {
  const encoded = encodeURIComponent(text);
  if (encoded.length <= room) return encoded;

  const end = encodeURIComponent(`…\r\n\r\n${cutNote}`);
  let kept = '';
  for (const character of text) {
    const next = kept + encodeURIComponent(character);
    if (next.length + end.length > room) break;
    kept = next;
  }
  return kept + end;
}
