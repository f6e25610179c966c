import type { ReactNode } from 'react';
import { ownerTexts } from '../content/owner-texts';
import { listRequests, type Excerpt, type ListedRequest, type ListState } from '../database/request-lists';
import type { OwnersDesk, Visit } from './owner-desk';
import { PageLinks } from './send-page';
import { sendView } from './send-view';

type List = {
  heading: string;
  perPage: number;
  state: ListState;
  /** What the addresses of its pages say besides. */
  query?: Readonly<Record<string, string>>;
  /** Above the cards. */
  above: (found: Excerpt<ListedRequest>) => ReactNode;
  /** One of the cards, with a key. */
  card: (listed: ListedRequest) => ReactNode;
};

/** Sends one page of a list of requests, as a search narrows it, with the ways to the pages before and after it. */
export function sendList(desk: OwnersDesk, visit: Visit, list: List): void {
  const { heading, perPage, state, query = {}, above, card } = list;
  const find = (number: number) =>
    listRequests(desk.database, { state, search: searchIn(visit), page: { size: perPage, number } });
  const asked = Number(/^[1-9]\d{0,5}$/.exec(visit.query.get('page') ?? '')?.[0] ?? 1);
  const first = find(asked);
  const last = Math.max(1, Math.ceil(first.count / perPage));
  const page = Math.min(asked, last);
  const found = page === asked ? first : find(page);
  const neighbours = [
    { number: page - 1, text: ownerTexts.newer },
    { number: page + 1, text: ownerTexts.older },
  ].filter(({ number }) => number >= 1 && number <= last);

  sendView(
    desk,
    visit,
    heading,
    <>
      {above(found)}
      {found.first.map(card)}
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

/** An address of this page; what is empty is left out. */
export function addressWith(path: string, query: Readonly<Record<string, string>>): string {
  const filled = Object.entries(query).filter(([, value]) => value !== '');
  return `${path}?${new URLSearchParams(filled).toString()}`;
}

/** What a visit searches for; empty when it searches for nothing. */
export const searchIn = ({ query }: Visit) => (query.get('q') ?? '').trim();

/** Searches the list that a visit shows. */
export function SearchForm({ visit }: { visit: Visit }) {
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
