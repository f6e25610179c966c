import { normalizePhone, showPhone } from '@renovation-th/shared/forms/phone-number';
import { mailTexts } from './content/mail-texts';
import { answerableAddress } from './mail/mail-text';
import type { StoredRequest } from './stored-request';

/** A way to reach the visitor: what it is called, how it reads, and the address behind it. */
export type Contact = { text: string; shown: string; address: string };

/** How the owner can call and answer; nothing that cannot work. */
export function contactsOf({ fields, replyTo, reference }: StoredRequest, tradeName: string): Contact[] {
  const phone = fields
    .filter(([name]) => name === 'Téléphone')
    .map(([, value]) => normalizePhone(value))
    .find((number) => number !== null);
  const email = answerableAddress(replyTo);
  const subject = encodeURIComponent(mailTexts.replySubject(tradeName, reference));
  return [
    ...(phone ? [{ text: mailTexts.call, shown: showPhone(phone), address: `tel:${phone}` }] : []),
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
