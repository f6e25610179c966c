import { ownerTexts } from '../content/owner-texts';
import type { KeptRequest } from '../database/kept-request';
import { readableText } from '../foreign-text';
import {
  aboutOf,
  callOf,
  contactsOf,
  isUrgent,
  messagesOf,
  nameOf,
  shortCall,
  titleOf,
} from '../shown-request';
import { FollowUpState, stageInWords } from './FollowUp';
import { ageInWords } from './moment-in-words';
import { manyRefusals } from '../mail/mail-loop';
import { ActionButton } from './send-page';
import type { OwnersDesk } from './visit';

type RequestLineProps = {
  kept: KeptRequest;
  desk: OwnersDesk;
  /** URL that the button "Traitée" returns to. */
  list: string;
};

/** Shows a request as an item of a list, with contact links. */
export function RequestLine({ kept, desk, list }: RequestLineProps) {
  const { request, reference, state, stage } = kept;
  const call = callOf(request);
  const photo = request.photos.find((each) => each.state === 'kept');
  const title = readableText(titleOf(request));
  const links = [...contactsOf(request, desk.tradeName), ...messagesOf(request)];
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
        {stage && <strong>{stageInWords(stage)}</strong>}
        <span>{readableText(details.join(' · '))}</span>
        <FollowUpState kept={kept} now={desk.now()} />
        {state === 'new' && kept.mailedAt === null && kept.refusals >= manyRefusals && (
          <strong>{ownerTexts.refusedMail}</strong>
        )}
      </p>
      <div className="ways">
        {links.map(({ text, address }, index) => (
          <a
            key={address}
            className={index === 0 ? 'action' : 'action secondary'}
            href={address}
            aria-label={ownerTexts.about(text, title)}
          >
            {text}
          </a>
        ))}
        {state === 'new' && (
          <ActionButton
            action={`/demande/${reference}/traitee`}
            text={ownerTexts.handledShort}
            about={title}
            fields={[['retour', list]]}
          />
        )}
      </div>
    </li>
  );
}
