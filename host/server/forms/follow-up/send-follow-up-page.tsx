import type { ServerResponse } from 'node:http';
import { parisMoment } from '@renovation-th/shared/forms/paris-time';
import { followUpTexts } from '../content/follow-up-texts';
import { ownerTexts } from '../content/owner-texts';
import type { RequestDatabase } from '../database/open-database';
import type { ListedRequest } from '../database/request-lists';
import { ListedCard } from '../owner/ListedCard';
import { sendDocument } from '../html-document';
import type { RequestAction } from '../request-actions';

/** What the page says it has done: `corrigee` is nothing, because a correction came meanwhile. */
export type FollowUpDone = RequestAction | 'corrigee';

type FollowUpPage = {
  database: RequestDatabase;
  listed: ListedRequest;
  now: Date;
  tradeName: string;
  /** What was just done. */
  done: FollowUpDone | null;
  /** Of this page: `/suivi/<token>`. */
  address: string;
};

/** One request with its photographs and corrections, and what can be done about it. */
export function sendFollowUpPage(response: ServerResponse, page: FollowUpPage): void {
  const { database, listed, now, tradeName, done, address } = page;
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
      <ListedCard
        {...{ database, listed, address, tradeName }}
        today={parisMoment(now).day}
        photosAt={`${address}/photo`}
        isWhole
      />
    </>,
  );
}

type Remark = 'expired' | 'gone' | 'wrong' | 'foreign' | 'failed';

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
