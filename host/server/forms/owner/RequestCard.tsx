import type { ReactNode } from 'react';
import { ownerTexts } from '../content/owner-texts';
import { readableText, shortened } from '../readable-text';
import { titleOf } from '../shown-fields';
import type { StoredRequest } from '../stored-request';
import { Moment } from './Moment';
import { RequestContent } from './RequestContent';

export type RequestCardProps = {
  request: StoredRequest;
  /** Later versions of the same request. */
  revisions?: readonly StoredRequest[];
  /** How many other corrections there are, older than those. Default: 0. */
  hiddenRevisions?: number;
  /** When the owner said that he has dealt with it. Milliseconds. */
  handledAt?: number | null;
  /** Where the heading leads. */
  link?: string;
  /** Above what was sent. */
  remark?: ReactNode;
  /** Below everything else, such as buttons. */
  actions?: ReactNode;
  /** Where a photograph is shown. Default: the owner's page. */
  photoAddress?: (file: string) => string;
  /** Whether long texts are given whole, or only their beginning. Default: false. */
  isWhole?: boolean;
};

const longestTitle = 200;

/** One request with all that was sent. */
export function RequestCard({
  request,
  revisions = [],
  hiddenRevisions = 0,
  handledAt = null,
  link,
  remark,
  actions,
  photoAddress = (file) => `/photo/${file}`,
  isWhole = false,
}: RequestCardProps) {
  const title = <bdi>{shortened(readableText(titleOf(request)), longestTitle)}</bdi>;
  const shared = { photoAddress, isWhole };
  return (
    <article>
      <h2>{link ? <a href={link}>{title}</a> : title}</h2>
      <p className="quiet">
        {ownerTexts.receivedAt} <Moment at={request.receivedAt} />
        {' · '}
        <span className="unbroken">{request.reference}</span>
        {handledAt !== null && (
          <>
            {' · '}
            {ownerTexts.handledAt} <Moment at={handledAt} />
          </>
        )}
      </p>
      {remark}
      <RequestContent request={request} {...shared} />
      {hiddenRevisions > 0 && <p>{ownerTexts.moreRevisions(hiddenRevisions)}</p>}
      {revisions.map((revision, index) => (
        <div key={index}>
          <h3>
            {ownerTexts.amended} (<Moment at={revision.receivedAt} />)
          </h3>
          <RequestContent request={revision} {...shared} />
        </div>
      ))}
      {actions}
    </article>
  );
}
