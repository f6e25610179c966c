import type { SendMailOptions } from 'nodemailer';
import { fieldLabel } from '../content/known-fields';
import { rejectionReason, mailTexts } from '../content/mail-texts';
import { callFile, contactsOf, shownFields, titleOf, type Contact } from '../shown-request';
import type { StoredRequest } from '../database/kept-request';
import { answerableAddress, bodyText, headerText } from '../foreign-text';
import { mailBodies, type MailRow } from './MailDocument';

/** Photographs of a mailed request. */
export type MailedPhotos = {
  attached: readonly Buffer[];
  /** Number of photographs beyond the size limit, which are only on the owner's page. */
  online: number;
};

/** Address and names of every mail. */
export type MailParts = {
  /** Sender and recipient. */
  address: string;
  tradeName: string;
  /** URL of the owner's page without a slash at the end; null when it is not reachable from outside. */
  page: string | null;
};

/**
 * Builds the mail for a request. The Message-ID and the date come from the request, so that mail programs show a
 * repeated message only once.
 */
export function requestMail(request: StoredRequest, photos: MailedPhotos, mail: MailParts): SendMailOptions {
  const title = headerText(titleOf(request));
  const replyTo = answerableAddress(request.replyTo);
  const rows = rowsOf(request, photos);
  const call = callFile(request);
  // The owner's most likely next steps on a phone.
  const buttons = [
    ...contactsOf(request, mail.tradeName),
    ...pageButton(mail, `/demande/${request.reference}`, mailTexts.open(request.photos.length > 0)),
  ];
  const written = headerText(request.replyTo);
  const hints = [replyTo ? mailTexts.footer : written ? mailTexts.cannotReply(written) : mailTexts.noReply];

  return {
    ...envelope(request.reference, mail),
    ...(replyTo && { replyTo }),
    subject: title,
    date: new Date(request.receivedAt),
    ...mailBodies({ title, rows, buttons, hints }),
    attachments: [
      ...photos.attached.map((content, index) => ({
        filename: mailTexts.photoName(index + 1),
        contentType: 'image/jpeg',
        content,
      })),
      ...(call === null
        ? []
        : [{ filename: mailTexts.callFile, contentType: 'text/calendar; charset=utf-8', content: call }]),
    ],
  };
}

/** Builds the mail for a request without what the visitor wrote, for a server that refuses it. */
export const bareMail = (reference: string, mail: MailParts): SendMailOptions => ({
  ...envelope(reference, mail),
  subject: reference,
  ...mailBodies({
    title: reference,
    rows: [],
    buttons: pageButton(mail, `/demande/${reference}`, mailTexts.open(false)),
    hints: [mailTexts.refused],
  }),
});

/**
 * Returns sender, recipient and what marks a mail as sent by a machine, so that other machines do not respond (RFC 3834).
 * @param name identifies the mail: a repeated one has the same Message-ID.
 */
export const envelope = (name: string, { address, tradeName }: MailParts): SendMailOptions => ({
  from: { name: mailTexts.sender(tradeName), address },
  to: address,
  messageId: `<${name}@${address.slice(address.lastIndexOf('@') + 1)}>`,
  headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
});

/** Returns a link to a path of the owner's page, or nothing if that is not reachable from outside. */
export function pageButton({ page }: MailParts, path: string, text: string): readonly Contact[] {
  const address = `${page}${path}`;
  return page === null ? [] : [{ text, shown: address, address }];
}

function rowsOf(request: StoredRequest, { attached, online }: MailedPhotos): MailRow[] {
  const unreadable = request.photos.filter(({ state }) => state === 'unreadable');
  const files = [...request.rejected, ...unreadable].map(
    ({ name, reason }) => `${headerText(name)} (${rejectionReason(reason ?? '')})`,
  );
  const rows: MailRow[] = [
    ...shownFields(request).map(([name, value]): MailRow => [fieldLabel(name), value]),
    [mailTexts.reference, request.reference],
  ];
  if (attached.length > 0) rows.push([mailTexts.photos, String(attached.length)]);
  if (online > 0) rows.push([mailTexts.photosOnline, String(online)]);
  if (files.length > 0) rows.push([mailTexts.rejected, files.join('\n')]);
  return rows.map(([label, value]) => [headerText(label), bodyText(value)]);
}
