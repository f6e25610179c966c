import type { ReactNode } from 'react';
import { parisMoment } from '@renovation-th/shared/forms/paris-time';
import { isReference } from '@renovation-th/shared/forms/submission-reference';
import { ownerTexts } from '../content/owner-texts';
import type { KeptRequest } from '../database/kept-request';
import { countState, findRequests, listRequests, listToDo, mostListed } from '../database/request-lists';
import { handledParameter } from './owner-actions';
import { RequestLine } from './RequestLine';
import { ActionButton, more, sendView } from './send-page';
import type { OwnersDesk, Visit } from './visit';

/** States by the query parameter `etat`. */
const states = { 'a-traiter': 'new', traitees: 'handled', toutes: 'all' } as const;
type StateName = keyof typeof states;
const isStateName = (name: string): name is StateName => Object.hasOwn(states, name);

type Section = { heading: string; items: readonly KeptRequest[] };

/** Shows the requests of one state, or those that a search finds in every state. */
export function showRequests(desk: OwnersDesk, visit: Visit) {
  const search = (visit.query.get('q') ?? '').trim();
  const asked = visit.query.get('etat') ?? '';
  const name = isStateName(asked) ? asked : 'a-traiter';
  const list = search ? `/?${new URLSearchParams({ q: search }).toString()}` : `/?etat=${name}`;
  const sections = (search ? foundBy(desk, search) : sectionsOf(desk, name)).filter(
    ({ items }) => items.length > 0,
  );
  const handled = visit.query.get(handledParameter) ?? '';
  const undo = isReference(handled) && (
    <ActionButton
      action={`/demande/${handled}/a-traiter`}
      text={ownerTexts.undo}
      fields={[['retour', list]]}
    />
  );
  return sendView(
    desk,
    visit,
    { heading: ownerTexts.title, undo },
    <>
      <ListHead desk={desk} current={search ? undefined : `/?etat=${name}`} search={search} />
      {sections.length === 0 && <p className="quiet">{emptyText(desk, search)}</p>}
      {sections.map(({ heading, items }) => (
        <section key={heading}>
          <h2>{ownerTexts.counted(heading, items.length)}</h2>
          <RequestLines requests={items} desk={desk} list={list} />
        </section>
      ))}
    </>,
  );
}

const foundBy = ({ database }: OwnersDesk, search: string): readonly Section[] => [
  { heading: ownerTexts.found, items: findRequests(database, search) },
];

/** New requests are grouped by what the owner must do. */
function sectionsOf({ database, now }: OwnersDesk, name: StateName): readonly Section[] {
  const state = states[name];
  if (state !== 'new') return [{ heading: ownerTexts.states[state], items: listRequests(database, state) }];
  return listToDo(database, parisMoment(now()).day).map(({ name: group, items }) => ({
    heading: ownerTexts.groups[group],
    items,
  }));
}

/** Shows the quarantine, where the owner releases or deletes requests. */
export function showQuarantine(desk: OwnersDesk, visit: Visit) {
  const items = listRequests(desk.database, 'quarantined');
  return sendView(
    desk,
    visit,
    { heading: ownerTexts.counted(ownerTexts.quarantine, countState(desk.database, 'quarantined')) },
    <>
      <ListHead desk={desk} current={visit.path} search="" />
      <p>{items.length === 0 ? ownerTexts.quarantineNone : ownerTexts.quarantineHint}</p>
      <RequestLines requests={items} desk={desk} list={visit.path} />
    </>,
  );
}

export function showTrash(desk: OwnersDesk, visit: Visit) {
  const items = listRequests(desk.database, 'deleted');
  return sendView(
    desk,
    visit,
    {
      heading: ownerTexts.counted(ownerTexts.trash, countState(desk.database, 'deleted')),
      back: more,
    },
    <>
      <p>{items.length === 0 ? ownerTexts.trashNone : ownerTexts.trashHint}</p>
      <RequestLines requests={items} desk={desk} list={visit.path} />
    </>,
  );
}

type RequestLinesProps = { requests: readonly KeptRequest[]; desk: OwnersDesk; list?: string };

export function RequestLines({ requests, desk, list }: RequestLinesProps): ReactNode {
  return (
    <>
      <ul className="requests">
        {requests.map((request) => (
          <RequestLine key={request.id} request={request} desk={desk} {...(list !== undefined && { list })} />
        ))}
      </ul>
      {requests.length === mostListed && <p className="quiet">{ownerTexts.onlyNewest(mostListed)}</p>}
    </>
  );
}

type ListHeadProps = { desk: OwnersDesk; current: string | undefined; search: string };

/** Shows links to all lists, and the search. */
function ListHead({ desk, current, search }: ListHeadProps) {
  const quarantined = countState(desk.database, 'quarantined');
  const lists = [
    ...Object.entries(states).map(([etat, state]) => ({
      address: `/?etat=${etat}`,
      text: ownerTexts.states[state],
    })),
    { address: '/a-verifier', text: ownerTexts.counted(ownerTexts.quarantine, quarantined) },
  ];
  return (
    <>
      <nav aria-label={ownerTexts.statesLabel}>
        <ul>
          {lists.map(({ address, text }) => (
            <li key={address}>
              <a href={address} aria-current={address === current ? 'page' : undefined}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <form method="get" action="/" role="search" className="row">
        <input
          id="q"
          name="q"
          type="search"
          maxLength={200}
          defaultValue={search}
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
