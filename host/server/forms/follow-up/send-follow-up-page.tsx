import type { ServerResponse } from 'node:http';
import { contactsOf } from '../contacts';
import { followUpTexts } from '../content/follow-up-texts';
import { ownerTexts } from '../content/owner-texts';
import { Reminder } from '../owner/Reminder';
import { RequestButtons } from '../owner/RequestButtons';
import { RequestCard } from '../owner/RequestCard';
import { sendDocument } from '../owner/send-document';
import type { RequestPhoto } from '../photos/request-photos';
import type { StoredRequest } from '../stored-request';
import type { RequestAction } from '../request-actions';

export type FollowUpPage = {
  request: StoredRequest;
  photos: readonly RequestPhoto[];
  /** Milliseconds; null while it is to be done. */
  handledAt: number | null;
  /** `yyyy-mm-dd`; null when nothing was asked for. */
  remindOn: string | null;
  today: string;
  isCorrection: boolean;
  tradeName: string;
  /** What was just done. */
  done: RequestAction | null;
  /** Of this page: `/suivi/<token>`. */
  address: string;
};

/** One request with its photographs, and what can be done about it. */
export async function sendFollowUpPage(response: ServerResponse, page: FollowUpPage): Promise<void> {
  const { request, photos, handledAt, done, address } = page;
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
        handledAt={handledAt}
        photoAddress={(file) => `${address}/photo/${photos.findIndex((photo) => photo.file === file) + 1}`}
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

function Remarks({ isCorrection, remindOn, handledAt, today }: FollowUpPage) {
  return (
    <>
      {isCorrection && <p>{followUpTexts.correction}</p>}
      <Reminder day={handledAt === null ? remindOn : null} today={today} />
    </>
  );
}

function Actions({ request, handledAt, address, tradeName }: FollowUpPage) {
  return (
    <>
      <p className="row">
        {contactsOf(request, tradeName).map(({ text, address: contact }) => (
          <a key={contact} className="action" href={contact}>
            {text}
          </a>
        ))}
      </p>
      <RequestButtons address={address} isHandled={handledAt !== null} />
    </>
  );
}
