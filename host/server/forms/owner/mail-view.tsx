import { ownerTexts } from '../content/owner-texts';
import type { KeptRequest } from '../database/kept-request';
import { listMail } from '../database/mail-rows';
import type { MailStatus } from '../mail/mail-queue';
import { readableText } from '../foreign-text';
import { momentInWords } from './moment-in-words';
import type { OwnersDesk, Visit } from './owner-desk';
import { ActionButton, sendView } from './send-page';

const mostShown = 100;

/** Shows unsent mail, refused messages first. */
export async function showMail(desk: OwnersDesk, visit: Visit): Promise<void> {
  const { database, mailQueue } = desk;
  const status = mailQueue?.status();
  const refused = listMail(database, 'refused', mostShown);
  // Messages that were never tried are only counted.
  const tried = listMail(database, 'waiting', mostShown).filter(({ lastError }) => lastError !== '');
  const more = (status?.refused ?? 0) - refused.length;
  await sendView(
    desk,
    visit,
    ownerTexts.mail,
    <>
      {status ? <State {...status} /> : <p>{ownerTexts.mailOff}</p>}
      {refused.length > 0 && <p>{ownerTexts.mailRefusedHint}</p>}
      {refused.map((letter) => (
        <Letter key={letter.id} letter={letter} />
      ))}
      {more > 0 && <p>{ownerTexts.andMore(more)}</p>}
      {tried.map((letter) => (
        <Letter key={letter.id} letter={letter} />
      ))}
    </>,
  );
}

function State({ waiting, refused, notMailed, trouble }: MailStatus) {
  const isNothingLeft = waiting === 0 && refused === 0;
  return (
    <>
      {isNothingLeft && notMailed === 0 && <p>{ownerTexts.mailAllSent}</p>}
      {notMailed > 0 && <p>{ownerTexts.notMailed(notMailed)}</p>}
      {waiting > 0 && <p>{ownerTexts.mailToSend(waiting)}</p>}
      {trouble && (
        <p>
          {ownerTexts.mailTrouble} <q>{readableText(trouble)}</q>
        </p>
      )}
      {!isNothingLeft && <ActionButton action="/courrier/tout-relancer" text={ownerTexts.retryAll} />}
    </>
  );
}

function Letter({ letter: { request, mailState, attempts, lastError, nextAt } }: { letter: KeptRequest }) {
  const isRefused = mailState === 'refused';
  return (
    <article>
      <h2>
        <a href={`/demande/${request.reference}`}>{request.reference}</a>
      </h2>
      <p>
        {isRefused ? ownerTexts.mailRefused : ownerTexts.mailWaiting}
        {` · ${ownerTexts.attempts(attempts)} · `}
        <q>{readableText(lastError)}</q>
      </p>
      {!isRefused && (
        <p className="quiet">
          {ownerTexts.nextAttempt} {momentInWords(nextAt)}
        </p>
      )}
    </article>
  );
}
