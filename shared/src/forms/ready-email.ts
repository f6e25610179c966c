import type { ContentField } from './form-fields';
import type { FormFields } from './submit-form';

/** What the owner needs to act upon a request, in order of use. The longest comes last. */
const usefulFields: readonly ContentField[] = [
  'Nom_complet',
  'Nom',
  'Prénom',
  'Téléphone',
  'Email',
  'Ville',
  'Service_souhaité',
  'Urgence_projet',
  'Créneau_complet_rappel',
  'Référence',
  'Description_projet',
];

/** Characters, percent-encoded: on Windows, a longer `mailto:` address opens nothing. */
const longestAddress = 1_900;
const longestSubject = 150;

/** A request in words, for a message that the visitor sends. */
export function requestText(fields: FormFields): string {
  return usefulFields
    .filter((name) => fields[name])
    .map((name) => `${name.replaceAll('_', ' ')}\u00a0: ${fields[name]}`)
    .join('\r\n');
}

/**
 * A `mailto:` address with subject and text filled in: another way when a form cannot be sent.
 * @param cutNote ends a text that is too long for an address.
 */
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
