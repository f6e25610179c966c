import { longFrenchDate } from '@renovation-th/shared/forms/paris-time';
import { ownerTexts } from '../content/owner-texts';
import { contactsOf } from '../shown-request';
import type { RequestDatabase } from '../database/open-database';
import { versionsOf, type ListedRequest } from '../database/request-lists';
import type { RequestAction } from '../request-actions';
import { titleOf } from '../shown-request';
import { ActionButton } from './ActionButton';
import { Moment } from './Moment';
import { RequestCard } from './RequestCard';

type ListedCardProps = {
  database: RequestDatabase;
  listed: ListedRequest;
  /** `yyyy-mm-dd` in Paris. */
  today: string;
  /** Of the page of this request; the buttons post below it. */
  address: string;
  /** Whether this is that page, where nothing is shortened. Default: false. */
  isWhole?: boolean;
  /** See RequestCard. */
  photosAt?: string;
  /** For the subject of an answer; without it there are no buttons to call and to answer. */
  tradeName?: string;
};

/** A request of the list with what the owner has said of it, and the buttons to say more. */
export function ListedCard({ database, listed, today, address, tradeName, ...how }: ListedCardProps) {
  const { reference, isNew } = listed;
  const versions = versionsOf(database, reference);
  const [first, newest] = [versions.first[0], versions.first.at(-1)];
  return (
    <RequestCard
      {...{ ...how, versions }}
      link={how.isWhole ? undefined : address}
      remark={isNew && <Remarks listed={listed} today={today} />}
    >
      {newest && tradeName !== undefined && (
        <p className="row">
          {contactsOf(newest.request, tradeName).map(({ text, address: contact }) => (
            <a key={contact} className="action" href={contact}>
              {text}
            </a>
          ))}
        </p>
      )}
      <Buttons
        {...{ address, isNew, versions: versions.count }}
        title={first ? titleOf(first.request) : reference}
      />
    </RequestCard>
  );
}

/** Says why a request that was handled is to be handled again, and on which day the owner is reminded of one. */
function Remarks({ listed: { handledAt, remindOn }, today }: { listed: ListedRequest; today: string }) {
  return (
    <>
      {handledAt !== null && (
        <p className="notice">
          {ownerTexts.correctedSince} <Moment at={handledAt} />
          {ownerTexts.correctedHint}
        </p>
      )}
      {remindOn !== null && (
        <p>{remindOn > today ? ownerTexts.reminder(longFrenchDate(remindOn)) : ownerTexts.reminderDue}</p>
      )}
    </>
  );
}

type ButtonsProps = {
  address: string;
  isNew: boolean;
  title: string;
  /** How many there are: one that arrives later has not been looked at. */
  versions: number;
};

/** Turns a request into a handled one, or back, or puts it off until tomorrow. */
function Buttons({ address, isNew, title, versions }: ButtonsProps) {
  const to = (action: RequestAction) => ({ action: `${address}/${action}`, about: title });
  if (!isNew) return <ActionButton {...to('a-traiter')} text={ownerTexts.markNew} />;
  return (
    <div className="row">
      <ActionButton
        {...to('traitee')}
        text={ownerTexts.markHandled}
        fields={[['versions', String(versions)]]}
      />
      <ActionButton {...to('demain')} text={ownerTexts.remindTomorrow} />
    </div>
  );
}
