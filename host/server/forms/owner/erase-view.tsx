import { isReference } from '@renovation-th/shared/forms/submission-reference';
import { ownerTexts } from '../content/owner-texts';
import { troubleTitle, unreachedTroubles } from '../content/trouble-texts';
import { goingCopies, isCopied } from '../database/copy-rows';
import { requestOf, type KeptRequest } from '../database/kept-request';
import type { RequestDatabase } from '../database/open-database';
import { sentBy } from '../database/request-lists';
import { contactsOf } from '../database/searchable-text';
import type { OwnersDesk, Visit } from './owner-desk';
import { RequestCard } from './RequestCard';
import { more, sendView } from './send-page';

/** Maximum requests on one page. Once these are erased, the owner can search for the rest. */
const mostShown = 100;

/** Shows the requests of one person, with a form that erases them after a confirmation. */
export async function showErasure(desk: OwnersDesk, visit: Visit): Promise<void> {
  const person = (visit.query.get('qui') ?? '').trim();
  const found = await requestsOf(desk.database, person);
  const leftInStore = goingCopies(desk.database).length;
  const isOnlyCopied = found.length === 0 && isReference(person) && isCopied(desk.database, person);
  const unreached = (await desk.troubles()).filter(({ code }) => unreachedTroubles.includes(code));
  await sendView(
    desk,
    visit,
    { heading: ownerTexts.erase, back: more },
    <>
      <p>{ownerTexts.eraseHint}</p>
      {leftInStore > 0 && <p role="status">{ownerTexts.eraseLeft(leftInStore)}</p>}
      {unreached.length > 0 && (
        <>
          <p>{ownerTexts.eraseUnreached}</p>
          <ul>
            {unreached.map(({ code, detail }) => (
              <li key={code}>{troubleTitle(code, detail)}</li>
            ))}
          </ul>
        </>
      )}
      <form method="get" action="/effacer">
        <label htmlFor="qui">{ownerTexts.eraseLabel}</label>
        <p className="row">
          <input id="qui" name="qui" required maxLength={254} defaultValue={person} />
          <button type="submit" className="secondary">
            {ownerTexts.eraseFind}
          </button>
        </p>
      </form>
      {person && found.length === 0 && !isOnlyCopied && <p role="status">{ownerTexts.eraseNone}</p>}
      {isOnlyCopied && (
        <>
          <p role="status">{ownerTexts.eraseOnlyCopied}</p>
          <Confirmation references={[person]} />
        </>
      )}
      {found.length > 0 && (
        <>
          <h2>{ownerTexts.eraseFound(found.length)}</h2>
          <p>{ownerTexts.eraseAlso}</p>
          {found.map((kept) => (
            <RequestCard key={kept.id} {...{ kept, desk }} hasButtons={false} />
          ))}
          <Confirmation references={found.map(({ reference }) => reference)} />
        </>
      )}
    </>,
  );
}

async function requestsOf(database: RequestDatabase, person: string): Promise<readonly KeptRequest[]> {
  if (isReference(person)) return [requestOf(database, person)].filter((kept) => kept !== null);
  return sentBy(database, contactsOf(person), mostShown);
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
