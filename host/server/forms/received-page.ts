import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { parisStamp } from '@renovation-th/shared/forms/paris-time';
import { errorMessage } from '../error-code';
import { fieldLabel } from './content/field-labels';
import { receivedTexts } from './content/received-texts';
import { escapeHtml, sendHtml } from './html-document';
import type { Spool, StoredRequest } from './spool';

type ReceivedPageOptions = { spool: Spool; log: (message: string) => void };

const requestsPerPage = 50;

// The complete slot says all of these at once.
const slotParts: readonly string[] = [
  'Date_ISO',
  'Heure_24h',
  'Date_rappel_demandée',
  'Heure_rappel_demandée',
];

/**
 * The owner's list of received requests. It holds personal data and has no password, so it must
 * listen on the loopback address only, and it answers only under the names of that address: a
 * foreign site whose name is made to point here is refused.
 */
export function receivedPage({ spool, log }: ReceivedPageOptions): RequestListener {
  return (request, response) => {
    answer(spool, request, response).catch((error: unknown) => {
      log(`The received requests cannot be read: ${errorMessage(error)}`);
      sendNotice(response, 503, receivedTexts.failed);
    });
  };
}

async function answer(spool: Spool, request: IncomingMessage, response: ServerResponse): Promise<void> {
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
  if (!isLoopbackName(request.headers.host)) return sendNotice(response, 403, receivedTexts.refused);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    return sendNotice(response, 405, receivedTexts.readOnly);
  }
  const [path, query] = (request.url ?? '/').split('?');
  if (path !== '/') return sendNotice(response, 404, receivedTexts.notFound);

  const [accepted, amended, quarantined] = await Promise.all([
    spool.list('accepted'),
    spool.list('amended'),
    spool.list('quarantine'),
  ]);
  const pageCount = Math.max(1, Math.ceil(accepted.requests.length / requestsPerPage));
  const page = pageNumber(query, pageCount);
  const shown = accepted.requests.slice((page - 1) * requestsPerPage, page * requestsPerPage);

  sendHtml(response, {
    status: 200,
    title: receivedTexts.title,
    body: [
      `<h1>${receivedTexts.title}</h1>`,
      accepted.requests.length === 0
        ? `<p>${receivedTexts.none}</p>`
        : `<p class="quiet">${receivedTexts.count(accepted.requests.length)}</p>`,
      ...shown.map((item) =>
        requestCard(
          item,
          amended.requests.filter(({ reference }) => reference === item.reference),
        ),
      ),
      pageLinks(page, pageCount),
      quarantineSection(quarantined.requests),
      unreadableSection([...accepted.unreadable, ...amended.unreadable, ...quarantined.unreadable]),
    ].join(''),
  });
}

function isLoopbackName(host: string | undefined): boolean {
  return /^(localhost|127\.0\.0\.1)(:\d+)?$/i.test(host ?? '');
}

function pageNumber(query: string | undefined, pageCount: number): number {
  const asked = Number(new URLSearchParams(query).get('page') ?? 1);
  return Number.isInteger(asked) ? Math.min(Math.max(asked, 1), pageCount) : 1;
}

function sendNotice(response: ServerResponse, status: number, notice: string): void {
  if (response.headersSent) return void response.destroy();
  sendHtml(response, {
    status,
    title: receivedTexts.title,
    body: `<h1>${receivedTexts.title}</h1><p>${notice}</p>`,
  });
}

function requestCard(request: StoredRequest, revisions: readonly StoredRequest[]): string {
  const title = request.subject || nameOf(request) || request.reference;
  return (
    `<article><h2>${escapeHtml(title)}</h2>` +
    `<p class="quiet">${receivedTexts.receivedAt} ${time(request)} · <span class="unbroken">${escapeHtml(request.reference)}</span></p>` +
    fieldList(request) +
    revisions
      .map((revision) => `<h3>${receivedTexts.amended} (${time(revision)})</h3>${fieldList(revision)}`)
      .join('') +
    '</article>'
  );
}

function nameOf({ fields }: StoredRequest): string {
  const names = ['Prénom', 'Nom', 'Nom_complet'];
  return fields
    .filter(([name]) => names.includes(name))
    .map(([, value]) => value)
    .join(' ');
}

function time({ receivedAt }: StoredRequest): string {
  const date = new Date(receivedAt);
  return Number.isNaN(date.getTime())
    ? escapeHtml(receivedAt)
    : `<time datetime="${date.toISOString()}">${parisStamp(date)}</time>`;
}

function fieldList({ fields }: StoredRequest): string {
  const isSlotComplete = fields.some(([name]) => name === 'Créneau_complet_rappel');
  const shown = fields.filter(
    ([name, value]) => value !== '' && name !== 'Référence' && !(isSlotComplete && slotParts.includes(name)),
  );
  const rows = shown.map(
    ([name, value]) => `<dt>${escapeHtml(fieldLabel(name))}</dt><dd>${fieldValue(name, value)}</dd>`,
  );
  return `<dl>${rows.join('')}</dl>`;
}

/** A number can be called and an address written to, straight from the list. */
function fieldValue(name: string, value: string): string {
  const text = escapeHtml(value);
  if (name === 'Téléphone') return `<a href="tel:${value.replace(/[^+\d]/g, '')}">${text}</a>`;
  if (name === 'Email') return `<a href="mailto:${escapeHtml(encodeURIComponent(value))}">${text}</a>`;
  return text;
}

function pageLinks(page: number, pageCount: number): string {
  const item = (target: number, text: string) =>
    target >= 1 && target <= pageCount ? `<li><a href="/?page=${target}">${text}</a></li>` : '';
  const items = item(page - 1, receivedTexts.newer) + item(page + 1, receivedTexts.older);
  return items && `<nav aria-label="${receivedTexts.pages}"><ul>${items}</ul></nav>`;
}

function quarantineSection(requests: readonly StoredRequest[]): string {
  if (requests.length === 0) return '';
  const cards = requests.slice(0, requestsPerPage).map((request) => requestCard(request, []));
  return `<section><h2>${receivedTexts.quarantine}</h2><p>${receivedTexts.quarantineHint}</p>${cards.join('')}</section>`;
}

function unreadableSection(files: readonly string[]): string {
  if (files.length === 0) return '';
  const items = files.map((file) => `<li>${escapeHtml(file)}</li>`);
  return `<section><h2>${receivedTexts.unreadable}</h2><ul>${items.join('')}</ul></section>`;
}
