import { parisMoment } from '@renovation-th/shared/forms/paris-time';
import { ownerTexts } from '../content/owner-texts';
import type { KeptRequest } from '../database/kept-request';
import { shortened } from '../foreign-text';
import { manyRefusals } from '../mail/mail-loop';
import {
  aboutOf,
  callOf,
  contactsOf,
  isUrgent,
  nameOf,
  shortCall,
  shortDay,
  titleOf,
} from '../shown-request';
import { stageInWords } from './FollowUp';
import { momentInWords } from './moment-in-words';
import type { OwnersDesk } from './visit';

/** Maximum characters of a note in a list. */
const longestNote = 120;

type RequestLineProps = { request: KeptRequest; desk: OwnersDesk };

/** Shows a request as an item of a list, with contact links. */
export function RequestLine({ request, desk }: RequestLineProps) {
  const { reference, state, stage, remindOn, note } = request;
  const isListed = state === 'new' || state === 'handled';
  const isDue = remindOn !== null && remindOn <= parisMoment(desk.now()).day;
  const call = callOf(request);
  const details = [
    ...aboutOf(request),
    ...(call ? [ownerTexts.call(shortCall(call))] : []),
    momentInWords(request.receivedAt),
  ];
  return (
    <li>
      <h3>
        <a href={`/demande/${reference}`}>
          <bdi>{nameOf(request) || titleOf(request)}</bdi>
        </a>
      </h3>
      <p>
        {isUrgent(request) && <strong className="urgent">{ownerTexts.urgent}</strong>}
        {!isListed && <strong>{ownerTexts.states[state]}</strong>}
        {stage && <strong>{stageInWords(stage)}</strong>}
        <span>{details.join(' · ')}</span>
        {state === 'new' && remindOn !== null && (
          <strong className={isDue ? 'urgent' : undefined}>{ownerTexts.reminder(shortDay(remindOn))}</strong>
        )}
        {note && <q>{shortened(note, longestNote)}</q>}
        {state === 'new' && request.refusals >= manyRefusals && <strong>{ownerTexts.refusedMail}</strong>}
      </p>
      {state === 'quarantined' && <p>{suspicionOf(request.reasons)}</p>}
      {isListed && (
        <div className="row">
          <ContactLinks request={request} desk={desk} />
        </div>
      )}
    </li>
  );
}

/** Shows links to call the visitor and to e-mail them. */
export function ContactLinks({ request, desk }: RequestLineProps) {
  return contactsOf(request, desk.tradeName).map(({ text, address }, index) => (
    <a
      key={address}
      className={index === 0 ? 'action' : 'action secondary'}
      href={address}
      aria-label={ownerTexts.about(text, titleOf(request))}
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
  return `${ownerTexts.suspicion} ${texts.join(', ')}.`;
}
