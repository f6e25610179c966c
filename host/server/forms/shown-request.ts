import { findPhones } from '@renovation-th/shared/forms/phone';
import { fieldKind, valuesOf } from './content/known-fields';
import { mailTexts } from './content/mail-texts';
import { answerableAddress } from './foreign-text';
import type { StoredRequest } from './stored-request';

/** Returns the fields that a reader needs, in their order. */
export function shownFields({ fields }: StoredRequest): readonly (readonly [string, string])[] {
  // The complete slot repeats its parts.
  const isSlotComplete = fields.some(([name]) => fieldKind(name) === 'slot');
  return fields.filter(
    ([name, value]) =>
      value !== '' && name !== 'Référence' && !(isSlotComplete && fieldKind(name) === 'slot-part'),
  );
}

/** Returns the title of a request in a list or mail. */
export function titleOf({ subject, fields, reference }: StoredRequest): string {
  return subject || valuesOf(fields, 'name').join(' ') || reference;
}

/** A link to reach the visitor: label, text and URL. */
export type Contact = { text: string; shown: string; address: string };

/** Returns links to call and answer the visitor, for valid numbers and addresses only. */
export function contactsOf({ fields, replyTo, reference }: StoredRequest, tradeName: string): Contact[] {
  const found = new Map(
    valuesOf(fields, 'phone')
      .flatMap(findPhones)
      .map((phone) => [phone.e164, phone]),
  );
  const phones = [...found.values()];
  const textOf = (shown: string) => (phones.length > 1 ? `${mailTexts.call} ${shown}` : mailTexts.call);
  const email = answerableAddress(replyTo);
  const subject = encodeURIComponent(mailTexts.replySubject(tradeName, reference));
  return [
    ...phones.map(({ shown, e164 }) => ({ text: textOf(shown), shown, address: `tel:${e164}` })),
    ...(email
      ? [
          {
            text: mailTexts.reply,
            shown: email,
            address: `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${subject}`,
          },
        ]
      : []),
  ];
}
