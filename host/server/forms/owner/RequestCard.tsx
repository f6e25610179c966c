import { Fragment } from 'react';
import { fieldLabel } from '../content/known-fields';
import { rejectionReason } from '../content/mail-texts';
import { ownerTexts } from '../content/owner-texts';
import type { KeptRequest, RequestState } from '../database/kept-request';
import { sameCall } from '../database/request-lists';
import { readableText, shortened } from '../foreign-text';
import { contactsOf, messagesOf, nameOf, shownFields, titleOf } from '../shown-request';
import type { StoredRequest, StoredPhoto } from '../stored-request';
import { FollowUpForm, FollowUpState, stageInWords } from './FollowUp';
import { momentInWords } from './moment-in-words';
import type { RequestAction } from './owner-actions';
import type { OwnersDesk } from './owner-desk';
import { ActionButton } from './send-page';

type RequestCardProps = {
  kept: KeptRequest;
  desk: OwnersDesk;
  /** Whether texts are shown in full, on the request's own page. Default: false. */
  isWhole?: boolean;
  /** List that the card's buttons return to. Default: the request's page. */
  list?: string;
  /** Whether the card has no buttons. Default: false. */
  isStill?: boolean;
};

// In characters. The request's own page shows longer texts in full.
const longest = { title: 200, value: 2_000 };

/** Shows a request with its fields, state and buttons. A damaged row shows its reference only. */
export function RequestCard({ kept, desk, isWhole = false, list, isStill }: RequestCardProps) {
  const { request, reference, handledAt, isDamaged } = kept;
  if (isDamaged)
    return (
      <article>
        <h2>{reference}</h2>
        <p>{ownerTexts.damaged}</p>
      </article>
    );
  const title = <bdi>{shortened(readableText(titleOf(request)), longest.title)}</bdi>;
  return (
    <article>
      <h2>{isWhole ? title : <a href={`/demande/${reference}`}>{title}</a>}</h2>
      <p className="quiet">
        {ownerTexts.receivedAt} {momentInWords(request.receivedAt)}
        {' · '}
        <span className="unbroken">{reference}</span>
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
        {[...contactsOf(request, desk.tradeName), ...messagesOf(request)].map(({ text, address }, index) => (
          <a key={address} className={index === 0 ? 'action' : 'action secondary'} href={address}>
            {text}
          </a>
        ))}
        {isWhole && kept.callAt !== null && (
          <a className="action secondary" href={`/demande/${reference}/rappel.ics`}>
            {ownerTexts.agenda}
          </a>
        )}
      </p>
      <RequestContent {...{ request, isWhole }} />
      {isWhole && !isStill && <FollowUpForm {...{ kept, now: desk.now() }} />}
      {!isStill && <Buttons {...{ kept, list }} />}
    </article>
  );
}

/** Shows that the mail server has not accepted the request yet, and the server's last answer. */
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

/** Shows the request that this one follows, the reasons for quarantine, and the reminder. */
function Remarks({ kept, desk }: { kept: KeptRequest; desk: OwnersDesk }) {
  const { request, state, stage } = kept;
  const { follows, reasons = [] } = request;
  const others = state === 'new' ? sameCall(desk.database, kept) : [];
  return (
    <>
      {follows && (
        <p>
          {ownerTexts.follows} <a href={`/demande/${follows}`}>{follows}</a>
        </p>
      )}
      {reasons.length > 0 && (
        <ul aria-label={ownerTexts.suspicion}>
          {[...new Set(reasons)].map((reason) => (
            <li key={reason}>{reasonInWords(reason)}</li>
          ))}
        </ul>
      )}
      <p className="states">
        {stage && <strong>{stageInWords(stage)}</strong>}
        <FollowUpState {...{ kept, now: desk.now() }} />
      </p>
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

/** Returns the text of a reason, or its stored name. */
function reasonInWords(reason: string): string {
  const known = Object.entries(ownerTexts.suspicionReasons).find(([name]) => name === reason);
  return known?.[1] ?? readableText(reason);
}

/** Shows all fields in their order; names may repeat. */
function RequestContent({ request, isWhole }: { request: StoredRequest; isWhole: boolean }) {
  const { rejected = [], photos = [] } = request;
  return (
    <>
      <dl>
        {shownFields(request).map(([name, value], index) => (
          <Fragment key={index}>
            <dt dir="auto">{readableText(fieldLabel(name))}</dt>
            <dd dir="auto">{readableText(isWhole ? value : shortened(value, longest.value))}</dd>
          </Fragment>
        ))}
        {rejected.length > 0 && (
          <>
            <dt>{ownerTexts.rejected}</dt>
            <dd>
              {rejected
                .map(({ name, reason }) => `${readableText(name)} (${rejectionReason(reason)})`)
                .join('\n')}
            </dd>
          </>
        )}
      </dl>
      {photos.length > 0 && (
        <ul className="photos">
          {photos.map((photo, index) => (
            <li key={index}>
              <Photo photo={photo} number={index + 1} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Shows a photograph, or a line of text until it is re-encoded. */
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

/** Buttons for a request, by its state. */
const buttons: Readonly<Record<RequestState, readonly RequestAction[]>> = {
  new: ['traitee', 'demain', 'ecarter', 'supprimer'],
  handled: ['a-traiter', 'ecarter', 'supprimer'],
  quarantined: ['liberer', 'supprimer'],
  deleted: ['reprendre'],
};

function Buttons({ kept, list }: { kept: KeptRequest; list: string | undefined }) {
  return (
    <div className="row">
      {buttons[kept.state].map((action) => (
        <ActionButton
          key={action}
          action={`/demande/${kept.reference}/${action}`}
          text={ownerTexts.actions[action]}
          about={titleOf(kept.request)}
          fields={list === undefined ? [] : [['retour', list]]}
        />
      ))}
    </div>
  );
}
