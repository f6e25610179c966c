import { useEffect, useEffectEvent, type RefObject } from 'react';
import { useLocation } from '@renovation-th/shared/kernel';
import type { QuoteChoices } from '../completions';
import type { Booking } from '../booking/use-booking';
import type { Photos } from '../photos/use-photos';
import { fillUntouched } from './fill-untouched';
import { prefillFrom } from './prefill';
import { forgetLapsed } from './sent-lately';
import type { QuoteDraft } from './use-draft';

type FormParts = { draft: QuoteDraft; photos: Photos; booking: Booking; choices: QuoteChoices };

/** Puts into the form what its address says and what the draft holds. */
export function useFilledForm(
  form: RefObject<HTMLFormElement | null>,
  { draft, photos, booking, choices }: FormParts,
): void {
  const { search } = useLocation();
  const fill = useEffectEvent((query: string) => {
    if (!form.current) return;
    forgetLapsed(new Date());
    const found = draft.restore();
    fillUntouched(form.current, prefillFrom(query, choices));
    if (found) fillUntouched(form.current, found.fields);
    if (found && found.photos > 0) photos.restore();
    booking.readFrom(form.current);
  });
  // Once for each address: later content of the form is the visitor's own.
  useEffect(() => fill(search), [search]);
}
