import { parisMoment } from '@renovation-th/shared/forms/paris-time';
import { ownerTexts } from '../content/owner-texts';
import { listedRequestOf, listRequests } from '../database/request-lists';
import { ListedCard } from './ListedCard';
import type { OwnersDesk, Visit } from './owner-desk';
import { addressWith, SearchForm, searchIn, sendList } from './send-list';
import { PageLinks } from './send-page';
import { sendNotice, sendView } from './send-view';

const perPage = 25;

/** The values of `etat` in the address, and which requests each shows. */
const states = { 'a-traiter': 'new', traitees: 'handled', toutes: 'all' } as const;
type StateName = keyof typeof states;
const isStateName = (name: string): name is StateName => Object.hasOwn(states, name);

/** The list: what is to be done, newest first, or what a search finds. */
export function showRequests(desk: OwnersDesk, visit: Visit): void {
  const { database } = desk;
  const search = searchIn(visit);
  // A search looks everywhere unless it is told not to.
  const asked = visit.query.get('etat') ?? (search ? 'toutes' : 'a-traiter');
  const name = isStateName(asked) ? asked : 'a-traiter';
  const today = parisMoment(desk.now()).day;
  sendList(desk, visit, {
    ...{ heading: ownerTexts.title, perPage, state: states[name] },
    query: { etat: name, q: search },
    above: ({ count }) => (
      <>
        <HeldRetention count={desk.retention.held()} />
        <SearchForm visit={visit} />
        <PageLinks
          label={ownerTexts.statesLabel}
          links={Object.entries(states).map(([each, state]) => ({
            address: addressWith('/', { etat: each, q: search }),
            text: ownerTexts.states[state],
            isCurrent: each === name,
          }))}
        />
        <p className="quiet">{count === 0 ? emptyText(desk, search) : ownerTexts.count(count)}</p>
        <SetApartToo desk={desk} search={search} />
      </>
    ),
    card: (listed) => (
      <ListedCard
        key={listed.reference}
        {...{ database, listed, today }}
        address={`/demande/${listed.reference}`}
      />
    ),
  });
}

/** One request, with its photographs and later versions, nothing shortened. */
export function showRequest(desk: OwnersDesk, visit: Visit, reference: string): void {
  const { database, now } = desk;
  const listed = listedRequestOf(database, reference);
  if (!listed) return sendNotice(visit.response, 404, ownerTexts.notFound);
  const place = { today: parisMoment(now()).day, address: `/demande/${reference}` };
  sendView(desk, visit, ownerTexts.title, <ListedCard {...{ database, listed, ...place }} isWhole />);
}

const noPage = { size: 0, number: 1 };

function emptyText({ database }: OwnersDesk, search: string): string {
  if (search) return ownerTexts.noneFound;
  const { count } = listRequests(database, { state: 'all', page: noPage });
  return count === 0 ? ownerTexts.none : ownerTexts.noneNew;
}

/** What a search finds among what was set apart: a person's request may lie there. */
function SetApartToo({ desk, search }: { desk: OwnersDesk; search: string }) {
  if (!search) return null;
  const { count } = listRequests(desk.database, { state: 'quarantined', search, page: noPage });
  if (count === 0) return null;
  return (
    <p>
      <a href={addressWith('/a-verifier', { q: search })}>{ownerTexts.foundApart(count)}</a>
    </p>
  );
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
