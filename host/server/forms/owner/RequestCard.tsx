import { Fragment } from 'react';
import { fieldKind, fieldLabel } from '../content/known-fields';
import { rejectionReason } from '../content/mail-texts';
import { ownerTexts } from '../content/owner-texts';
import type { KeptRequest, RequestState } from '../database/kept-request';
import { sameCall } from '../database/request-lists';
import { readableText, shortened } from '../foreign-text';
import { contactsOf, messagesOf, nameOf, shownFields, titleOf, withText } from '../shown-request';
import type { StoredRequest, StoredPhoto } from '../stored-request';
import { FollowUpForm, FollowUpState, stageInWords } from './FollowUp';
import { momentInWords } from './moment-in-words';
import type { RequestAction } from './owner-actions';
import type { OwnersDesk } from './owner-desk';
import { ActionButton } from './send-page';

type RequestCardProps = {
  kept: KeptRequest;
  desk: OwnersDesk;
  /** Whether this is the request's own page, which shows texts in full. */
  isWhole?: boolean;
  /** Value of `savedParameter`, if the owner has just saved the follow-up. */
  savedAt?: string | null;
  /** URL of the list that the buttons return to. Default: the request's page. */
  list?: string;
  hasButtons?: boolean;
};

// Maximum lengths in characters. The request's own page does not shorten values.
const longest = { title: 200, value: 2_000 };

/** Returns the title of a request, shortened and without control characters. */
export const shownTitle = (request: StoredRequest) =>
  shortened(readableText(titleOf(request)), longest.title);

/** Shows a request with its fields, state and buttons, or only the reference of a damaged request. */
export function RequestCard({
  kept,
  desk,
  isWhole = false,
  savedAt = null,
  list,
  hasButtons = true,
}: RequestCardProps) {
  const { request, reference, handledAt, isDamaged, stage } = kept;
  if (isDamaged)
    return (
      <article>
        <h2>{reference}</h2>
        <p>{ownerTexts.damaged}</p>
      </article>
    );
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
        {isWhole && desk.mailQueue && <MailState {...kept} />}
        <Remarks kept={kept} desk={desk} />
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
        {isWhole && <ReadyAnswers {...{ request, desk }} />}
        <RequestContent {...request} fields={fields.filter((field) => !isNote(field))} />
      </div>
      <div>
        {isWhole ? (
          <FollowUpForm {...{ kept, now: desk.now(), savedAt }} />
        ) : (
          <p className="states">
            {stage && <strong>{stageInWords(stage)}</strong>}
            <FollowUpState {...{ kept, now: desk.now() }} />
          </p>
        )}
        {hasButtons && <Buttons {...{ kept, list }} />}
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
function MailState({ state, mailState, lastError }: KeptRequest) {
  if (state !== 'new' || (mailState !== 'waiting' && mailState !== 'refused')) return null;
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

/** Shows links to related requests, the reasons to suspect a robot, and a notice about the trash. */
function Remarks({ kept, desk }: { kept: KeptRequest; desk: OwnersDesk }) {
  const { request, state } = kept;
  const { follows, reasons = [] } = request;
  const others = state === 'new' ? sameCall(desk.database, kept).items : [];
  return (
    <>
      {follows && (
        <p>
          {ownerTexts.follows} <a href={`/demande/${follows}`}>{follows}</a>
        </p>
      )}
      {reasons.length > 0 && (
        <p>{`${ownerTexts.suspicion} ${[...new Set(reasons)].map(reasonInWords).join(', ')}.`}</p>
      )}
      {others.length > 0 && (
        <p className="notice">
          {`${ownerTexts.alsoAsked} `}
          {others.map((other, index) => (
            <Fragment key={other.reference}>
              {index > 0 && ', '}
              <a href={`/demande/${other.reference}`}>{readableText(nameOf(other.request))}</a>
            </Fragment>
          ))}
        </p>
      )}
      {state === 'deleted' && <p className="notice">{ownerTexts.inTrash}</p>}
    </>
  );
}

function reasonInWords(reason: string): string {
  const known = Object.entries(ownerTexts.suspicionReasons).find(([name]) => name === reason);
  return known?.[1] ?? readableText(reason);
}

type Field = readonly [name: string, value: string];
type ContentProps = Pick<StoredRequest, 'photos' | 'rejected'> & { fields: readonly Field[] };

function RequestContent({ fields, rejected = [], photos = [] }: ContentProps) {
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
          {photos.map((photo, index) => (
            <li key={index}>
              <Photo photo={photo} number={index + 1} />
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

function Photo({ photo, number }: { photo: StoredPhoto; number: number }) {
  const label = ownerTexts.photo(number, readableText(photo.name));
  if (photo.isWaiting)
    return (
      <span className="quiet">
        <bdi>{label}</bdi> ({ownerTexts.photoWaiting})
      </span>
    );
  const address = `/fichiers/${photo.file}`;
  return (
    <>
      <a href={address}>
        <img src={address} alt={label} loading="lazy" />
      </a>
      {photo.isIncomplete && <span className="quiet">{ownerTexts.photoIncomplete}</span>}
    </>
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
