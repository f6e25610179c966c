import { isReference } from '@renovation-th/shared/forms/submission-reference';
import { ownerTexts } from '../content/owner-texts';
import type { RequestDatabase } from '../database/open-database';
import { everyVersionOf, mostVersions, sentBy } from '../database/request-lists';
import { contactOf } from '../database/searchable-text';
import type { OwnersDesk, Visit } from './owner-desk';
import { RequestCard } from './RequestCard';
import { sendView } from './send-view';

/** At once; those that are more are found again once these are erased. */
const mostShown = 100;

/** Finds what is kept of one person, shows it, and asks before it goes. */
export function showErasure(desk: OwnersDesk, visit: Visit): void {
  const who = (visit.query.get('qui') ?? '').trim();
  const found = referencesOf(desk.database, who)
    .map((reference) => ({ reference, versions: everyVersionOf(desk.database, reference) }))
    .filter(({ versions }) => versions.length > 0);
  sendView(
    desk,
    visit,
    ownerTexts.erase,
    <>
      <p>{ownerTexts.eraseHint}</p>
      <form method="get" action="/effacer">
        <label htmlFor="qui">{ownerTexts.eraseLabel}</label>
        <p className="row">
          <input id="qui" name="qui" required maxLength={254} defaultValue={who} />
          <button type="submit" className="secondary">
            {ownerTexts.eraseFind}
          </button>
        </p>
      </form>
      {who && found.length === 0 && <p role="status">{ownerTexts.eraseNone}</p>}
      {found.length > 0 && (
        <>
          <h2>{ownerTexts.eraseFound(found.length)}</h2>
          <p>{ownerTexts.eraseAlso}</p>
          {found.map(({ reference, versions }) => (
            <RequestCard
              key={reference}
              versions={{ count: versions.length, first: versions.slice(0, mostVersions) }}
              remark={versions[0]?.state === 'deleted' && <p className="notice">{ownerTexts.inTrash}</p>}
            />
          ))}
          <Confirmation references={found.map(({ reference }) => reference)} />
        </>
      )}
    </>,
  );
}

/** A person is known by an e-mail address, a telephone number or a reference. */
function referencesOf(database: RequestDatabase, who: string): readonly string[] {
  if (isReference(who)) return [who];
  const contact = contactOf(who);
  return contact === null ? [] : sentBy(database, contact, mostShown);
}

/** Asks for a word before exactly what is shown goes for good. */
function Confirmation({ references }: { references: readonly string[] }) {
  return (
    <form method="post" action="/effacer">
      {references.map((reference) => (
        <input key={reference} type="hidden" name="reference" value={reference} />
      ))}
      <p className="choice">
        <input type="checkbox" id="confirme" name="confirme" value="oui" required />
        <label htmlFor="confirme">{ownerTexts.eraseConfirm}</label>
      </p>
      <button type="submit">{ownerTexts.eraseNow}</button>
    </form>
  );
}
