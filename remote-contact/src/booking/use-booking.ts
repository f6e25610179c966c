import { useWatch } from 'react-hook-form';
import { firstBookableDay, slotsOffered } from '@renovation-th/shared/forms/booking-slots';
import type { ContentField } from '@renovation-th/shared/forms/form-fields';
import { isDay } from '@renovation-th/shared/forms/paris-time';
import { useContact } from '@renovation-th/shared/kernel';
import type { TextForm } from '../components/text-form';
import { useParisNow } from './use-paris-now';

export type Booking = ReturnType<typeof useBooking>;

/** Names of the controls. Browsers without JavaScript send these fields. */
export const bookingNames = { day: 'Date_ISO', time: 'Heure_24h' } as const satisfies Record<
  string,
  ContentField
>;

/** Reads the day and the time of a call from a form. @param slots all slots of this form. */
export function useBooking(form: TextForm, slots: readonly string[]) {
  const now = useParisNow();
  const hours = useContact();
  const [day = '', time = ''] = useWatch({
    control: form.control,
    name: [bookingNames.day, bookingNames.time],
  });
  const offered = now && isDay(day) ? slotsOffered(day, now, slots, hours) : slots;

  return {
    form,
    /** The time in Paris; null until hydrated. */
    now,
    /** `yyyy-mm-dd`, or empty. */
    day,
    /** `HH:mm`, or empty if the visitor has not chosen a slot that is on offer. */
    time: offered.includes(time) ? time : '',
    /** The slots of the chosen day, or all slots until the visitor chooses a day. */
    offered,
    firstDay: now ? firstBookableDay(now, slots, hours) : '',
  };
}
