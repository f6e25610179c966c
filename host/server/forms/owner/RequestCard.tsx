import { Fragment } from 'react';
import { fieldKind, fieldLabel } from '../content/known-fields';
import { rejectionReason } from '../content/mail-texts';
import { ownerTexts } from '../content/owner-texts';
import type { KeptRequest, RequestState } from '../database/kept-request';
import { readableText, shortened } from '../foreign-text';
import { contactsOf, messagesOf, shownFields, titleOf, withText } from '../shown-request';
import type { StoredRequest, StoredPhoto } from '../stored-request';
import { FollowUpForms, FollowUpState, stageInWords } from './FollowUp';
import { momentInWords } from './moment-in-words';
import type { RequestAction } from './owner-actions';
import { ActionButton } from './send-page';
import type { OwnersDesk } from './visit';

type RequestCardProps = {
  kept: KeptRequest;
  desk: OwnersDesk;
  /** Whether this is the request's own page, which shows texts in full. */
  isWhole?: boolean;
  /** URL of the list that the buttons return to. Default: the request's page. */
  list?: string;
  hasButtons?: boolean;
};

// Maximum lengths in characters. The request's own page does not shorten values.
const longest = { title: 200, value: 2_000 };

/** Returns the title of a request, shortened and without control characters. */
export const shownTitle = (request: StoredRequest) =>
  shortened(readableText(titleOf(request)), longest.title);

/** Shows a request with its fields, state and buttons. */
export function RequestCard({ kept, desk, isWhole = false, list, hasButtons = true }: RequestCardProps) {
  const { request, reference, handledAt, stage } = kept;
  const fields = shownFields(request).map(([name, value]): Field => [
    name,
    isWhole ? value : shortened(value, longest.value),
  ]);
  const isNote = ([name]: Field) => fieldKind(name) === 'note';
  return (
    <article>
      <div>
        {!isWhole && (
          <h2>
            <a href={`/demande/${reference}`}>
              <bdi>{shownTitle(request)}</bdi>
            </a>
          </h2>
        )}
        <p className="quiet">
          {ownerTexts.receivedAt} {momentInWords(request.receivedAt)}
          {handledAt !== null && (
            <>
              {' · '}
              {ownerTexts.handledAt} {momentInWords(handledAt)}
            </>
          )}
        </p>
        {isWhole && desk.mail && <MailState {...kept} />}
        <Remarks kept={kept} />
        <p className="row">
          {[...contactsOf(request, desk.tradeName), ...messagesOf(request)].map(
            ({ text, address }, index) => (
              <a key={address} className={index === 0 ? 'action' : 'action secondary'} href={address}>
                {text}
              </a>
            ),
          )}
          {isWhole && kept.callAt !== null && (
            <a className="action secondary" href={`/demande/${reference}/rappel.ics`}>
              {ownerTexts.agenda}
            </a>
          )}
        </p>
        {isWhole && <ReadyAnswers request={request} desk={desk} />}
        <RequestContent request={request} fields={fields.filter((field) => !isNote(field))} />
      </div>
      <div>
        {isWhole ? (
          <FollowUpForms kept={kept} now={desk.now()} />
        ) : (
          <p className="states">
            {stage && <strong>{stageInWords(stage)}</strong>}
            <FollowUpState kept={kept} now={desk.now()} />
          </p>
        )}
        {hasButtons && <Buttons kept={kept} list={list} />}
        <details>
          <summary>{ownerTexts.sending}</summary>
          <Fields fields={[...fields.filter(isNote), ['Référence', reference]]} />
        </details>
      </div>
    </article>
  );
}

/** Shows links that open a message with a ready-made text, which the owner can edit before sending. */
function ReadyAnswers({ request, desk: { tradeName } }: { request: StoredRequest; desk: OwnersDesk }) {
  const contacts = [...messagesOf(request), ...contactsOf(request, tradeName)];
  const ways = contacts.filter(({ address }) => !address.startsWith('tel:'));
  if (ways.length === 0) return null;
  return (
    <details>
      <summary>{ownerTexts.readyAnswers}</summary>
      <p className="quiet">{ownerTexts.readyHint}</p>
      {ownerTexts.ready(tradeName).map((answer) => (
        <Fragment key={answer}>
          <p>{answer}</p>
          <p className="ways">
            {ways.map(({ text, address }) => (
              <a
                key={address}
                className="action secondary"
                href={withText(address, answer)}
                aria-label={ownerTexts.about(text, answer)}
              >
                {text}
              </a>
            ))}
          </p>
        </Fragment>
      ))}
    </details>
  );
}

/** Shows that the request has not been mailed yet, with the last response of the mail server. */
function MailState({ state, mailedAt, lastError }: KeptRequest) {
  if (state !== 'new' || mailedAt !== null) return null;
  return (
    <p className="quiet">
      {ownerTexts.unmailed}
      {lastError && (
        <>
          {` ${ownerTexts.mailAnswer} `}
          <q>{readableText(lastError)}</q>
        </>
      )}
    </p>
  );
}

/** Shows the reasons to suspect a robot, and a notice about the trash. */
function Remarks({ kept: { request, state } }: { kept: KeptRequest }) {
  const { reasons } = request;
  return (
    <>
      {reasons.length > 0 && <p>{`${ownerTexts.suspicion} ${reasons.map(reasonInWords).join(', ')}.`}</p>}
      {state === 'deleted' && <p className="notice">{ownerTexts.inTrash}</p>}
    </>
  );
}

function reasonInWords(reason: string): string {
  const known = Object.entries(ownerTexts.suspicionReasons).find(([name]) => name === reason);
  return known?.[1] ?? readableText(reason);
}

type Field = readonly [name: string, value: string];
type ContentProps = { request: StoredRequest; fields: readonly Field[] };

function RequestContent({ request: { reference, photos, rejected }, fields }: ContentProps) {
  const isMessage = ([name]: Field) => fieldKind(name) === 'message';
  const files = rejected.map(({ name, reason }) => `${readableText(name)} (${rejectionReason(reason)})`);
  return (
    <>
      {fields.filter(isMessage).map(([, value], index) => (
        <p key={index} className="message" dir="auto">
          {readableText(value)}
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
      <Fields
        fields={[
          ...fields.filter((field) => !isMessage(field)),
          ...files.slice(0, 1).map((): Field => [ownerTexts.rejected, files.join('\n')]),
        ]}
      />
    </>
  );
}

/** Uses indexes as keys because field names may repeat. */
const Fields = ({ fields }: Pick<ContentProps, 'fields'>) => (
  <dl>
    {fields.map(([name, value], index) => (
      <Fragment key={index}>
        <dt dir="auto">{readableText(fieldLabel(name))}</dt>
        <dd dir="auto">{readableText(value)}</dd>
      </Fragment>
    ))}
  </dl>
);

function Photo({ photo: { number, name, state }, at }: { photo: StoredPhoto; at: string }) {
  const label = ownerTexts.photo(number, readableText(name));
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
  return (
    <a href={at}>
      <img src={at} alt={label} loading="lazy" />
    </a>
  );
}

/** Buttons by the state of the request. `others` adds a collapsed group of rarely needed buttons. */
const buttons: Readonly<Record<RequestState, { each: readonly RequestAction[]; others?: true }>> = {
  new: { each: ['traitee', 'demain'], others: true },
  handled: { each: ['a-traiter'], others: true },
  quarantined: { each: ['liberer', 'supprimer'] },
  deleted: { each: ['reprendre'] },
};

function Buttons({ kept, list }: { kept: KeptRequest; list: string | undefined }) {
  const { each, others } = buttons[kept.state];
  const row = (actions: readonly RequestAction[]) => (
    <div className="row">
      {actions.map((action) => (
        <ActionButton
          key={action}
          action={`/demande/${kept.reference}/${action}`}
          text={ownerTexts.actions[action]}
          about={titleOf(kept.request)}
          fields={list === undefined ? [] : [['retour', list]]}
          isMain={action === 'traitee'}
        />
      ))}
    </div>
  );
  return (
    <>
      {row(each)}
      {others && (
        <details>
          <summary>{ownerTexts.otherActions}</summary>
          {row(['ecarter', 'supprimer'])}
        </details>
      )}
    </>
  );
}
