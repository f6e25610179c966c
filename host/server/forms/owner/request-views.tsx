import type { ReactNode } from 'react';
import { parisMoment } from '@renovation-th/shared/forms/paris-time';
import { isReference } from '@renovation-th/shared/forms/submission-reference';
import { mailTexts } from '../content/mail-texts';
import { ownerTexts } from '../content/owner-texts';
import { requestOf, type KeptRequest } from '../database/kept-request';
import { countState, listRequests, listToDo, type ListState, type Page } from '../database/request-lists';
import { privateAnswerHeaders } from '../html-document';
import { callFile } from '../shown-request';
import { handledParameter } from './owner-actions';
import { RequestCard, shownTitle } from './RequestCard';
import { RequestLine } from './RequestLine';
import { ActionButton, more, PageLinks, sendNotFound, sendView, type View } from './send-page';
import type { OwnersDesk, Visit } from './visit';

type Requests = readonly KeptRequest[];

/** One page of a list. `total` counts the requests on all pages. */
type Found = { total: number; sections: readonly { heading?: string | undefined; items: Requests }[] };

type List = {
  heading: string;
  /** Parent page. Lists without a parent page begin with links to all lists and a search box. */
  back?: View['back'];
  /** Heading above the requests. If absent, the heading of the page shows the total. */
  group?: string;
  state: ListState;
  perPage: number;
  /** Query parameters of the list's URLs, without the page number. */
  query?: Readonly<Record<string, string>>;
  /** Default: the requests of `state`, newest first, in one section. */
  find?: ((page: Page) => Found) | undefined;
  above: (found: { total: number; items: Requests }) => ReactNode;
  card: (kept: KeptRequest) => ReactNode;
  /** Default: no wrapper. */
  around?: (cards: ReactNode) => ReactNode;
  undo?: View['undo'];
};

/** States by the query parameter `etat`. */
const states = { 'a-traiter': 'new', traitees: 'handled', toutes: 'all' } as const;
type StateName = keyof typeof states;
const isStateName = (name: string): name is StateName => Object.hasOwn(states, name);

/** Shows the requests of one state, or the result of a search. New requests are grouped by what the owner must do. */
export function showRequests(desk: OwnersDesk, visit: Visit) {
  const search = searchIn(visit);
  // A search covers all states by default.
  const asked = visit.query.get('etat') ?? (search ? 'toutes' : 'a-traiter');
  const name = isStateName(asked) ? asked : 'a-traiter';
  const query = { etat: name, q: search };
  let shown: Requests = [];
  const list = addressWith('/', { ...query, page: visit.query.get('page') ?? '' });
  /** Returns the URL of the current list page, with the next request as fragment. */
  const listAfter = ({ reference }: KeptRequest) => {
    const at = shown.findIndex((kept) => kept.reference === reference);
    const next = shown[at + 1] ?? shown[at - 1];
    return `${list}${next ? `#${next.reference}` : ''}`;
  };
  const handled = visit.query.get(handledParameter) ?? '';
  return sendList(desk, visit, {
    heading: ownerTexts.title,
    group: ownerTexts.states[states[name]],
    state: states[name],
    perPage: 25,
    query,
    find: name === 'a-traiter' && !search ? (page) => findToDo(desk, page) : undefined,
    above: ({ total, items }) => {
      shown = items;
      return (
        <>
          {total === 0 && <p className="quiet">{emptyText(desk, search)}</p>}
          <FoundInQuarantine desk={desk} search={search} />
        </>
      );
    },
    card: (kept) => <RequestLine key={kept.id} kept={kept} desk={desk} list={listAfter(kept)} />,
    around: (cards) => <ul className="requests">{cards}</ul>,
    undo: isReference(handled) && (
      <ActionButton
        action={`/demande/${handled}/a-traiter`}
        text={ownerTexts.undo}
        fields={[['retour', `${list}#${handled}`]]}
      />
    ),
  });
}

function findToDo({ database, now }: OwnersDesk, page: Page): Found {
  const groups = listToDo(database, parisMoment(now()).day, page);
  return {
    total: groups.reduce((sum, { total }) => sum + total, 0),
    sections: groups.map(({ name, total, items }) => ({
      heading: ownerTexts.counted(ownerTexts.groups[name], total),
      items,
    })),
  };
}

/** Shows the quarantine, where the owner releases or deletes requests. */
export function showQuarantine(desk: OwnersDesk, visit: Visit) {
  const search = searchIn(visit);
  return sendList(desk, visit, {
    heading: ownerTexts.quarantine,
    state: 'quarantined',
    perPage: 50,
    query: { q: search },
    above: ({ total, items }) => (
      <>
        <p>{total === 0 && !search ? ownerTexts.quarantineNone : ownerTexts.quarantineHint}</p>
        {search && total === 0 && <p className="quiet">{ownerTexts.noneFound}</p>}
        {items.length > 1 && (
          <ActionButton
            action="/a-verifier/supprimer"
            text={ownerTexts.discardPage}
            fields={items.map(({ reference }) => ['reference', reference] as const)}
          />
        )}
      </>
    ),
    card: (kept) => <RequestCard key={kept.id} kept={kept} desk={desk} list={visit.path} />,
  });
}

export function showTrash(desk: OwnersDesk, visit: Visit) {
  return sendList(desk, visit, {
    heading: ownerTexts.trash,
    back: more,
    state: 'deleted',
    perPage: 50,
    above: ({ total }) => <p>{total === 0 ? ownerTexts.trashNone : ownerTexts.trashHint}</p>,
    card: (kept) => <RequestCard key={kept.id} kept={kept} desk={desk} list={visit.path} />,
  });
}

/** Shows one request in full, in any state. */
export function showRequest(desk: OwnersDesk, visit: Visit, reference: string) {
  const kept = requestOf(desk.database, reference);
  if (!kept) return sendNotFound(visit.reply);
  const view = {
    heading: shownTitle(kept.request),
    back: { path: '/', text: ownerTexts.tabs.requests },
  };
  return sendView(desk, visit, view, <RequestCard kept={kept} desk={desk} isWhole />);
}

/** Sends a calendar file with the callback that a visitor requested. */
export function sendCall({ database }: OwnersDesk, { reply }: Visit, reference: string) {
  const kept = requestOf(database, reference);
  const file = kept && callFile(kept.request);
  if (!file) return sendNotFound(reply);
  return reply
    .headers(privateAnswerHeaders)
    .header('Content-Disposition', `attachment; filename="${mailTexts.callFile}"`)
    .type('text/calendar;charset=utf-8')
    .send(file);
}

/** Sends one page of a list or of a search result, with links to the pages before and after it. */
function sendList(desk: OwnersDesk, visit: Visit, list: List) {
  const {
    heading,
    back,
    undo,
    group,
    state,
    perPage,
    query = {},
    above,
    card,
    around = (cards) => cards,
  } = list;
  const findAll = (page: Page): Found => {
    const { total, items } = listRequests(desk.database, { state, search: searchIn(visit), page });
    return { total, sections: [{ heading: group && ownerTexts.counted(group, total), items }] };
  };
  const find = (number: number) => (list.find ?? findAll)({ size: perPage, number });
  const asked = Number(/^[1-9]\d{0,5}$/.exec(visit.query.get('page') ?? '')?.[0] ?? 1);
  const first = find(asked);
  const last = Math.max(1, Math.ceil(first.total / perPage));
  const page = Math.min(asked, last);
  const { total, sections } = page === asked ? first : find(page);
  const neighbours = [
    { number: page - 1, text: ownerTexts.newer },
    { number: page + 1, text: ownerTexts.older },
  ].filter(({ number }) => number >= 1 && number <= last);

  return sendView(
    desk,
    visit,
    {
      heading: group === undefined ? ownerTexts.counted(heading, total) : heading,
      undo,
      ...(back && { back }),
    },
    <>
      {!back && <ListHead desk={desk} visit={visit} current={query.etat} />}
      {above({ total, items: sections.flatMap(({ items }) => items) })}
      {sections
        .filter(({ items }) => items.length > 0)
        .map((section) => (
          <section key={section.heading ?? ''}>
            {section.heading !== undefined && <h2>{section.heading}</h2>}
            {around(section.items.map(card))}
          </section>
        ))}
      {neighbours.length > 0 && (
        <PageLinks
          label={ownerTexts.pages}
          links={neighbours.map(({ number, text }) => ({
            text,
            isCurrent: false,
            address: addressWith(visit.path, { ...query, page: String(number) }),
          }))}
        />
      )}
    </>,
  );
}

/** Builds a URL and omits empty parameters. */
function addressWith(path: string, query: Readonly<Record<string, string>>): string {
  const filled = Object.entries(query).filter(([, value]) => value !== '');
  return filled.length === 0 ? path : `${path}?${new URLSearchParams(filled).toString()}`;
}

const searchIn = ({ query }: Visit) => (query.get('q') ?? '').trim();

/** Shows a search box and links to all lists. The links contain the search text. */
function ListHead({ desk, visit, current }: { desk: OwnersDesk; visit: Visit; current: string | undefined }) {
  const q = searchIn(visit);
  const quarantined = countState(desk.database, 'quarantined');
  return (
    <>
      <PageLinks
        label={ownerTexts.statesLabel}
        links={[
          ...Object.entries(states).map(([etat, state]) => ({
            address: addressWith('/', { etat, q }),
            text: ownerTexts.states[state],
            isCurrent: etat === current,
          })),
          {
            address: addressWith('/a-verifier', { q }),
            isCurrent: current === undefined,
            text: ownerTexts.counted(ownerTexts.quarantine, quarantined),
          },
        ]}
      />
      <form method="get" action={visit.path} role="search" className="row">
        <input
          id="q"
          name="q"
          type="search"
          maxLength={200}
          defaultValue={q}
          aria-label={ownerTexts.searchLabel}
          placeholder={ownerTexts.searchLabel}
        />
        <button type="submit" className="secondary">
          {ownerTexts.search}
        </button>
      </form>
    </>
  );
}

function emptyText({ database }: OwnersDesk, search: string): string {
  if (search) return ownerTexts.noneFound;
  return countState(database, 'all') === 0 ? ownerTexts.none : ownerTexts.noneNew;
}

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
