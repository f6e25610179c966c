import { ownerTexts } from '../content/owner-texts';
import type { KeptRequest, RequestState } from '../database/kept-request';
import { readableText } from '../foreign-text';
import { aboutOf, callOf, contactsOf, isUrgent, nameOf, shortCall, shownTitle } from '../shown-request';
import { manyRefusals } from '../mail/mail-loop';
import { FollowUpState, stageInWords } from './FollowUp';
import { ageInWords } from './moment-in-words';
import type { RequestAction } from './owner-actions';
import { ActionButton } from './send-page';
import type { OwnersDesk } from './visit';

type RequestLineProps = {
  request: KeptRequest;
  desk: OwnersDesk;
  /** URL that the buttons return to. Default: no buttons. */
  list?: string;
};

/** Buttons of a request in a list, by its state. */
const buttons: Readonly<Record<RequestState, readonly RequestAction[]>> = {
  new: ['traitee'],
  handled: [],
  quarantined: ['liberer', 'supprimer'],
  deleted: ['reprendre'],
};

/** Shows a request as an item of a list, with contact links. */
export function RequestLine({ request, desk, list }: RequestLineProps) {
  const { reference, state, stage } = request;
  const isListed = state === 'new' || state === 'handled';
  const call = callOf(request);
  const photo = request.photos.find((each) => each.state === 'kept');
  const title = shownTitle(request);
  const details = [
    ...aboutOf(request),
    ...(call ? [ownerTexts.call(shortCall(call))] : []),
    ageInWords(request.receivedAt, desk.now()),
  ];
  return (
    <li id={reference}>
      {photo && <img src={`/demande/${reference}/photos/${photo.number}`} alt="" loading="lazy" />}
      <h3>
        <a href={`/demande/${reference}`}>
          <bdi>{readableText(nameOf(request)) || title}</bdi>
        </a>
      </h3>
      <p>
        {isUrgent(request) && <strong className="urgent">{ownerTexts.urgent}</strong>}
        {!isListed && <strong>{ownerTexts.placeOf[state]}</strong>}
        {stage && <strong>{stageInWords(stage)}</strong>}
        <span>{readableText(details.join(' · '))}</span>
        <FollowUpState request={request} now={desk.now()} />
        {state === 'new' && request.mailedAt === null && request.refusals >= manyRefusals && (
          <strong>{ownerTexts.refusedMail}</strong>
        )}
      </p>
      {state === 'quarantined' && <p>{suspicionOf(request.reasons)}</p>}
      <div className="ways">
        {isListed && <ContactLinks request={request} desk={desk} />}
        {list !== undefined &&
          buttons[state].map((action) => (
            <ActionButton
              key={action}
              action={`/demande/${reference}/${action}`}
              text={action === 'traitee' ? ownerTexts.handledShort : ownerTexts.actions[action]}
              about={title}
              fields={[['retour', list]]}
            />
          ))}
      </div>
    </li>
  );
}

/** Shows links to call the visitor and to e-mail them. */
export function ContactLinks({ request, desk }: { request: KeptRequest; desk: OwnersDesk }) {
  return contactsOf(request, desk.tradeName).map(({ text, address }, index) => (
    <a
      key={address}
      className={index === 0 ? 'action' : 'action secondary'}
      href={address}
      aria-label={ownerTexts.about(text, shownTitle(request))}
    >
      {text}
    </a>
  ));
}

/** Returns the reasons to suspect a robot, as a sentence. */
export function suspicionOf(reasons: readonly string[]): string {
  const texts = reasons.map(
    (reason) => Object.entries(ownerTexts.suspicionReasons).find(([name]) => name === reason)?.[1] ?? reason,
  );
  return `${ownerTexts.suspicion} ${readableText(texts.join(', '))}.`;
}
