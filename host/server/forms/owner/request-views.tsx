import type { ReactNode } from 'react';
import { ownerTexts } from '../content/owner-texts';
import { requestOf, type KeptRequest } from '../database/kept-request';
import { countState, listRequests, type ListState, type PageOf } from '../database/request-lists';
import type { OwnersDesk, Visit } from './owner-desk';
import { RequestCard } from './RequestCard';
import { ActionButton, PageLinks, sendNotice, sendView } from './send-page';

type List = {
  heading: string;
  state: ListState;
  perPage: number;
  /** Further parameters of its URLs. */
  query?: Readonly<Record<string, string>>;
  above: (found: PageOf<KeptRequest>) => ReactNode;
  card: (kept: KeptRequest) => ReactNode;
};

/** States by the value of `etat` in the URL. */
const states = { 'a-traiter': 'new', traitees: 'handled', toutes: 'all' } as const;
type StateName = keyof typeof states;
const isStateName = (name: string): name is StateName => Object.hasOwn(states, name);

/** Shows new requests, the newest first, or the result of a search. */
export async function showRequests(desk: OwnersDesk, visit: Visit): Promise<void> {
  const search = searchIn(visit);
  // A search covers all states by default.
  const asked = visit.query.get('etat') ?? (search ? 'toutes' : 'a-traiter');
  const name = isStateName(asked) ? asked : 'a-traiter';
  await sendList(desk, visit, {
    ...{ heading: ownerTexts.title, state: states[name], perPage: 25 },
    query: { etat: name, q: search },
    above: ({ total }) => (
      <>
        <SearchForm visit={visit} />
        <PageLinks
          label={ownerTexts.statesLabel}
          links={Object.entries(states).map(([each, state]) => ({
            address: addressWith('/', { etat: each, q: search }),
            text: ownerTexts.states[state],
            isCurrent: each === name,
          }))}
        />
        <p className="quiet">{total === 0 ? emptyText(desk, search) : ownerTexts.count(total)}</p>
        <FoundInQuarantine desk={desk} search={search} />
      </>
    ),
    card: (kept) => <RequestCard key={kept.id} {...{ kept, desk }} />,
  });
}

/** Shows the quarantine, where the owner releases or deletes requests. */
export async function showQuarantine(desk: OwnersDesk, visit: Visit): Promise<void> {
  const search = searchIn(visit);
  await sendList(desk, visit, {
    ...{ heading: ownerTexts.quarantine, state: 'quarantined', perPage: 50, query: { q: search } },
    above: ({ total, items }) => (
      <>
        <p>{total === 0 && !search ? ownerTexts.quarantineNone : ownerTexts.quarantineHint}</p>
        <SearchForm visit={visit} />
        <p className="quiet">{search && total === 0 ? ownerTexts.noneFound : ownerTexts.count(total)}</p>
        {items.length > 1 && (
          <ActionButton
            action="/a-verifier/supprimer"
            text={ownerTexts.discardPage}
            fields={items.map(({ reference }) => ['reference', reference] as const)}
          />
        )}
      </>
    ),
    card: (kept) => <RequestCard key={kept.id} {...{ kept, desk }} list={visit.path} />,
  });
}

/** Shows the trash. */
export async function showTrash(desk: OwnersDesk, visit: Visit): Promise<void> {
  await sendList(desk, visit, {
    ...{ heading: ownerTexts.trash, state: 'deleted', perPage: 50 },
    above: ({ total }) => <p>{total === 0 ? ownerTexts.trashNone : ownerTexts.trashHint}</p>,
    card: (kept) => <RequestCard key={kept.id} {...{ kept, desk }} list={visit.path} />,
  });
}

/** Shows one request in full, in any state. */
export async function showRequest(desk: OwnersDesk, visit: Visit, reference: string): Promise<void> {
  const kept = requestOf(desk.database, reference);
  if (!kept) return sendNotice(visit.response, 404, ownerTexts.notFound);
  await sendView(desk, visit, ownerTexts.title, <RequestCard {...{ kept, desk }} isWhole />);
}

/** Sends one page of a list or of its search result, with links to the pages around it. */
async function sendList(desk: OwnersDesk, visit: Visit, list: List): Promise<void> {
  const { heading, state, perPage, query = {}, above, card } = list;
  const find = (number: number) =>
    listRequests(desk.database, { state, search: searchIn(visit), page: { size: perPage, number } });
  const asked = Number(/^[1-9]\d{0,5}$/.exec(visit.query.get('page') ?? '')?.[0] ?? 1);
  const first = find(asked);
  const last = Math.max(1, Math.ceil(first.total / perPage));
  const page = Math.min(asked, last);
  const found = page === asked ? first : find(page);
  const neighbours = [
    { number: page - 1, text: ownerTexts.newer },
    { number: page + 1, text: ownerTexts.older },
  ].filter(({ number }) => number >= 1 && number <= last);

  await sendView(
    desk,
    visit,
    heading,
    <>
      {above(found)}
      {found.items.map(card)}
      {neighbours.length > 0 && (
        <PageLinks
          label={ownerTexts.pages}
          links={neighbours.map(({ number, text }) => ({
            ...{ text, isCurrent: false },
            address: addressWith(visit.path, { ...query, page: String(number) }),
          }))}
        />
      )}
    </>,
  );
}

/** Builds a URL without empty parameters. */
function addressWith(path: string, query: Readonly<Record<string, string>>): string {
  const filled = Object.entries(query).filter(([, value]) => value !== '');
  return `${path}?${new URLSearchParams(filled).toString()}`;
}

/** Returns the search of a visit, which may be empty. */
const searchIn = ({ query }: Visit) => (query.get('q') ?? '').trim();

/** The search form of a list. */
function SearchForm({ visit }: { visit: Visit }) {
  return (
    <form method="get" action={visit.path} role="search">
      <label htmlFor="q">{ownerTexts.searchLabel}</label>
      <p className="row">
        <input id="q" name="q" type="search" maxLength={200} defaultValue={searchIn(visit)} />
        <button type="submit" className="secondary">
          {ownerTexts.search}
        </button>
      </p>
    </form>
  );
}

function emptyText({ database }: OwnersDesk, search: string): string {
  if (search) return ownerTexts.noneFound;
  return countState(database, 'all') === 0 ? ownerTexts.none : ownerTexts.noneNew;
}

/** Tells that a search also matches requests in quarantine. */
function FoundInQuarantine({ desk, search }: { desk: OwnersDesk; search: string }) {
  if (!search) return null;
  const page = { size: 0, number: 1 };
  const { total } = listRequests(desk.database, { state: 'quarantined', search, page });
  if (total === 0) return null;
  return (
    <p>
      <a href={addressWith('/a-verifier', { q: search })}>{ownerTexts.foundInQuarantine(total)}</a>
    </p>
  );
}
