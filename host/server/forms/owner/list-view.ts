import type { ServerResponse } from 'node:http';
import { ownerTexts } from '../content/owner-texts';
import { escapeHtml } from '../html-document';
import { titleOf } from '../shown-fields';
import type { ListedRequest } from '../spool';
import { matchesSearch } from './find-requests';
import { actionButton, sendView, unreadableSection, type OwnersDesk } from './owner-shell';
import { requestCard } from './request-card';

const requestsPerPage = 50;

/** The values of `etat` in the address, and which requests each shows. */
const states = { 'a-traiter': 'new', traitees: 'handled', toutes: 'all' } as const;

/** The list: what is to be done, newest first, or what a search finds. */
export async function listView(
  { spool, handled }: OwnersDesk,
  query: URLSearchParams,
  response: ServerResponse,
): Promise<void> {
  const [accepted, amended, handledAt] = await Promise.all([
    spool.list('accepted'),
    spool.list('amended'),
    handled.list(),
  ]);
  const search = (query.get('q') ?? '').trim();
  // A search looks everywhere unless it is told not to.
  const asked = query.get('etat') ?? (search ? 'toutes' : 'a-traiter');
  const [stateName, state] = Object.entries(states).find(([name]) => name === asked) ?? ['a-traiter', 'new'];

  const revisionsOf = ({ reference }: ListedRequest) =>
    amended.requests.filter((revision) => revision.reference === reference);
  const found = accepted.requests.filter(
    (request) =>
      (state === 'all' || handledAt.has(request.reference) === (state === 'handled')) &&
      (!search || [request, ...revisionsOf(request)].some((version) => matchesSearch(version, search))),
  );
  const pageCount = Math.max(1, Math.ceil(found.length / requestsPerPage));
  const page = pageNumber(query.get('page'), pageCount);
  const shown = found.slice((page - 1) * requestsPerPage, page * requestsPerPage);

  sendView(response, {
    current: '/',
    heading: ownerTexts.title,
    done: query.get('fait'),
    body: [
      toolbar(stateName, search),
      found.length === 0
        ? `<p>${emptyText(accepted.requests.length, search)}</p>`
        : `<p class="quiet">${ownerTexts.count(found.length)}</p>`,
      ...shown.map((request) =>
        requestCard(request, {
          revisions: revisionsOf(request),
          handledAt: handledAt.get(request.reference),
          link: `/demande/${request.reference}`,
          actions: handledButton(request, handledAt.has(request.reference)),
        }),
      ),
      pageLinks(page, pageCount, { etat: stateName, q: search }),
      unreadableSection([...accepted.unreadable, ...amended.unreadable]),
    ].join(''),
  });
}

/** Turns a request into a handled one, or back. */
export function handledButton(request: ListedRequest, isHandled: boolean): string {
  const action = isHandled ? 'a-traiter' : 'traitee';
  return actionButton(
    `/demande/${request.reference}/${action}`,
    isHandled ? ownerTexts.markNew : ownerTexts.markHandled,
    [],
    titleOf(request),
  );
}

function emptyText(total: number, search: string): string {
  if (search) return ownerTexts.noneFound;
  return total === 0 ? ownerTexts.none : ownerTexts.noneNew;
}

function toolbar(stateName: string, search: string): string {
  const links = Object.entries(states).map(([name, state]) => {
    const isCurrent = name === stateName;
    return `<li><a href="${listAddress({ etat: name, q: search })}"${isCurrent ? ' aria-current="true"' : ''}>${ownerTexts.states[state]}</a></li>`;
  });
  return (
    `<form method="get" action="/" role="search"><label for="q">${ownerTexts.searchLabel}</label>` +
    `<p class="row"><input id="q" name="q" type="search" value="${escapeHtml(search)}">` +
    `<button type="submit" class="secondary">${ownerTexts.search}</button></p></form>` +
    `<nav aria-label="${ownerTexts.statesLabel}"><ul>${links.join('')}</ul></nav>`
  );
}

function pageNumber(asked: string | null, pageCount: number): number {
  const page = Number(asked ?? 1);
  return Number.isInteger(page) ? Math.min(Math.max(page, 1), pageCount) : 1;
}

function pageLinks(page: number, pageCount: number, query: { etat: string; q: string }): string {
  const item = (target: number, text: string) =>
    target >= 1 && target <= pageCount
      ? `<li><a href="${listAddress({ ...query, page: String(target) })}">${text}</a></li>`
      : '';
  const items = item(page - 1, ownerTexts.newer) + item(page + 1, ownerTexts.older);
  return items && `<nav aria-label="${ownerTexts.pages}"><ul>${items}</ul></nav>`;
}

function listAddress(query: Record<string, string>): string {
  const filled = Object.entries(query).filter(([, value]) => value !== '');
  return `/?${escapeHtml(new URLSearchParams(filled).toString())}`;
}
