import type { ServerResponse } from 'node:http';
import type { ReactNode } from 'react';
import { ownerTexts } from '../content/owner-texts';
import type { KeptRequest } from '../database/kept-request';
import { listMail } from '../database/mail-rows';
import { readableText } from '../readable-text';
import { ActionButton } from './ActionButton';
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
  const tried = listMail(database, 'waiting', mostShown).filter(({ lastError }) => lastError !== '');
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
        below={({ nextAt }) => (
          <p className="quiet">
            {ownerTexts.nextAttempt} <Moment at={nextAt} />
          </p>
        )}
      />,
    ],
  });
}

type LettersProps = {
  heading: string;
  hint: string;
  letters: readonly KeptRequest[];
  /** How many there are in all. */
  count: number;
  /** What stands below each. */
  below: (letter: KeptRequest) => ReactNode;
};

/** Requests whose mail has not left, under a heading. */
function Letters({ heading, hint, letters, count, below }: LettersProps) {
  if (letters.length === 0) return null;
  return (
    <section>
      <h2>{heading}</h2>
      <p>{hint}</p>
      {letters.map((letter) => {
        const { key, request, attempts, lastError } = letter;
        return (
          <article key={key}>
            <h3>
              <a href={`/demande/${request.reference}`}>{request.reference}</a>
            </h3>
            <p>
              {ownerTexts.attempts(attempts)}
              {lastError && (
                <>
                  {' · '}
                  <q>{readableText(lastError)}</q>
                </>
              )}
            </p>
            {below(letter)}
          </article>
        );
      })}
      {count > letters.length && <p>{ownerTexts.andMore(count - letters.length)}</p>}
    </section>
  );
}
