import { ownerTexts } from '../content/owner-texts';
import type { KeptRequest } from '../database/kept-request';
import { countSetApartAlike, listVersions } from '../database/request-lists';
import { readableText, shortened } from '../readable-text';
import { titleOf } from '../shown-fields';
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
  sendList<KeptRequest>(desk, visit, {
    ...{ heading: ownerTexts.quarantine, perPage, query: { q: search } },
    find: (page) => listVersions(database, { state: 'quarantined', search, page }),
    above: ({ count, first }) => (
      <>
        <p>{count === 0 && !search ? ownerTexts.quarantineNone : ownerTexts.quarantineHint}</p>
        <SearchForm visit={visit} />
        <p className="quiet">{search && count === 0 ? ownerTexts.noneFound : ownerTexts.count(count)}</p>
        <ManyAtOnce keys={first.map(({ key }) => key)} />
      </>
    ),
    card: (kept) => (
      <RequestCard
        key={kept.key}
        versions={[kept]}
        remark={<SuspicionReasons {...kept.request} />}
        actions={<Verdicts kept={kept} alike={countSetApartAlike(database, kept.likeness)} />}
      />
    ),
  });
}

/** What was deleted or kept for too long, until it goes for good; each can be taken back. */
export function showTrash(desk: OwnersDesk, visit: Visit): void {
  sendList<KeptRequest>(desk, visit, {
    ...{ heading: ownerTexts.trash, perPage },
    find: (page) => listVersions(desk.database, { state: 'deleted', page }),
    above: ({ count }) => <p>{count === 0 ? ownerTexts.trashNone : ownerTexts.trashHint}</p>,
    card: (kept) => (
      <RequestCard
        key={kept.key}
        versions={[kept]}
        actions={
          <ActionButton
            action="/corbeille/reprendre"
            text={ownerTexts.takeBack}
            fields={[['reference', kept.request.reference]]}
            about={titleOf(kept.request)}
          />
        }
      />
    ),
  });
}

/** Deletes what is chosen below, or the whole page. */
function ManyAtOnce({ keys }: { keys: readonly string[] }) {
  if (keys.length < 2) return null;
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
        fields={keys.map((key) => ['cle', key] as const)}
      />
    </div>
  );
}

function Verdicts({ kept, alike }: { kept: KeptRequest; alike: number }) {
  const id = `choix-${kept.id}`;
  const verdicts = [
    ['liberer', ownerTexts.release],
    ['supprimer', ownerTexts.discard],
    ...(alike > 1 ? [['supprimer-semblables', ownerTexts.discardAlike(alike)]] : []),
  ];
  return (
    <>
      <p className="choice">
        <input type="checkbox" id={id} name="cle" value={kept.key} form={chosenForm} />
        <label htmlFor={id}>{ownerTexts.choose}</label>
      </p>
      <div className="row">
        {verdicts.map(([name = '', text = '']) => (
          <ActionButton
            key={name}
            action={`/a-verifier/${name}`}
            text={text}
            fields={[['cle', kept.key]]}
            about={titleOf(kept.request)}
          />
        ))}
      </div>
    </>
  );
}

const mostReasons = 30;
// In characters.
const longestReason = 100;

/** Why a request was set apart: in words where there are any, and otherwise as it is stored. */
function SuspicionReasons({ suspicion, reasons = [] }: StoredRequest) {
  const details = [...new Set(reasons.slice(0, mostReasons))].filter((reason) => reason !== suspicion);
  return (
    <>
      <p>{suspicion ? ownerTexts.suspicions[suspicion] : ownerTexts.reasonUnknown}</p>
      {details.length > 0 && (
        <ul>
          {details.map((reason) => (
            <li key={reason}>{reasonInWords(reason)}</li>
          ))}
        </ul>
      )}
    </>
  );
}

function reasonInWords(reason: string): string {
  const known = Object.entries(ownerTexts.suspicionReasons).find(([name]) => name === reason);
  return known?.[1] ?? shortened(readableText(reason), longestReason);
}
