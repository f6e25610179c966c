import { Fragment } from 'react';
import { fieldKind, fieldLabel } from '../content/known-fields';
import { mailTexts, rejectionReason } from '../content/mail-texts';
import { ownerTexts } from '../content/owner-texts';
import { requestOf, type KeptRequest, type StoredPhoto } from '../database/kept-request';
import { privateAnswerHeaders } from '../html-document';
import { callFile, contactsOf, shownFields, titleOf } from '../shown-request';
import { FollowUpForms } from './FollowUp';
import { momentInWords } from './moment-in-words';
import { ContactLinks, suspicionOf } from './RequestLine';
import { ActionButton, sendNotFound, sendRequestsPage } from './send-page';
import type { OwnersDesk, Visit } from './visit';

/** Shows one request in full, in any state. */
export function showRequest(desk: OwnersDesk, visit: Visit, reference: string) {
  const request = requestOf(desk.database, reference);
  if (!request) return sendNotFound(visit.reply);
  const view = { heading: titleOf(request), back: { path: '/', text: ownerTexts.tabs.requests } };
  return sendRequestsPage(
    visit,
    view,
    <>
      <article className="card">
        <Remarks request={request} hasMail={desk.hasMail} />
        <div className="row">
          <ContactLinks request={request} desk={desk} />
          {request.callAt !== null && (
            <a className="action secondary" href={`/demande/${reference}/rappel.ics`}>
              {ownerTexts.agenda}
            </a>
          )}
        </div>
        <ReadyAnswers request={request} desk={desk} />
        <RequestContent request={request} />
      </article>
      <FollowUpForms request={request} />
      <Buttons request={request} />
      <details>
        <summary>{ownerTexts.sending}</summary>
        <Fields fields={[...shownFields(request).filter(isNote), ['Référence', reference]]} />
      </details>
    </>,
  );
}

/** Sends a calendar file with the callback that a visitor requested. */
export function sendCall({ database }: OwnersDesk, { reply }: Visit, reference: string) {
  const request = requestOf(database, reference);
  const file = request && callFile(request);
  if (!file) return sendNotFound(reply);
  return reply
    .headers(privateAnswerHeaders)
    .header('Content-Disposition', `attachment; filename="${mailTexts.callFile}"`)
    .type('text/calendar;charset=utf-8')
    .send(file);
}

/** Shows when the request came and was handled, and what is unusual about it. */
function Remarks({ request, hasMail }: { request: KeptRequest; hasMail: boolean }) {
  const { receivedAt, handledAt, state, mailedAt, lastError, reasons } = request;
  return (
    <>
      <p className="quiet">
        {ownerTexts.receivedAt} {momentInWords(receivedAt)}
        {handledAt !== null && ` · ${ownerTexts.handledAt} ${momentInWords(handledAt)}`}
      </p>
      {hasMail && state === 'new' && mailedAt === null && (
        <p className="quiet">
          {ownerTexts.unmailed}
          {lastError && ` ${ownerTexts.mailAnswer(lastError)}`}
        </p>
      )}
      {reasons.length > 0 && <p>{suspicionOf(reasons)}</p>}
      {state === 'deleted' && <p className="notice">{ownerTexts.inTrash}</p>}
    </>
  );
}

/** Shows links that open an e-mail with a ready-made text, which the owner can edit before sending. */
function ReadyAnswers({ request, desk: { tradeName } }: { request: KeptRequest; desk: OwnersDesk }) {
  const reply = contactsOf(request, tradeName).find(({ address }) => address.startsWith('mailto:'));
  if (!reply) return null;
  return (
    <details>
      <summary>{ownerTexts.readyAnswers}</summary>
      <p className="quiet">{ownerTexts.readyHint}</p>
      <ul className="entries">
        {ownerTexts.ready(tradeName).map((answer) => (
          <li key={answer}>
            <a href={`${reply.address}&body=${encodeURIComponent(answer)}`}>{answer}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}

type Field = readonly [name: string, value: string];
const isNote = ([name]: Field) => fieldKind(name) === 'note';
const isMessage = ([name]: Field) => fieldKind(name) === 'message';

/** Shows the message, the photographs and the other fields. */
function RequestContent({ request }: { request: KeptRequest }) {
  const { reference, photos, rejected } = request;
  const fields = shownFields(request);
  const files = rejected.map(({ name, reason }) => `${name} (${rejectionReason(reason)})`);
  return (
    <>
      {fields.filter(isMessage).map(([, value], index) => (
        <p key={index} className="message" dir="auto">
          {value}
        </p>
      ))}
      {photos.length > 0 && (
        <ul className="photos">
          {photos.map((photo) => (
            <li key={photo.number}>
              <Photo photo={photo} at={`/demande/${reference}/photos/${photo.number}`} />
            </li>
          ))}
        </ul>
      )}
      <Fields fields={fields.filter((field) => !isMessage(field) && !isNote(field))} />
      {files.length > 0 && <Fields fields={[[ownerTexts.rejected, files.join('\n')]]} />}
    </>
  );
}

/** Uses indexes as keys because field names may repeat. */
const Fields = ({ fields }: { fields: readonly Field[] }) => (
  <dl>
    {fields.map(([name, value], index) => (
      <Fragment key={index}>
        <dt dir="auto">{fieldLabel(name)}</dt>
        <dd dir="auto">{value}</dd>
      </Fragment>
    ))}
  </dl>
);

function Photo({ photo: { number, name, state }, at }: { photo: StoredPhoto; at: string }) {
  const label = ownerTexts.photo(number, name);
  if (state === 'waiting')
    return (
      <span className="quiet">
        <bdi>{label}</bdi> ({ownerTexts.photoWaiting})
      </span>
    );
  if (state === 'unreadable')
    return (
      <a href={at} download>
        <bdi>{label}</bdi> ({ownerTexts.photoToDownload})
      </a>
    );
  // An app on the home screen has no back button, so the photograph opens outside of it.
  return (
    <a href={at} target="_blank" rel="noreferrer">
      <img src={at} alt={label} loading="lazy" />
    </a>
  );
}

/** Buttons by the state of the request. */
const buttons = {
  new: ['handle', 'trash'],
  handled: ['reopen', 'trash'],
  quarantined: ['release', 'trash'],
  deleted: ['restore'],
} as const;

const Buttons = ({ request: { reference, state } }: { request: KeptRequest }) => (
  <div className="row">
    {buttons[state].map((change) => (
      <ActionButton
        key={change}
        action={`/demande/${reference}/${change}`}
        text={ownerTexts.actions[change]}
        isMain={change === 'handle'}
      />
    ))}
  </div>
);
