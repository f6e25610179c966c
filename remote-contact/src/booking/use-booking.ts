import type { ContentField } from '@renovation-th/shared/forms/form-fields';
import { useState } from 'react';
import { firstBookableDay, slotsOffered } from '@renovation-th/shared/forms/booking-slots';
import { useContact } from '@renovation-th/shared/kernel';
import { isDay, type ParisMoment } from '@renovation-th/shared/forms/paris-time';
import { formText } from '../components/form-text';
import { useParisNow } from './use-paris-now';

/** The day and hour that a visitor is choosing, and what can still be chosen. */
export type Booking = {
  /** Null until the page is alive. */
  now: ParisMoment | null;
  /** `yyyy-mm-dd`, or empty. */
  day: string;
  /** `HH:mm`; empty when none is chosen, or when the chosen one is not offered any more. */
  time: string;
  /** All slots until a day is chosen. */
  offered: readonly string[];
  firstDay: string;
  setDay: (day: string) => void;
  setTime: (time: string) => void;
  /** Takes over what stands in the form, as it may have been filled before the page was alive. */
  readFrom: (form: HTMLFormElement) => void;
};

/** Names of the two controls; a browser without JavaScript sends them as they are. */
export const bookingNames = { day: 'Date_ISO', time: 'Heure_24h' } as const satisfies Record<
  string,
  ContentField
>;

/** @param slots the slots of this form. */
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
      // Another day may lack this hour: its radio button goes, so the choice must go too.
      if (!offeredOn(next).includes(chosen)) setTime('');
    },
    setTime,
    readFrom: (form) => {
      setDay(formText(new FormData(form), bookingNames.day));
      // Read from the document, because FormData leaves out disabled buttons.
      const checked = form.querySelector<HTMLInputElement>(`[name="${bookingNames.time}"]:checked`);
      setTime(checked?.value ?? '');
    },
  };
}
