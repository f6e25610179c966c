import { isCompleteEmail } from '@renovation-th/shared/forms/email-address';
import type { SendMailOptions } from 'nodemailer';
import { fieldLabel } from '../content/field-labels';
import { leftOutReason, mailTexts } from '../content/mail-texts';
import { escapeHtml } from '../html-document';
import { shownFields, titleOf } from '../shown-fields';
import type { StoredRequest } from '../stored-request';

type MailParts = {
  /** The name of the stored file; a second version has a longer one than its reference. */
  key: string;
  from: string;
  to: string | null;
  tradeName: string;
  /** In the order of `request.photos`. */
  photos: readonly Buffer[];
};

const longestSubject = 200;

/**
 * The mail that brings a request. It follows from the request alone, `Message-ID` and date
 * included: a repeat is the same message, which mail programs and many servers show once.
 */
export function mailFor(
  request: StoredRequest,
  { key, from, to, tradeName, photos }: MailParts,
): SendMailOptions {
  const recipient = to ?? request.address;
  const isCorrection = key !== request.reference;
  const title = headerText(titleOf(request));
  const replyTo = answerable(request.replyTo);
  const rows = [
    ...shownFields(request).map(([name, value]) => [fieldLabel(name), value] as const),
    [mailTexts.reference, request.reference] as const,
    ...photoRows(request),
  ];
  const hints = [
    ...(isCorrection ? [mailTexts.correctionHint] : []),
    replyTo ? mailTexts.footer : mailTexts.noReply,
  ];

  return {
    from: { name: mailTexts.sender(tradeName), address: from },
    to: recipient,
    cc: request.copies.filter((copy) => copy.toLowerCase() !== recipient.toLowerCase()),
    ...(replyTo && { replyTo }),
    subject: isCorrection ? mailTexts.correction(title) : title,
    messageId: messageId(key, from),
    ...(isCorrection && { inReplyTo: messageId(request.reference, from) }),
    date: new Date(request.receivedAt),
    headers: { 'X-RTH-Reference': request.reference, 'Auto-Submitted': 'auto-generated' },
    text: asText(rows, hints),
    html: asHtml(title, rows, hints),
    attachments: photos.map((content, index) => ({
      filename: mailTexts.photoName(index + 1),
      contentType: 'image/jpeg',
      content,
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Always the same for the same stored request. */
export function messageId(key: string, from: string): string {
  return `<${key}@${from.slice(from.lastIndexOf('@') + 1)}>`;
}

function photoRows({ photos = [], leftOut = [] }: StoredRequest): (readonly [string, string])[] {
  return [
    ...(photos.length > 0 ? [[mailTexts.photos, String(photos.length)] as const] : []),
    ...(leftOut.length > 0
      ? [
          [
            mailTexts.leftOut,
            leftOut.map(({ name, reason }) => `${name} (${leftOutReason(reason)})`).join('\n'),
          ] as const,
        ]
      : []),
  ];
}

/** Nothing that a mail program could take for several addresses, or for something else than one. */
function answerable(address: string): string | null {
  return isCompleteEmail(address) && address.length <= 254 && !/[<>()[\]\\,;:"\p{C}]/u.test(address)
    ? address
    : null;
}

/** The form service refuses line breaks; other invisible characters have no place in a subject either. */
function headerText(text: string): string {
  const visible = text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  return visible.length > longestSubject ? `${visible.slice(0, longestSubject - 1)}…` : visible;
}

type Rows = readonly (readonly [string, string])[];

function asText(rows: Rows, hints: readonly string[]): string {
  const lines = rows.map(([label, value]) =>
    value.includes('\n') ? `${label}\u00a0:\n${value}\n` : `${label}\u00a0: ${value}`,
  );
  return [...lines, '', ...hints, ''].join('\n');
}

function asHtml(title: string, rows: Rows, hints: readonly string[]): string {
  // Mail programs know no style sheets; these few rules they all follow.
  const cell = 'padding:4px 16px 4px 0;vertical-align:top';
  const lines = rows.map(
    ([label, value]) =>
      `<tr><th scope="row" align="left" style="${cell};font-weight:normal;color:#555">${escapeHtml(label)}</th>` +
      `<td style="${cell}">${escapeHtml(value).replace(/\r?\n/g, '<br>')}</td></tr>`,
  );
  return (
    '<!doctype html><html lang="fr"><head><meta charset="utf-8"></head>' +
    '<body style="font-family:sans-serif;font-size:16px;line-height:1.5">' +
    `<h1 style="font-size:20px">${escapeHtml(title)}</h1><table>${lines.join('')}</table>` +
    `${hints.map((hint) => `<p>${escapeHtml(hint)}</p>`).join('')}</body></html>`
  );
}
