import type { ServerResponse } from 'node:http';
import { isReference } from '@renovation-th/shared/forms/submission-reference';
import { ownerTexts } from '../content/owner-texts';
import type { KeptRequest } from '../database/kept-request';
import type { RequestDatabase } from '../database/open-database';
import { everyVersionOf, sentBy } from '../database/request-lists';
import { contactOf } from '../database/searchable-text';
import { eraseForGood } from '../erasure';
import type { OwnersDesk } from './owner-desk';
import { requestPart } from './request-parts';
import type { DocumentPart } from './send-document';
import { sendView } from './send-view';

/** At once; those that are more are found again once these are erased. */
const mostShown = 100;
const mostVersions = 20;

/** Finds what is kept of one person, shows it, and asks before it goes. */
export async function eraseView(
  desk: OwnersDesk,
  query: URLSearchParams,
  response: ServerResponse,
): Promise<void> {
  const who = (query.get('qui') ?? '').trim();
  const found = who ? findRequestsOf(desk.database, who, mostShown) : [];
  const references = found.flatMap(([first]) => first?.request.reference ?? []);

  await sendView(desk, response, {
    current: '/effacer',
    heading: ownerTexts.erase,
    done: query.get('fait'),
    parts: [
      <EraseSearch key="search" who={who} isFound={!who || found.length > 0} />,
      ...(found.length === 0
        ? []
        : [
            <div key="found">
              <h2>{ownerTexts.eraseFound(found.length)}</h2>
              <p>{ownerTexts.eraseAlso}</p>
            </div>,
            ...found.map(foundPart),
            <EraseConfirmation key="confirmation" references={references} />,
          ]),
    ],
  });
}

function foundPart(versions: readonly KeptRequest[]): DocumentPart {
  return requestPart({
    reference: versions[0]?.request.reference ?? '',
    versions: { count: versions.length, first: versions.slice(0, mostVersions) },
    surroundings: ({ state }) => ({
      isWhole: true,
      remark: state === 'deleted' && <p className="notice">{ownerTexts.inTrash}</p>,
    }),
  });
}

/** Erases exactly what was shown: a request that arrived since has not been looked at. */
export async function eraseShown(
  { database, log }: OwnersDesk,
  sent: URLSearchParams,
): Promise<'effacee' | 'disparue'> {
  const references = [...new Set(sent.getAll('reference').filter(isReference))];
  if (!sent.has('confirme') || references.length === 0) return 'disparue';
  const versions = await eraseForGood(database, references);
  log(`Erased at the owner's wish: ${references.length} requests, ${versions} versions.`);
  return versions > 0 ? 'effacee' : 'disparue';
}

/** Asks whose requests are to be erased. */
function EraseSearch({ who, isFound }: { who: string; isFound: boolean }) {
  return (
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
      {!isFound && <p role="status">{ownerTexts.eraseNone}</p>}
    </>
  );
}

/** Asks for a word before what is shown goes for good. */
function EraseConfirmation({ references }: { references: readonly string[] }) {
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

/** Everything that is kept of one person, who is known by an e-mail address, a telephone number or a reference. */
function findRequestsOf(
  database: RequestDatabase,
  who: string,
  most: number,
): readonly (readonly KeptRequest[])[] {
  const contact = isReference(who) ? null : contactOf(who);
  const references = contact === null ? [who].filter(isReference) : sentBy(database, contact, most);
  return references
    .map((reference) => everyVersionOf(database, reference))
    .filter((versions) => versions.length > 0);
}
