import { isReference } from '@renovation-th/shared/forms/submission-reference';
import { ownerTexts } from '../content/owner-texts';
import { requestOf, type KeptRequest } from '../database/kept-request';
import type { RequestDatabase } from '../database/open-database';
import { sentBy } from '../database/request-lists';
import { contactsOf } from '../database/searchable-text';
import type { OwnersDesk, Visit } from './owner-desk';
import { RequestCard } from './RequestCard';
import { sendView } from './send-page';

/** At once; those that are more are found again once these are erased. */
const mostShown = 100;

/** Finds what is kept of one person, shows it, and asks before it goes. */
export async function showErasure(desk: OwnersDesk, visit: Visit): Promise<void> {
  const who = (visit.query.get('qui') ?? '').trim();
  const found = requestsOf(desk.database, who);
  await sendView(
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
          {found.map((kept) => (
            <RequestCard key={kept.id} {...{ kept, desk }} isStill />
          ))}
          <Confirmation references={found.map(({ reference }) => reference)} />
        </>
      )}
    </>,
  );
}

/** A person is known by an e-mail address, a telephone number or a reference. */
function requestsOf(database: RequestDatabase, who: string): readonly KeptRequest[] {
  if (isReference(who)) return [requestOf(database, who)].filter((kept) => kept !== null);
  return sentBy(database, contactsOf(who), mostShown);
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
