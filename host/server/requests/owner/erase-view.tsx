import { isReference } from '@renovation-th/shared/forms/submission-reference';
import { ownerTexts } from '../content/owner-texts';
import { requestOf } from '../database/kept-request';
import { sentBy } from '../database/request-lists';
import { RequestLines } from './request-list-views';
import { more, sendView } from './send-page';
import type { OwnersDesk, Visit } from './visit';

/** Shows the requests of one person, with a form that erases them after a confirmation. */
export function showErasure(desk: OwnersDesk, visit: Visit) {
  const person = (visit.query.get('qui') ?? '').trim();
  const kept = isReference(person) ? requestOf(desk.database, person) : null;
  const found = kept ? [kept] : sentBy(desk.database, person);
  return sendView(
    desk,
    visit,
    { heading: ownerTexts.erase, back: more },
    <>
      <p>{ownerTexts.eraseHint}</p>
      <form method="get" action="/effacer">
        <label htmlFor="qui">{ownerTexts.eraseLabel}</label>
        <p className="row">
          <input id="qui" name="qui" required maxLength={254} defaultValue={person} />
          <button type="submit" className="secondary">
            {ownerTexts.eraseFind}
          </button>
        </p>
      </form>
      {person && found.length === 0 && <p role="status">{ownerTexts.eraseNone}</p>}
      {found.length > 0 && (
        <>
          <h2>{ownerTexts.eraseFound(found.length)}</h2>
          <p>{ownerTexts.eraseAlso}</p>
          <RequestLines requests={found} desk={desk} />
          <Confirmation references={found.map(({ reference }) => reference)} />
        </>
      )}
    </>,
  );
}

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
