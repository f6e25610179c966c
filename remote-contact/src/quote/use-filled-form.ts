import { useEffect, useEffectEvent, type RefObject } from 'react';
import { useAddress } from '@renovation-th/shared/kernel';
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
  const { pathname, search } = useAddress();
  const fill = useEffectEvent((query: string) => {
    if (!form.current) return;
    forgetLapsed(new Date());
    const found = draft.restore();
    fillUntouched(form.current, prefillFrom(query, choices));
    if (found) fillUntouched(form.current, found.fields);
    if (photos.areComing || (found && found.photos > 0)) photos.restore();
    booking.readFrom(form.current);
    draft.keepTouched(found);
  });
  // The first render does not know the address. Another one prefills what is still open, and restores nothing.
  useEffect(() => {
    if (pathname) fill(search);
  }, [pathname, search]);
}
