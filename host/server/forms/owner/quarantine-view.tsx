import { ownerTexts } from '../content/owner-texts';
import type { KeptRequest } from '../database/kept-request';
import type { RequestDatabase } from '../database/open-database';
import { countSetApartAlike, versionsOf } from '../database/request-lists';
import { readableText, shortened } from '../foreign-text';
import { titleOf } from '../shown-request';
import type { StoredRequest } from '../stored-request';
import { ActionButton } from './ActionButton';
import type { OwnersDesk, Visit } from './owner-desk';
import { RequestCard } from './RequestCard';
import { SearchForm, searchIn, sendList } from './send-list';

const perPage = 50;
const chosenForm = 'selection';

/** What robots probably sent: the owner releases one, or deletes one, many, or all that look alike. */
export function showQuarantine(desk: OwnersDesk, visit: Visit): void {
  const { database } = desk;
  const search = searchIn(visit);
  sendList(desk, visit, {
    ...{ heading: ownerTexts.quarantine, perPage, state: 'quarantined', query: { q: search } },
    above: ({ count, first }) => (
      <>
        <p>{count === 0 && !search ? ownerTexts.quarantineNone : ownerTexts.quarantineHint}</p>
        <SearchForm visit={visit} />
        <p className="quiet">{search && count === 0 ? ownerTexts.noneFound : ownerTexts.count(count)}</p>
        <ManyAtOnce references={first.map(({ reference }) => reference)} />
      </>
    ),
    card: ({ reference }) => {
      const versions = versionsOf(database, reference, 'quarantined');
      const reasons = versions.first.map(({ id, request }) => <SuspicionReasons key={id} {...request} />);
      return (
        <RequestCard key={reference} versions={versions} remark={reasons}>
          <Verdicts {...{ database, reference, versions: versions.first }} />
        </RequestCard>
      );
    },
  });
}

/** What was deleted or kept for too long, until it goes for good; each can be taken back. */
export function showTrash(desk: OwnersDesk, visit: Visit): void {
  sendList(desk, visit, {
    ...{ heading: ownerTexts.trash, perPage, state: 'deleted' },
    above: ({ count }) => <p>{count === 0 ? ownerTexts.trashNone : ownerTexts.trashHint}</p>,
    card: ({ reference }) => {
      const versions = versionsOf(desk.database, reference, 'deleted');
      const takeBack = { action: '/corbeille/reprendre', text: ownerTexts.takeBack };
      return (
        <RequestCard key={reference} versions={versions}>
          <ActionButton {...takeBack} {...aboutRequest(reference, versions.first)} />
        </RequestCard>
      );
    },
  });
}

/** What a button sends of a request, and tells a screen reader of it. */
function aboutRequest(reference: string, [first]: readonly KeptRequest[]) {
  return { fields: [['reference', reference]], about: first ? titleOf(first.request) : reference } as const;
}

/** Deletes what is chosen below, or the whole page. */
function ManyAtOnce({ references }: { references: readonly string[] }) {
  if (references.length < 2) return null;
  return (
    <div className="row">
      <form id={chosenForm} method="post" action="/a-verifier/supprimer">
        <button type="submit" className="secondary">
          {ownerTexts.discardChosen}
        </button>
      </form>
      <ActionButton
        action="/a-verifier/supprimer"
        text={ownerTexts.discardPage}
        fields={references.map((reference) => ['reference', reference] as const)}
      />
    </div>
  );
}

type VerdictsProps = { database: RequestDatabase; reference: string; versions: readonly KeptRequest[] };

function Verdicts({ database, reference, versions }: VerdictsProps) {
  const { fields, about } = aboutRequest(reference, versions);
  const id = `choix-${reference}`;
  const likeness = versions[0]?.likeness ?? null;
  const alike = countSetApartAlike(database, likeness);
  return (
    <>
      <p className="choice">
        <input type="checkbox" id={id} name="reference" value={reference} form={chosenForm} />
        <label htmlFor={id}>{ownerTexts.choose}</label>
      </p>
      <div className="row">
        <ActionButton action="/a-verifier/liberer" text={ownerTexts.release} {...{ fields, about }} />
        <ActionButton action="/a-verifier/supprimer" text={ownerTexts.discard} {...{ fields, about }} />
        {likeness !== null && alike > 1 && (
          <ActionButton
            action="/a-verifier/supprimer-semblables"
            text={ownerTexts.discardAlike(alike)}
            fields={[['ressemblance', likeness]]}
            about={about}
          />
        )}
      </div>
    </>
  );
}

const mostReasons = 30;
// In characters.
const longestReason = 100;

/** Why a request was set apart: in words where there are any, and otherwise as it is stored. */
function SuspicionReasons({ reasons = [] }: StoredRequest) {
  return (
    <ul aria-label={ownerTexts.suspicion}>
      {[...new Set(reasons.slice(0, mostReasons))].map((reason) => (
        <li key={reason}>{reasonInWords(reason)}</li>
      ))}
    </ul>
  );
}

function reasonInWords(reason: string): string {
  const known = Object.entries(ownerTexts.suspicionReasons).find(([name]) => name === reason);
  return known?.[1] ?? shortened(readableText(reason), longestReason);
}
