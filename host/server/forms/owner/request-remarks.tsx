import { longFrenchDate } from '@renovation-th/shared/forms/paris-time';
import { ownerTexts } from '../content/owner-texts';
import { Moment } from './Moment';

type ReminderProps = {
  /** `yyyy-mm-dd`, like today; null when the owner wants no reminder. */
  day: string | null;
  today: string;
};

/** Says on which day the owner will be reminded of a request. */
export function Reminder({ day, today }: ReminderProps) {
  if (day === null) return null;
  return <p>{day > today ? ownerTexts.reminder(longFrenchDate(day)) : ownerTexts.reminderDue}</p>;
}

/** Says why a request that was handled is to be handled again. */
export function CorrectedHint({ handledAt }: { handledAt: number | null }) {
  return (
    <p className="notice">
      {ownerTexts.correctedSince} <Moment at={handledAt ?? ''} />
      {ownerTexts.correctedHint}
    </p>
  );
}
