import { longFrenchDate } from '@renovation-th/shared/forms/paris-time';
import { ownerTexts } from '../content/owner-texts';
import { Moment } from './Moment';

type RequestRemarksProps = {
  isToDo: boolean;
  /** When he last dealt with it. Milliseconds; null when he never did. */
  handledAt: number | null;
  /** `yyyy-mm-dd`, like today; null when he wants no reminder. */
  remindOn: string | null;
  today: string;
};

/** Says why a request that was handled is to be handled again, and on which day the owner is reminded of one. */
export function RequestRemarks({ isToDo, handledAt, remindOn, today }: RequestRemarksProps) {
  if (!isToDo) return null;
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
