import type { ContentField } from '@renovation-th/shared/forms/form-fields';
import { useState } from 'react';
import { firstBookableDay, slotsOffered } from '@renovation-th/shared/forms/booking-slots';
import { useContact } from '@renovation-th/shared/kernel';
import { isDay, type ParisMoment } from '@renovation-th/shared/forms/paris-time';
import { formText } from '../components/form-text';
import { useParisNow } from './use-paris-now';

export type Booking = {
  /** Null until hydrated. */
  now: ParisMoment | null;
  /** `yyyy-mm-dd`, or empty. */
  day: string;
  /** `HH:mm`, or empty if the visitor has not chosen a slot that is on offer. */
  time: string;
  /** The slots of the chosen day, or all slots until the visitor chooses a day. */
  offered: readonly string[];
  firstDay: string;
  setDay: (day: string) => void;
  setTime: (time: string) => void;
  /** Reads the day and the time from the form, which the visitor may have filled in before hydration. */
  readFrom: (form: HTMLFormElement) => void;
};

/** Names of the controls. Browsers without JavaScript send these fields. */
export const bookingNames = { day: 'Date_ISO', time: 'Heure_24h' } as const satisfies Record<
  string,
  ContentField
>;

/** Manages the day and the time of a call. @param slots all slots of this form. */
export function useBooking(slots: readonly string[]): Booking {
  const now = useParisNow();
  const hours = useContact();
  const [day, setDay] = useState('');
  const [time, setTime] = useState('');
  const offeredOn = (wanted: string) =>
    now && isDay(wanted) ? slotsOffered(wanted, now, slots, hours) : slots;
  const offered = offeredOn(day);
  const chosen = offered.includes(time) ? time : '';

  return {
    now,
    day,
    time: chosen,
    offered,
    firstDay: now ? firstBookableDay(now, slots, hours) : '',
    setDay: (next) => {
      setDay(next);
      // The new day may not offer the chosen time.
      if (!offeredOn(next).includes(chosen)) setTime('');
    },
    setTime,
    readFrom: (form) => {
      setDay(formText(new FormData(form), bookingNames.day));
      // FormData omits disabled radio buttons.
      const checked = form.querySelector<HTMLInputElement>(`[name="${bookingNames.time}"]:checked`);
      setTime(checked?.value ?? '');
    },
  };
}
