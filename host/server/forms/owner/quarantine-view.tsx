import type { ServerResponse } from 'node:http';
import { ownerTexts } from '../content/owner-texts';
import type { KeptRequest } from '../database/kept-request';
import { countSetApartAlike, listVersions } from '../database/request-lists';
import { readableText, shortened } from '../readable-text';
import { titleOf } from '../shown-fields';
import type { StoredRequest } from '../stored-request';
import { ActionButton } from './ActionButton';
import type { OwnersDesk } from './owner-desk';
import { pageNumber, PageLinks } from './PageLinks';
import { requestPart } from './request-parts';
import { SearchForm } from './SearchForm';
import { sendView } from './send-view';

const path = '/a-verifier';
const perPage = 50;
const chosenForm = 'selection';

/** What robots probably sent: the owner releases one, or deletes one, many, or all that look alike. */
export async function quarantineView(
  desk: OwnersDesk,
  query: URLSearchParams,
  response: ServerResponse,
): Promise<void> {
  const { database } = desk;
  const search = (query.get('q') ?? '').trim();
  const find = (number: number) =>
    listVersions(database, { state: 'quarantined', search, page: { size: perPage, number } });
  const newest = find(1);
  const pageCount = Math.max(1, Math.ceil(newest.count / perPage));
  const page = pageNumber(query.get('page'), pageCount);
  const { count, first } = page === 1 ? newest : find(page);
  const addressOf = (number: number) =>
    `${path}?${new URLSearchParams({ ...(search && { q: search }), page: String(number) }).toString()}`;

  await sendView(desk, response, {
    current: path,
    heading: ownerTexts.quarantine,
    done: query.get('fait'),
    parts: [
      <p key="hint">{count === 0 && !search ? ownerTexts.quarantineNone : ownerTexts.quarantineHint}</p>,
      <SearchForm key="search" action={path} search={search} />,
      <p key="count" className="quiet">
        {search && count === 0 ? ownerTexts.noneFound : ownerTexts.count(count)}
      </p>,
      <ManyAtOnce key="many" keys={first.map(({ key }) => key)} />,
      ...first.map((kept) =>
        requestPart({
          reference: kept.request.reference,
          versions: { count: 1, first: [kept] },
          surroundings: ({ request }) => ({
            remark: <SuspicionReasons request={request} />,
            actions: <Verdicts kept={kept} alike={countSetApartAlike(database, kept.likeness)} />,
          }),
        }),
      ),
      <PageLinks key="pages" page={page} pageCount={pageCount} addressOf={addressOf} />,
    ],
  });
}

/** Deletes what is chosen below, or the whole page. */
function ManyAtOnce({ keys }: { keys: readonly string[] }) {
  if (keys.length < 2) return null;
  return (
    <div className="row">
      <form id={chosenForm} method="post" action={`${path}/supprimer`}>
        <button type="submit" className="secondary">
          {ownerTexts.discardChosen}
        </button>
      </form>
      <ActionButton
        action={`${path}/supprimer`}
        text={ownerTexts.discardPage}
        fields={keys.map((key) => ['cle', key] as const)}
      />
    </div>
  );
}

function Verdicts({ kept, alike }: { kept: KeptRequest; alike: number }) {
  const about = titleOf(kept.request);
  const fields = [['cle', kept.key]] as const;
  const id = `choix-${kept.id}`;
  return (
    <>
      <p className="choice">
        <input type="checkbox" id={id} name="cle" value={kept.key} form={chosenForm} />
        <label htmlFor={id}>{ownerTexts.choose}</label>
      </p>
      <div className="row">
        <ActionButton action={`${path}/liberer`} text={ownerTexts.release} fields={fields} about={about} />
        <ActionButton action={`${path}/supprimer`} text={ownerTexts.discard} fields={fields} about={about} />
        {alike > 1 && (
          <ActionButton
            action={`${path}/supprimer-semblables`}
            text={ownerTexts.discardAlike(alike)}
            fields={fields}
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
function SuspicionReasons({ request }: { request: StoredRequest }) {
  const { suspicion, reasons = [] } = request;
  const main = suspicion && inWords(ownerTexts.suspicions, suspicion);
  const details = [...new Set(reasons.slice(0, mostReasons))].filter((reason) => reason !== suspicion);
  return (
    <>
      <p>{main ?? ownerTexts.reasonUnknown}</p>
      {details.length > 0 && (
        <ul>
          {details.map((reason) => (
            <li key={reason}>
              {inWords(ownerTexts.suspicionReasons, reason) ?? shortened(readableText(reason), longestReason)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function inWords(words: { readonly [code: string]: string }, code: string): string | undefined {
  return Object.entries(words).find(([name]) => name === code)?.[1];
}
