import type { ServerResponse } from 'node:http';
import { ownerTexts } from '../content/owner-texts';
import { listRequests, listVersions, type ListState } from '../database/request-lists';
import { listedRequest } from './listed-request';
import type { OwnersDesk } from './owner-desk';
import { pageNumber, PageLinks } from './PageLinks';
import { SearchForm } from './SearchForm';
import { sendView } from './send-view';

const requestsPerPage = 25;
/** Of one request, on a page of many. */
const mostVersions = 20;

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
  const { database, retention } = desk;
  const search = (query.get('q') ?? '').trim();
  // A search looks everywhere unless it is told not to.
  const asked = query.get('etat') ?? (search ? 'toutes' : 'a-traiter');
  const stateName = states.has(asked) ? asked : 'a-traiter';
  const state = states.get(stateName) ?? 'new';

  const find = (number: number) =>
    listRequests(database, { search, state, page: { size: requestsPerPage, number } });
  const newest = find(1);
  const pageCount = Math.max(1, Math.ceil(newest.count / requestsPerPage));
  const page = pageNumber(query.get('page'), pageCount);
  const { count, first } = page === 1 ? newest : find(page);
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
        <p key="count">{emptyText(listRequests(database, { state: 'all' }).count, search)}</p>
      ) : (
        <p key="count" className="quiet">
          {ownerTexts.count(count)}
        </p>
      ),
      <SetApartToo key="apart" desk={desk} search={search} />,
      ...first.map((request) =>
        listedRequest(desk, request, { mostVersions, link: `/demande/${request.reference}` }),
      ),
      <PageLinks
        key="pages"
        page={page}
        pageCount={pageCount}
        addressOf={(number) => addressOf({ page: String(number) })}
      />,
    ],
  });
}

/** What a search finds among what was set apart: a person's request may lie there. */
function SetApartToo({ desk, search }: { desk: OwnersDesk; search: string }) {
  if (!search) return null;
  const page = { size: 0, number: 1 };
  const { count } = listVersions(desk.database, { state: 'quarantined', search, page });
  if (count === 0) return null;
  return (
    <p>
      <a href={`/a-verifier?${new URLSearchParams({ q: search }).toString()}`}>
        {ownerTexts.foundApart(count)}
      </a>
    </p>
  );
}

function emptyText(total: number, search: string): string {
  if (search) return ownerTexts.noneFound;
  return total === 0 ? ownerTexts.none : ownerTexts.noneNew;
}

function listAddress(query: Record<string, string>): string {
  const filled = Object.entries(query).filter(([, value]) => value !== '');
  return `/?${new URLSearchParams(filled).toString()}`;
}

/** Asks before more old requests go at once than usually do. */
function HeldRetention({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <section className="notice">
      <p>{ownerTexts.retentionHeld(count)}</p>
      <form method="post" action="/conservation/effacer">
        <input type="hidden" name="nombre" value={count} />
        <button type="submit" className="secondary">
          {ownerTexts.retentionErase(count)}
        </button>
      </form>
    </section>
  );
}

type ListToolbarProps = {
  search: string;
  states: readonly { address: string; text: string; isCurrent: boolean }[];
};

/** Searches the list, and chooses what it shows. */
function ListToolbar({ search, states }: ListToolbarProps) {
  return (
    <>
      <SearchForm action="/" search={search} />
      <nav aria-label={ownerTexts.statesLabel}>
        <ul>
          {states.map(({ address, text, isCurrent }) => (
            <li key={address}>
              <a href={address} aria-current={isCurrent ? 'true' : undefined}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
