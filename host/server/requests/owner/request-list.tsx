import { parisMoment } from '@renovation-th/shared/forms/paris-time';
import { ownerTexts } from '../content/owner-texts';
import { signInTexts } from '../content/sign-in-texts';
import type { KeptRequest, RequestState } from '../database/kept-request';
import { countState, findRequests, listRequests, listToDo, mostListed } from '../database/request-lists';
import { titleOf } from '../shown-request';
import { ProblemNotices } from './ProblemNotices';
import { RequestLine } from './RequestLine';
import { ActionButton, sendRequestsPage } from './send-page';
import { signOutPath } from './sign-in';
import type { OwnersDesk, Visit } from './visit';

/** States by the query parameter `etat`, in the order of the links. */
const states = {
  'a-traiter': 'new',
  traitees: 'handled',
  'a-verifier': 'quarantined',
  corbeille: 'deleted',
} as const satisfies Readonly<Record<string, RequestState>>;
type StateName = keyof typeof states;
const isStateName = (name: string): name is StateName => Object.hasOwn(states, name);

type Section = { heading: string; items: readonly KeptRequest[] };

/** Shows the requests of one state, or those that a search finds in every state. */
export function showRequests(desk: OwnersDesk, visit: Visit) {
  const search = (visit.query.get('q') ?? '').trim();
  const asked = visit.query.get('etat') ?? '';
  const name = isStateName(asked) ? asked : 'a-traiter';
  const found = search ? findRequests(desk.database, search) : [];
  const all = search ? [{ heading: ownerTexts.found, items: found }] : sectionsOf(desk, states[name]);
  const sections = all.filter(({ items }) => items.length > 0);
  const emptyText = search ? ownerTexts.noneFound : ownerTexts.none[states[name]];
  return sendRequestsPage(
    visit,
    { heading: ownerTexts.title },
    <>
      <ProblemNotices desk={desk} />
      <ListHead desk={desk} current={search ? undefined : name} search={search} />
      <p className="quiet">{sections.length === 0 ? emptyText : !search && ownerTexts.hints[states[name]]}</p>
      {sections.map(({ heading, items }) => (
        <section key={heading}>
          <h2>{ownerTexts.counted(heading, items.length)}</h2>
          <ul className="requests">
            {items.map((request) => (
              <RequestLine key={request.id} request={request} desk={desk} />
            ))}
          </ul>
          {items.length === mostListed && <p className="quiet">{ownerTexts.onlyNewest(mostListed)}</p>}
        </section>
      ))}
      <Erasure found={found} />
      <div className="row">
        <a className="action secondary" href="/demandes.csv">
          {ownerTexts.export}
        </a>
        {desk.access.password !== null && <ActionButton action={signOutPath} text={signInTexts.signOut} />}
      </div>
    </>,
  );
}

/** New requests are grouped by what the owner must do. */
function sectionsOf({ database, now }: OwnersDesk, state: RequestState): readonly Section[] {
  if (state !== 'new') return [{ heading: ownerTexts.states[state], items: listRequests(database, state) }];
  return listToDo(database, parisMoment(now()).day).map(({ name, items }) => ({
    heading: ownerTexts.groups[name],
    items,
  }));
}

type ListHeadProps = { desk: OwnersDesk; current: StateName | undefined; search: string };

/** Shows links to all lists, and the search. */
function ListHead({ desk, current, search }: ListHeadProps) {
  const quarantined = ownerTexts.counted(
    ownerTexts.states.quarantined,
    countState(desk.database, 'quarantined'),
  );
  return (
    <>
      <nav aria-label={ownerTexts.statesLabel}>
        <ul>
          {Object.entries(states).map(([name, state]) => (
            <li key={name}>
              <a href={`/?etat=${name}`} aria-current={name === current ? 'page' : undefined}>
                {state === 'quarantined' ? quarantined : ownerTexts.states[state]}
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
          maxLength={254}
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

/** Erases a person: the owner ticks the requests that the search has found. */
function Erasure({ found }: { found: readonly KeptRequest[] }) {
  return (
    <details>
      <summary>{ownerTexts.erase}</summary>
      <p>{ownerTexts.eraseHint}</p>
      {found.length > 0 && (
        <form method="post" action="/effacer">
          {found.map((request) => (
            <p key={request.id} className="choice">
              <input type="checkbox" id={request.reference} name="reference" value={request.reference} />
              <label htmlFor={request.reference}>{titleOf(request)}</label>
            </p>
          ))}
          <button type="submit">{ownerTexts.eraseNow}</button>
        </form>
      )}
    </details>
  );
}
