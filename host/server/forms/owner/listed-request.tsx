import { parisMoment } from '@renovation-th/shared/forms/paris-time';
import type { IndexedRequest } from '../index/request-queries';
import { titleOf } from '../shown-fields';
import { CorrectedHint } from './CorrectedHint';
import type { OwnersDesk } from './owner-desk';
import { Reminder } from './Reminder';
import { RequestButtons } from './RequestButtons';
import type { RequestCardProps } from './RequestCard';
import { requestPart } from './request-parts';
import type { DocumentPart } from './send-document';

type Shown = Pick<RequestCardProps, 'link' | 'isWhole'> & {
  /** Of the request, corrections included. */
  mostVersions: number;
};

/** A request of the list, with what the owner has said of it and the buttons to say more. */
export async function listedRequest(
  { spool, index, reminders, now, log }: OwnersDesk,
  { reference, handledAt, isCorrected }: IndexedRequest,
  { mostVersions, ...shown }: Shown,
): Promise<DocumentPart> {
  const versions = index.versionsOf(reference, mostVersions);
  const isHandled = handledAt !== null && isCorrected === 0;
  const remindOn = isHandled ? null : await reminders.at(reference);
  return requestPart({
    spool,
    log,
    reference,
    versions,
    surroundings: ({ request }) => ({
      ...shown,
      handledAt,
      remark: (
        <>
          {isCorrected === 1 && <CorrectedHint handledAt={handledAt} />}
          <Reminder day={remindOn} today={parisMoment(now()).day} />
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
