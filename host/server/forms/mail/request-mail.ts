import type { SendMailOptions } from 'nodemailer';
import { fieldLabel } from '../content/known-fields';
import { rejectionReason, mailTexts } from '../content/mail-texts';
import { callFile, contactsOf, shownFields, titleOf } from '../shown-request';
import type { StoredRequest } from '../stored-request';
import { answerableAddress, bodyText, headerText } from '../foreign-text';
import { mailBodies, type MailRow } from './MailDocument';

/** Photographs of a mailed request. */
export type MailedPhotos = {
  attached: readonly Buffer[];
  /** Number of photographs beyond the size limit, which are only on the owner's page. */
  online: number;
  /** Number of photographs that are not re-encoded yet or cannot be read. */
  unsent: number;
};

type MailParts = {
  from: string;
  to: string;
  /** E-mail address in the form's URL. This address gets a copy. */
  copyTo: string;
  tradeName: string;
  photos: MailedPhotos;
  /** URL of the request on the owner's page; null when the page is not reachable from outside. */
  link: string | null;
};

/**
 * Builds the mail for a request. The Message-ID and the date come from the request, so that mail programs show a
 * repeated message only once.
 */
export function requestMail(request: StoredRequest, parts: MailParts): SendMailOptions {
  const { from, to, copyTo, tradeName, photos, link } = parts;
  const hasPhotos = photos.attached.length + photos.online + photos.unsent > 0;
  const title = headerText(titleOf(request));
  const replyTo = answerableAddress(request.replyTo);
  const rows = rowsOf(request, parts);
  const call = callFile(request);
  // The owner's most likely next steps on a phone.
  const buttons = [
    ...contactsOf(request, tradeName),
    ...(link === null ? [] : [{ text: mailTexts.open(hasPhotos), shown: link, address: link }]),
  ];
  const written = headerText(request.replyTo);
  const hints = [
    ...(request.follows ? [mailTexts.follows(request.follows)] : []),
    replyTo ? mailTexts.footer : written ? mailTexts.cannotReply(written) : mailTexts.noReply,
  ];

  return {
    from: { name: mailTexts.sender(tradeName), address: from },
    to,
    cc: copyTo.toLowerCase() === to.toLowerCase() ? [] : [copyTo],
    ...(replyTo && { replyTo }),
    subject: title,
    messageId: messageId(request.reference, from),
    date: new Date(request.receivedAt),
    headers: { 'X-RTH-Reference': request.reference, 'Auto-Submitted': 'auto-generated' },
    ...mailBodies({ title, rows, buttons, hints }),
    attachments: [
      ...photos.attached.map((content, index) => ({
        ...{ filename: mailTexts.photoName(index + 1), contentType: 'image/jpeg', content },
      })),
      ...(call === null
        ? []
        : [{ filename: mailTexts.callFile, contentType: 'text/calendar; charset=utf-8', content: call }]),
    ],
  };
}

/** Returns a Message-ID that depends only on the name and the sender's domain. */
export function messageId(name: string, from: string): string {
  return `<${name}@${from.slice(from.lastIndexOf('@') + 1)}>`;
}

function rowsOf(request: StoredRequest, { photos }: MailParts): MailRow[] {
  const { attached, online, unsent } = photos;
  const { rejected = [] } = request;
  const rows: MailRow[] = [
    ...shownFields(request).map(([name, value]): MailRow => [fieldLabel(name), value]),
    [mailTexts.reference, request.reference],
  ];
  if (attached.length > 0) rows.push([mailTexts.photos, String(attached.length)]);
  if (online > 0) rows.push([mailTexts.photosOnline, String(online)]);
  if (unsent > 0) rows.push([mailTexts.photosWaiting, String(unsent)]);
  if (rejected.length > 0) {
    const files = rejected.map(({ name, reason }) => `${headerText(name)} (${rejectionReason(reason)})`);
    rows.push([mailTexts.rejected, files.join('\n')]);
  }
  return rows.map(([label, value]) => [headerText(label), bodyText(value)]);
}
