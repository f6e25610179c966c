import { parisMoment } from '@renovation-th/shared/forms/paris-time';
import { lastHandledAt, versionsOf, type ListedRequest } from '../database/request-lists';
import { titleOf } from '../shown-fields';
import type { OwnersDesk } from './owner-desk';
import { requestPart } from './request-parts';
import { CorrectedHint, Reminder } from './request-remarks';
import { RequestButtons } from './RequestButtons';
import type { RequestCardProps } from './RequestCard';
import type { DocumentPart } from './send-document';

type Shown = Pick<RequestCardProps, 'link' | 'isWhole'> & {
  /** Of the request, corrections included. */
  mostVersions: number;
};

/** A request of the list, with what the owner has said of it and the buttons to say more. */
export function listedRequest(
  { database, now }: Pick<OwnersDesk, 'database' | 'now'>,
  { reference, handledAt, isCorrected, remindOn }: ListedRequest,
  { mostVersions, ...shown }: Shown,
): DocumentPart {
  const versions = versionsOf(database, reference, mostVersions);
  const isHandled = handledAt !== null;
  const dealtWithAt = lastHandledAt(versions.first);
  return requestPart({
    reference,
    versions,
    surroundings: ({ request }) => ({
      ...shown,
      handledAt: dealtWithAt,
      remark: (
        <>
          {isCorrected && <CorrectedHint handledAt={dealtWithAt} />}
          <Reminder day={isHandled ? null : remindOn} today={parisMoment(now()).day} />
        </>
      ),
      actions: (
        <RequestButtons
          address={`/demande/${reference}`}
          title={titleOf(request)}
          isHandled={isHandled}
          versions={versions.count}
        />
      ),
    }),
  });
}
