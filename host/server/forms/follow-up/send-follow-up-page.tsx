import type { ServerResponse } from 'node:http';
import { contactsOf } from '../contacts';
import { followUpTexts } from '../content/follow-up-texts';
import { ownerTexts } from '../content/owner-texts';
import { CorrectedHint } from '../owner/CorrectedHint';
import { Reminder } from '../owner/Reminder';
import { RequestButtons } from '../owner/RequestButtons';
import { RequestCard } from '../owner/RequestCard';
import { sendDocument } from '../owner/send-document';
import type { RequestPhoto } from '../photos/request-photos';
import type { StoredRequest } from '../stored-request';
import type { FollowUpDone } from './follow-up-route';
import { photoFiles, type LaterVersions } from './later-versions';

export type FollowUpPage = {
  request: StoredRequest;
  photos: readonly RequestPhoto[];
  later: LaterVersions;
  /** How many versions there are in all. */
  versions: number;
  /** Milliseconds; null while it is to be done. */
  handledAt: number | null;
  /** `yyyy-mm-dd`; null when nothing was asked for. */
  remindOn: string | null;
  today: string;
  isCorrection: boolean;
  tradeName: string;
  /** What was just done. */
  done: FollowUpDone | null;
  /** Of this page: `/suivi/<token>`. */
  address: string;
};

/** One request with its photographs, and what can be done about it. */
export async function sendFollowUpPage(response: ServerResponse, page: FollowUpPage): Promise<void> {
  const { request, photos, later, handledAt, done, address } = page;
  const files = photoFiles(request, later);
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
        request={request}
        photos={photos}
        revisions={later.shown}
        hiddenRevisions={later.hidden}
        handledAt={handledAt}
        photoAddress={(file) => `${address}/photo/${files.indexOf(file) + 1}`}
        remark={<Remarks {...page} />}
        actions={<Actions {...page} />}
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

/** The newest version of what is shown. */
function newestOf({ request, later }: FollowUpPage): StoredRequest {
  return later.shown.at(-1)?.request ?? request;
}

/** As in the list: what was corrected after the owner had dealt with it is to be dealt with again. */
function isCorrectedSince(page: FollowUpPage): boolean {
  const { isCorrection, later, handledAt } = page;
  const hasCorrection = isCorrection || later.shown.length > 0;
  return hasCorrection && handledAt !== null && Date.parse(newestOf(page).receivedAt) > handledAt;
}

function Remarks(page: FollowUpPage) {
  const { isCorrection, remindOn, handledAt, today } = page;
  return (
    <>
      {isCorrectedSince(page) && <CorrectedHint handledAt={handledAt} />}
      {isCorrection && <p>{followUpTexts.correction}</p>}
      <Reminder day={handledAt === null ? remindOn : null} today={today} />
    </>
  );
}

function Actions(page: FollowUpPage) {
  const { handledAt, versions, address, tradeName } = page;
  return (
    <>
      <p className="row">
        {contactsOf(newestOf(page), tradeName).map(({ text, address: contact }) => (
          <a key={contact} className="action" href={contact}>
            {text}
          </a>
        ))}
      </p>
      <RequestButtons
        address={address}
        isHandled={handledAt !== null && !isCorrectedSince(page)}
        versions={versions}
      />
    </>
  );
}
