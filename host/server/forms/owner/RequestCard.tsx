import { Fragment, type ReactNode } from 'react';
import { longFrenchDate, parisMoment } from '@renovation-th/shared/forms/paris-time';
import { fieldLabel } from '../content/known-fields';
import { rejectionReason } from '../content/mail-texts';
import { ownerTexts } from '../content/owner-texts';
import type { KeptRequest, RequestState } from '../database/kept-request';
import { readableText, shortened } from '../foreign-text';
import { contactsOf, shownFields, titleOf } from '../shown-request';
import type { StoredRequest, StoredPhoto } from '../stored-request';
import { momentInWords } from './moment-in-words';
import type { RequestAction } from './owner-actions';
import type { OwnersDesk } from './owner-desk';
import { ActionButton } from './send-page';

type RequestCardProps = {
  kept: KeptRequest;
  desk: Pick<OwnersDesk, 'tradeName' | 'now'>;
  /** Whether this is the page of the request, where nothing is shortened. Default: false. */
  isWhole?: boolean;
  /** The list to which its buttons lead back. Default: the page of the request. */
  list?: string;
  /** Whether it can only be looked at. Default: false. */
  isStill?: boolean;
  /** Above its buttons. */
  children?: ReactNode;
};

// In characters. What is longer is whole on the page of the request itself.
const longest = { title: 200, value: 2_000 };

/** A request with all that was sent, what became of it, and what can be done. A damaged row shows its reference. */
export function RequestCard({ kept, desk, isWhole = false, list, isStill, children }: RequestCardProps) {
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
      <Remarks kept={kept} today={parisMoment(desk.now()).day} />
      <RequestContent {...{ request, isWhole }} />
      <p className="row">
        {contactsOf(request, desk.tradeName).map(({ text, address }) => (
          <a key={address} className="action" href={address}>
            {text}
          </a>
        ))}
      </p>
      {children}
      {!isStill && <Buttons {...{ kept, list }} />}
    </article>
  );
}

/** Which request it follows, why it looks like that of a robot, and on which day the owner is reminded of it. */
function Remarks({ kept: { request, state, remindOn }, today }: { kept: KeptRequest; today: string }) {
  const { follows, reasons = [] } = request;
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
      {state === 'new' && remindOn !== null && (
        <p>{remindOn > today ? ownerTexts.reminder(longFrenchDate(remindOn)) : ownerTexts.reminderDue}</p>
      )}
      {state === 'deleted' && <p className="notice">{ownerTexts.inTrash}</p>}
    </>
  );
}

/** In words where there are any, and otherwise as it is stored. */
function reasonInWords(reason: string): string {
  const known = Object.entries(ownerTexts.suspicionReasons).find(([name]) => name === reason);
  return known?.[1] ?? readableText(reason);
}

/** Everything that was sent. Names may repeat; their order never changes. */
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

/** A photograph, or a line for one that is not ready. */
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

/** What the owner can do with a request, by its state. */
const buttons: Readonly<Record<RequestState, readonly RequestAction[]>> = {
  new: ['traitee', 'demain'],
  handled: ['a-traiter'],
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
