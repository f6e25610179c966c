import { fieldLabel } from '../content/field-labels';
import { leftOutReason } from '../content/mail-texts';
import { ownerTexts } from '../content/owner-texts';
import { escapeHtml } from '../html-document';
import { shownFields, titleOf } from '../shown-fields';
import type { ListedRequest } from '../spool';
import type { StoredRequest } from '../stored-request';
import { timeHtml } from './owner-shell';

type CardOptions = {
  /** Later versions of the same request. */
  revisions?: readonly ListedRequest[];
  handledAt?: number | undefined;
  /** Where the heading leads. */
  link?: string;
  /** HTML below everything else, such as buttons. */
  actions?: string;
  /** A remark, as HTML. */
  remark?: string;
};

/** One request with all that was sent. */
export function requestCard(request: ListedRequest, options: CardOptions = {}): string {
  const { revisions = [], handledAt, link, actions = '', remark = '' } = options;
  const title = escapeHtml(titleOf(request));
  return (
    `<article><h2>${link ? `<a href="${link}">${title}</a>` : title}</h2>` +
    `<p class="quiet">${ownerTexts.receivedAt} ${timeHtml(request.receivedAt)} · ` +
    `<span class="unbroken">${escapeHtml(request.reference)}</span>` +
    (handledAt === undefined ? '' : ` · ${ownerTexts.handledAt} ${timeHtml(handledAt)}`) +
    `</p>${remark}${requestContent(request)}` +
    revisions
      .map(
        (revision) =>
          `<h3>${ownerTexts.amended} (${timeHtml(revision.receivedAt)})</h3>${requestContent(revision)}`,
      )
      .join('') +
    `${actions}</article>`
  );
}

function requestContent(request: StoredRequest): string {
  const { photos = [], leftOut = [] } = request;
  const rows = shownFields(request).map(
    ([name, value]) => `<dt>${escapeHtml(fieldLabel(name))}</dt><dd>${fieldValue(name, value)}</dd>`,
  );
  if (leftOut.length > 0) {
    const files = leftOut.map(({ name, reason }) => escapeHtml(`${name} (${leftOutReason(reason)})`));
    rows.push(`<dt>${ownerTexts.leftOut}</dt><dd>${files.join('<br>')}</dd>`);
  }
  const pictures = photos.map(({ file, name, width, height }, index) => {
    const address = `/photo/${escapeHtml(file)}`;
    const text = escapeHtml(ownerTexts.photo(index + 1, name));
    return `<li><a href="${address}"><img src="${address}" alt="${text}" width="${width}" height="${height}" loading="lazy"></a></li>`;
  });
  return `<dl>${rows.join('')}</dl>${pictures.length > 0 ? `<ul class="photos">${pictures.join('')}</ul>` : ''}`;
}

/** A number can be called and an address written to, straight from the page. */
function fieldValue(name: string, value: string): string {
  const text = escapeHtml(value);
  if (name === 'Téléphone') return `<a href="tel:${value.replace(/[^+\d]/g, '')}">${text}</a>`;
  if (name === 'Email') return `<a href="mailto:${escapeHtml(encodeURIComponent(value))}">${text}</a>`;
  return text;
}
