import type { ServerResponse } from 'node:http';
import { contactsOf } from '../contacts';
import { followUpTexts } from '../content/follow-up-texts';
import { ownerTexts } from '../content/owner-texts';
import type { KeptRequest } from '../database/kept-request';
import { lastHandledAt, type Excerpt } from '../database/request-lists';
import { RequestButtons } from '../owner/RequestButtons';
import { RequestCard } from '../owner/RequestCard';
import { RequestRemarks } from '../owner/RequestRemarks';
import { sendDocument } from '../owner/send-document';
import type { RequestAction } from '../request-actions';

/** What the page says it has done: `corrigee` is nothing, because a correction came meanwhile. */
export type FollowUpDone = RequestAction | 'corrigee';

export type FollowUpPage = {
  /** The version that the link is about. */
  kept: KeptRequest;
  /** All versions, the first one first. */
  versions: Excerpt<KeptRequest>;
  /** `yyyy-mm-dd` in Paris. */
  today: string;
  tradeName: string;
  /** What was just done. */
  done: FollowUpDone | null;
  /** Of this page: `/suivi/<token>`. */
  address: string;
};

/** What was sent under the same reference after the version that the page is about. */
const laterThan = ({ id }: KeptRequest, versions: readonly KeptRequest[]) =>
  versions.filter((version) => version.id > id);

/** Of all versions that a page shows, in its order: an address names one by its number. */
export function photoFiles(kept: KeptRequest, versions: readonly KeptRequest[]): readonly string[] {
  const all = [kept, ...laterThan(kept, versions)];
  return [...new Set(all.flatMap(({ request }) => (request.photos ?? []).map(({ file }) => file)))];
}

/** One request with its photographs, and what can be done about it. */
export function sendFollowUpPage(response: ServerResponse, page: FollowUpPage): void {
  const { kept, versions, done, address } = page;
  const files = photoFiles(kept, versions.first);
  sendDocument(
    response,
    { title: followUpTexts.title, hasForm: true, hasPictures: true },
    <>
      <h1>{followUpTexts.title}</h1>
      {done && (
        <p role="status" className="notice">
          {ownerTexts.done[done]}
        </p>
      )}
      <RequestCard
        versions={[kept, ...laterThan(kept, versions.first)]}
        hidden={versions.count - versions.first.length}
        photoAddress={(file) => `${address}/photo/${files.indexOf(file) + 1}`}
        remark={<Remarks {...page} />}
        actions={<Actions {...page} />}
        isWhole
      />
    </>,
  );
}

type Remark = 'expired' | 'gone' | 'wrong' | 'busy' | 'foreign' | 'method' | 'failed';

/** Says why there is nothing else to see, and what to do. */
export function sendRemark(
  response: ServerResponse,
  status: number,
  remark: Remark,
  text = remark === 'expired' ? '' : followUpTexts[remark],
): void {
  const title = followUpTexts[`${remark}Title`];
  sendDocument(
    response,
    { status, title },
    <>
      <h1>{title}</h1>
      <p>{text}</p>
    </>,
  );
}

/** As in the list: what was corrected after the owner had dealt with it is to be dealt with again. */
const isToDo = ({ versions }: FollowUpPage) => versions.first.some(({ state }) => state === 'new');

function Remarks(page: FollowUpPage) {
  const { kept, versions, today } = page;
  const isCorrection = versions.first[0]?.id !== kept.id;
  return (
    <>
      {isCorrection && <p>{followUpTexts.correction}</p>}
      <RequestRemarks
        isToDo={isToDo(page)}
        handledAt={lastHandledAt(versions.first)}
        remindOn={kept.remindOn}
        today={today}
      />
    </>
  );
}

function Actions(page: FollowUpPage) {
  const { kept, versions, address, tradeName } = page;
  const newest = laterThan(kept, versions.first).at(-1) ?? kept;
  return (
    <>
      <p className="row">
        {contactsOf(newest.request, tradeName).map(({ text, address: contact }) => (
          <a key={contact} className="action" href={contact}>
            {text}
          </a>
        ))}
      </p>
      <RequestButtons address={address} isHandled={!isToDo(page)} versions={versions.count} />
    </>
  );
}
