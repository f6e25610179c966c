import { findPhones } from '@renovation-th/shared/forms/phone';
import { fieldKind, valuesOf } from './content/known-fields';
import { mailTexts } from './content/mail-texts';
import { answerableAddress } from './foreign-text';
import type { StoredRequest } from './stored-request';

/** The fields that tell a reader something, in the order in which they were sent. */
export function shownFields({ fields }: StoredRequest): readonly (readonly [string, string])[] {
  // The complete slot says all of its parts at once.
  const isSlotComplete = fields.some(([name]) => fieldKind(name) === 'slot');
  return fields.filter(
    ([name, value]) =>
      value !== '' && name !== 'Référence' && !(isSlotComplete && fieldKind(name) === 'slot-part'),
  );
}

/** What to call the request in a list or a mail. */
export function titleOf({ subject, fields, reference }: StoredRequest): string {
  return subject || valuesOf(fields, 'name').join(' ') || reference;
}

/** A way to reach the visitor: what it is called, how it reads, and the address behind it. */
export type Contact = { text: string; shown: string; address: string };

/** How the owner can call and answer; nothing that cannot work. */
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
