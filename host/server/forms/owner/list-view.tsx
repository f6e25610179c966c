import { access } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { ownerTexts } from '../content/owner-texts';
import type { ListState } from '../index/search-requests';
import { DamagedFiles } from './DamagedFiles';
import { HeldRetention } from './HeldRetention';
import { listedRequest } from './listed-request';
import { ListToolbar } from './ListToolbar';
import type { OwnersDesk } from './owner-desk';
import { PageLinks } from './PageLinks';
import { sendView } from './send-view';

const requestsPerPage = 50;
/** Of one request, on a page of many. */
const mostVersions = 20;
const mostDamagedFiles = 50;

/** The values of `etat` in the address, and which requests each shows. */
const states: ReadonlyMap<string, ListState> = new Map([
  ['a-traiter', 'new'],
  ['traitees', 'handled'],
  ['toutes', 'all'],
]);

/** The list: what is to be done, newest first, or what a search finds. */
export async function listView(
  desk: OwnersDesk,
  query: URLSearchParams,
  response: ServerResponse,
): Promise<void> {
  const { index, spool, retention } = desk;
  // An empty list would be a lie when the folder is gone.
  await access(spool.at('accepted'));
  const search = (query.get('q') ?? '').trim();
  // A search looks everywhere unless it is told not to.
  const asked = query.get('etat') ?? (search ? 'toutes' : 'a-traiter');
  const stateName = states.has(asked) ? asked : 'a-traiter';
  const state = states.get(stateName) ?? 'new';

  const found = search ? await index.search(search, state) : null;
  const count = found?.length ?? index.count(state);
  const pageCount = Math.max(1, Math.ceil(count / requestsPerPage));
  const page = pageNumber(query.get('page'), pageCount);
  const shown = found
    ? found
        .slice((page - 1) * requestsPerPage, page * requestsPerPage)
        .flatMap((reference) => index.request(reference) ?? [])
    : index.list(state, { size: requestsPerPage, number: page });
  const addressOf = (over: Record<string, string>) => listAddress({ etat: stateName, q: search, ...over });

  await sendView(desk, response, {
    current: '/',
    heading: ownerTexts.title,
    done: query.get('fait'),
    parts: [
      <HeldRetention key="held" count={retention.held()} />,
      <ListToolbar
        key="toolbar"
        search={search}
        states={[...states].map(([name, which]) => ({
          address: addressOf({ etat: name }),
          text: ownerTexts.states[which],
          isCurrent: name === stateName,
        }))}
      />,
      count === 0 ? (
        <p key="count">{emptyText(index.count('all'), search)}</p>
      ) : (
        <p key="count" className="quiet">
          {ownerTexts.count(count)}
        </p>
      ),
      ...(await Promise.all(
        shown.map((request) =>
          listedRequest(desk, request, { mostVersions, link: `/demande/${request.reference}` }),
        ),
      )),
      <PageLinks
        key="pages"
        page={page}
        pageCount={pageCount}
        addressOf={(number) => addressOf({ page: String(number) })}
      />,
      <DamagedFiles key="damaged" files={index.damaged(mostDamagedFiles)} />,
    ],
  });
}

function emptyText(total: number, search: string): string {
  if (search) return ownerTexts.noneFound;
  return total === 0 ? ownerTexts.none : ownerTexts.noneNew;
}

function pageNumber(asked: string | null, pageCount: number): number {
  const page = Number(asked ?? 1);
  return Number.isInteger(page) ? Math.min(Math.max(page, 1), pageCount) : 1;
}

function listAddress(query: Record<string, string>): string {
  const filled = Object.entries(query).filter(([, value]) => value !== '');
  return `/?${new URLSearchParams(filled).toString()}`;
}
