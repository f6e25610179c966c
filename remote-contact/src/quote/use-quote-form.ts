import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { useUrl } from '@renovation-th/shared/kernel';
import type { Booking } from '../booking/use-booking';
import type { QuoteChoices } from '../completions';
import { quoteContent } from '../content/quote-content';
import { usePhotos } from '../photos/use-photos';
import { fillUntouched } from './fill-untouched';
import { prefillFrom } from './prefill';
import { controlId } from './quote-answers';
import { initialState, withoutProblem, type QuoteState } from './quote-state';
import { useDraft } from './use-draft';
import { useQuoteSending } from './use-quote-sending';

/** Enhances the quote form with validation messages, a draft, smaller photographs and sending without a page load. */
export function useQuoteForm(
  form: RefObject<HTMLFormElement | null>,
  photoInput: RefObject<HTMLInputElement | null>,
  booking: Booking,
  choices: QuoteChoices,
) {
  const [state, setState] = useState<QuoteState>(initialState);
  const [announcement, setAnnouncement] = useState('');
  const draft = useDraft(form);
  const photos = usePhotos(photoInput, draft.keepPhotos);

  const empty = () => {
    form.current?.reset();
    booking.setDay('');
    booking.setTime('');
    photos.clear();
    draft.forget();
  };

  const { pathname, search } = useUrl();
  const fill = useEffectEvent((query: string) => {
    if (!form.current) return;
    const found = draft.restore();
    fillUntouched(form.current, prefillFrom(query, choices));
    if (found) fillUntouched(form.current, found.fields);
    if (photos.arePending || (found && found.photos > 0)) photos.restore();
    booking.readFrom(form.current);
    draft.keepTouched();
  });
  // The URL is unknown in the first render. A later URL prefills empty fields but restores no draft.
  useEffect(() => {
    if (pathname) fill(search);
  }, [pathname, search]);

  const sending = useQuoteSending(form, { booking, draft, photos, setState, onSent: empty });

  const keepDraft = () => {
    if (!sending.isBusy()) draft.keep();
  };

  const keepChosen = useEffectEvent(keepDraft);
  // The calendar fires no input event when the visitor chooses a day.
  useEffect(() => {
    if (booking.day) keepChosen();
  }, [booking.day, booking.time]);

  return {
    state,
    announcement,
    photos,
    draft: draft.state,
    isElsewhere: draft.isElsewhere,
    submit: sending.submit,
    onInput: (name: string) => {
      keepDraft();
      setAnnouncement('');
      setState((current) => withoutProblem(current, name));
    },
    clear: () => {
      empty();
      setState(initialState);
      setAnnouncement(quoteContent.draftCleared);
      // Move the focus, because the pressed button disappears with the draft.
      document.getElementById(controlId('Nom'))?.focus();
    },
  };
}
