import type { ServerResponse } from 'node:http';
import { ownerTexts } from '../content/owner-texts';
import { listMail } from '../database/mail-rows';
import { readableText } from '../readable-text';
import { ActionButton } from './ActionButton';
import { Letters } from './Letters';
import { Moment } from './Moment';
import type { OwnersDesk } from './owner-desk';
import { sendView } from './send-view';

const mostShown = 100;

/** Requests that have not left by mail, and those that never will by themselves. */
export async function mailView(
  desk: OwnersDesk,
  query: URLSearchParams,
  response: ServerResponse,
): Promise<void> {
  const { database, mailQueue } = desk;
  const status = mailQueue?.status();
  const dead = listMail(database, 'refused', mostShown);
  // Of those that were never tried there is nothing to say but how many they are.
  const tried = listMail(database, 'waiting', mostShown).filter(({ mail }) => mail.lastError !== '');
  const isNothingLeft = status?.waiting === 0 && status.dead === 0;

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
        count={status?.dead ?? dead.length}
        below={({ key }) =>
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
        letters={tried}
        count={tried.length}
        below={({ mail }) => (
          <p className="quiet">
            {ownerTexts.nextAttempt} <Moment at={mail.nextAt} />
          </p>
        )}
      />,
    ],
  });
}
