import type { FieldError, Resolver } from 'react-hook-form';
import { callbackSlots, slotsOffered } from '@renovation-th/shared/forms/booking-slots';
import { parisMoment } from '@renovation-th/shared/forms/paris-time';
import type { WorkingHours } from '@renovation-th/shared/promises/closures';
import { bookingNames } from '../booking/use-booking';
import { cleanTexts, type Texts } from '../components/text-form';

/** Returns the rules of the callback form: a day and a time on offer. The browser checks the other fields. */
export const callbackRules =
  (hours: WorkingHours): Resolver<Texts> =>
  (written) => {
    const values = cleanTexts(written);
    const { Date_ISO: day = '', Heure_24h: time = '' } = values;
    const offered = slotsOffered(day, parisMoment(new Date()), callbackSlots, hours);
    if (offered.includes(time)) return { values, errors: {} };
    const missing = offered.length === 0 ? bookingNames.day : bookingNames.time;
    const errors: Record<string, FieldError> = { [missing]: { type: 'required' } };
    return { values: {}, errors };
  };
