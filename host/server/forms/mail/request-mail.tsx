import type { SendMailOptions } from 'nodemailer';
import { renderToStaticMarkup } from 'react-dom/server';
import { contactsOf, type Contact } from '../contacts';
import { fieldLabel } from '../content/field-labels';
import { leftOutReason, mailTexts } from '../content/mail-texts';
import type { RequestPhoto } from '../photos/request-photos';
import { shownFields, titleOf } from '../shown-fields';
import type { StoredRequest } from '../stored-request';
import { answerableAddress, bodyText, headerText } from './mail-text';
import { MailDocument, type MailRow } from './MailDocument';

type MailParts = {
  /** The name of the stored file; a second version has a longer one than its reference. */
  key: string;
  from: string;
  to: string | null;
  tradeName: string;
  photos: readonly RequestPhoto[];
  /** The contents of those that are ready, in their order. */
  files: readonly Buffer[];
  /** Where the request can be seen; null when it cannot. */
  link: string | null;
};

/**
 * The mail that brings a request. It follows from the request alone, `Message-ID` and date included
 * (a link in it changes from day to day): a repeat is the same message, which mail programs and many
 * servers show once.
 */
export function requestMail(request: StoredRequest, parts: MailParts): SendMailOptions {
  const { key, from, to, tradeName, files } = parts;
  const recipient = to ?? request.address;
  const isCorrection = key !== request.reference;
  const title = headerText(titleOf(request));
  const replyTo = answerableAddress(request.replyTo);
  const rows = rowsOf(request, parts);
  const { link } = parts;
  // What the owner most probably does next, on his telephone.
  const buttons = [
    ...contactsOf(request, tradeName),
    ...(link ? [{ text: mailTexts.open(parts.photos.length > 0), shown: link, address: link }] : []),
  ];
  const hints = [
    ...(isCorrection ? [mailTexts.correctionHint] : []),
    replyTo ? mailTexts.footer : mailTexts.noReply,
    ...(link ? [mailTexts.linkHint] : []),
  ];

  return {
    from: { name: mailTexts.sender(tradeName), address: from },
    to: recipient,
    cc: request.copies.filter((copy) => copy.toLowerCase() !== recipient.toLowerCase()),
    ...(replyTo && { replyTo }),
    subject: isCorrection ? mailTexts.correction(title) : title,
    messageId: messageId(key, from),
    ...(isCorrection && { inReplyTo: messageId(request.reference, from) }),
    date: dateOf(request.receivedAt),
    headers: { 'X-RTH-Reference': request.reference, 'Auto-Submitted': 'auto-generated' },
    text: mailText({ rows, buttons, hints }),
    html: `<!doctype html>${renderToStaticMarkup(
      <MailDocument title={title} rows={rows} buttons={buttons} hints={hints} />,
    )}`,
    attachments: files.map((content, index) => ({
      filename: mailTexts.photoName(index + 1),
      contentType: 'image/jpeg',
      content,
    })),
  };
}

/** Always the same for the same name. */
export function messageId(name: string, from: string): string {
  return `<${name}@${from.slice(from.lastIndexOf('@') + 1)}>`;
}

/** A record whose date was damaged still gets one, and the same each time. */
function dateOf(receivedAt: string): Date {
  const date = new Date(receivedAt);
  return Number.isNaN(date.getTime()) ? new Date(0) : date;
}

function rowsOf(request: StoredRequest, { photos }: MailParts): MailRow[] {
  const inState = (state: RequestPhoto['state']) => photos.filter((photo) => photo.state === state).length;
  const leftOut = [
    ...(request.leftOut ?? []),
    ...photos.flatMap((photo) => (photo.state === 'left-out' ? [photo] : [])),
  ];
  const rows: MailRow[] = [
    ...shownFields(request).map(([name, value]): MailRow => [fieldLabel(name), value]),
    [mailTexts.reference, request.reference],
  ];
  if (inState('ready') > 0) rows.push([mailTexts.photos, String(inState('ready'))]);
  if (inState('waiting') > 0) rows.push([mailTexts.photosWaiting, String(inState('waiting'))]);
  if (leftOut.length > 0) {
    const files = leftOut.map(({ name, reason }) => `${headerText(name)} (${leftOutReason(reason)})`);
    rows.push([mailTexts.leftOut, files.join('\n')]);
  }
  return rows.map(([label, value]) => [headerText(label), bodyText(value)]);
}

/** The plain text of a mail of ours. */
export function mailText({
  rows,
  buttons = [],
  hints,
}: {
  rows: readonly MailRow[];
  buttons?: readonly Contact[];
  hints: readonly string[];
}): string {
  const line = ([label, value]: MailRow) =>
    value.includes('\n') ? `${label}\u00a0:\n${value}\n` : `${label}\u00a0: ${value}`;
  const pressed = buttons.map(({ text, shown }) => line([text, shown]));
  return [...rows.map(line), '', ...(pressed.length > 0 ? [...pressed, ''] : []), ...hints, ''].join('\n');
}
