import type { ServerResponse } from 'node:http';
import { ownerTexts } from '../content/owner-texts';
import { mailMarks } from '../mail/mail-marks';
import { readableText } from '../readable-text';
import { ActionButton } from './ActionButton';
import { Letters } from './Letters';
import { Moment } from './Moment';
import type { OwnersDesk } from './owner-desk';
import { sendView } from './send-view';

/** Requests that have not left by mail, and those that never will by themselves. */
export async function mailView(
  desk: OwnersDesk,
  query: URLSearchParams,
  response: ServerResponse,
): Promise<void> {
  const { spool, mailQueue } = desk;
  const marks = [...(await mailMarks(spool).undelivered())];
  const status = mailQueue?.status();
  const dead = marks.filter(([, { state }]) => state === 'dead');
  const waiting = marks.filter(([, { state }]) => state !== 'dead');
  const isNothingLeft = status?.waiting === 0 && dead.length === 0;

  await sendView(desk, response, {
    current: '/courrier',
    heading: ownerTexts.mail,
    done: query.get('fait'),
    parts: [
      <div key="state">
        {!status && <p>{ownerTexts.mailOff}</p>}
        {isNothingLeft && status.past === 0 && <p>{ownerTexts.mailAllSent}</p>}
        {status && status.past > 0 && <p>{ownerTexts.mailPast(status.past)}</p>}
        {status && status.waiting > 0 && <p>{ownerTexts.mailToSend(status.waiting)}</p>}
        {status?.trouble && (
          <p>
            {ownerTexts.mailTrouble} <q>{readableText(status.trouble)}</q>
          </p>
        )}
        {status && !isNothingLeft && (
          <ActionButton action="/courrier/tout-relancer" text={ownerTexts.retryAll} />
        )}
      </div>,
      <Letters
        key="dead"
        heading={ownerTexts.mailDead}
        hint={ownerTexts.mailDeadHint}
        letters={dead}
        below={([key]) =>
          mailQueue && (
            <ActionButton
              action="/courrier/relancer"
              text={ownerTexts.retry}
              fields={[['cle', key]]}
              about={key}
            />
          )
        }
      />,
      <Letters
        key="waiting"
        heading={ownerTexts.mailWaiting}
        hint={ownerTexts.mailWaitingHint}
        letters={waiting}
        below={([, { nextAt }]) => (
          <p className="quiet">
            {ownerTexts.nextAttempt} <Moment at={nextAt} />
          </p>
        )}
      />,
    ],
  });
}
