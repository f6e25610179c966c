import { ownerTexts } from '../content/owner-texts';
import type { KeptRequest } from '../database/kept-request';
import { sameCall } from '../database/request-lists';
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
import type { OwnersDesk } from './owner-desk';
import { FollowUpState, stageInWords } from './FollowUp';
import { ageInWords } from './moment-in-words';
import { ActionButton } from './send-page';

type RequestLineProps = {
  kept: KeptRequest;
  desk: OwnersDesk;
  /** URL that the button "Traitée" returns to. */
  list: string;
};

/** Shows a request as an item of a list, with contact links. */
export function RequestLine({ kept, desk, list }: RequestLineProps) {
  const { request, reference, state, isDamaged, stage } = kept;
  const call = callOf(request);
  const [photo] = (request.photos ?? []).filter(({ isWaiting }) => !isWaiting);
  const title = readableText(titleOf(request));
  const others = state === 'new' ? sameCall(desk.database, kept).total : 0;
  const links = [...contactsOf(request, desk.tradeName), ...messagesOf(request)];
  const details = [
    ...aboutOf(request),
    ...(call ? [ownerTexts.call(shortCall(call))] : []),
    ageInWords(request.receivedAt, desk.now()),
  ];
  return (
    <li id={reference}>
      {photo && <img src={`/fichiers/${photo.file}`} alt="" loading="lazy" />}
      <h3>
        <a href={`/demande/${reference}`}>
          <bdi>{isDamaged ? reference : readableText(nameOf(request)) || title}</bdi>
        </a>
      </h3>
      <p>
        {isUrgent(request) && <strong className="urgent">{ownerTexts.urgent}</strong>}
        {stage && <strong>{stageInWords(stage)}</strong>}
        <span>{isDamaged ? ownerTexts.damaged : readableText(details.join(' · '))}</span>
        <FollowUpState {...{ kept, now: desk.now() }} />
        {others > 0 && <span>{ownerTexts.sameCall(others + 1)}</span>}
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
