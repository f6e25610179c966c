import type { ServerResponse } from 'node:http';
import { contactsOf } from '../contacts';
import { followUpTexts } from '../content/follow-up-texts';
import { ownerTexts } from '../content/owner-texts';
import type { KeptRequest } from '../database/kept-request';
import { lastHandledAt, type Excerpt } from '../database/request-lists';
import { CorrectedHint, Reminder } from '../owner/request-remarks';
import { RequestButtons } from '../owner/RequestButtons';
import { RequestCard } from '../owner/RequestCard';
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
export async function sendFollowUpPage(response: ServerResponse, page: FollowUpPage): Promise<void> {
  const { kept, versions, done, address, today, tradeName } = page;
  const later = laterThan(kept, versions.first);
  const files = photoFiles(kept, versions.first);
  const handledAt = lastHandledAt(versions.first);
  // As in the list: what was corrected after the owner had dealt with it is to be dealt with again.
  const isToDo = versions.first.some(({ state }) => state === 'new');
  const isCorrection = versions.first[0]?.id !== kept.id;
  const contacts = contactsOf((later.at(-1) ?? kept).request, tradeName);
  await sendDocument(response, {
    status: 200,
    title: followUpTexts.title,
    hasForm: true,
    hasPictures: true,
    parts: [
      <h1 key="title">{followUpTexts.title}</h1>,
      ...(done
        ? [
            <p key="done" role="status" className="notice">
              {ownerTexts.done[done]}
            </p>,
          ]
        : []),
      <RequestCard
        key="card"
        request={kept.request}
        revisions={later.map(({ request }) => request)}
        hiddenRevisions={versions.count - versions.first.length}
        handledAt={handledAt}
        photoAddress={(file) => `${address}/photo/${files.indexOf(file) + 1}`}
        remark={
          <>
            {isToDo && handledAt !== null && <CorrectedHint handledAt={handledAt} />}
            {isCorrection && <p>{followUpTexts.correction}</p>}
            <Reminder day={isToDo ? kept.remindOn : null} today={today} />
          </>
        }
        actions={
          <>
            <p className="row">
              {contacts.map(({ text, address: contact }) => (
                <a key={contact} className="action" href={contact}>
                  {text}
                </a>
              ))}
            </p>
            <RequestButtons address={address} isHandled={!isToDo} versions={versions.count} />
          </>
        }
        isWhole
      />,
    ],
  });
}

type Remark = 'expired' | 'gone' | 'wrong' | 'busy' | 'foreign' | 'method' | 'failed';

/** Says why there is nothing else to see, and what to do. */
export async function sendRemark(
  response: ServerResponse,
  status: number,
  remark: Remark,
  text = remark === 'expired' ? '' : followUpTexts[remark],
): Promise<void> {
  const title = followUpTexts[`${remark}Title`];
  await sendDocument(response, {
    status,
    title,
    parts: [<h1 key="title">{title}</h1>, <p key="text">{text}</p>],
  });
}
