import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { useAddress } from '@renovation-th/shared/kernel';
import type { Booking } from '../booking/use-booking';
import type { QuoteChoices } from '../completions';
import { quoteContent } from '../content/quote-content';
import { usePhotos } from '../photos/use-photos';
import { fillUntouched } from './fill-untouched';
import { prefillFrom } from './prefill';
import { controlId } from './quote-answers';
import { untouched, withoutProblem, type QuoteState } from './quote-state';
import { useDraft } from './use-draft';
import { useQuoteSending } from './use-quote-sending';

/**
 * What JavaScript adds to a quote form that already posts without it: our messages, a draft that
 * survives a reload, photographs made smaller, an answer without leaving the page.
 */
export function useQuoteForm(
  form: RefObject<HTMLFormElement | null>,
  photoInput: RefObject<HTMLInputElement | null>,
  booking: Booking,
  choices: QuoteChoices,
) {
  const [state, setState] = useState<QuoteState>(untouched);
  const [news, setNews] = useState('');
  const draft = useDraft(form);
  const photos = usePhotos(photoInput, draft.keepPhotos);

  const empty = () => {
    form.current?.reset();
    booking.setDay('');
    booking.setTime('');
    photos.clear();
    draft.forget();
  };

  const { pathname, search } = useAddress();
  const fill = useEffectEvent((query: string) => {
    if (!form.current) return;
    const found = draft.restore();
    fillUntouched(form.current, prefillFrom(query, choices));
    if (found) fillUntouched(form.current, found.fields);
    if (photos.areComing || (found && found.photos > 0)) photos.restore();
    booking.readFrom(form.current);
    draft.keepTouched();
  });
  // The first render does not know the address. Another one prefills what is still open, and restores nothing.
  useEffect(() => {
    if (pathname) fill(search);
  }, [pathname, search]);

  const sending = useQuoteSending(form, { booking, draft, photos, setState, onSent: empty });

  const keepDraft = () => {
    if (!sending.isBusy()) draft.keep();
  };

  const keepChosen = useEffectEvent(keepDraft);
  // A day chosen in the calendar is no input of the browser's.
  useEffect(() => {
    if (booking.day) keepChosen();
  }, [booking.day, booking.time]);

  return {
    state,
    /** For screen readers. */
    news,
    photos,
    draft: draft.state,
    isElsewhere: draft.isElsewhere,
    submit: sending.submit,
    onInput: (name: string) => {
      keepDraft();
      setNews('');
      setState((current) => withoutProblem(current, name));
    },
    clear: () => {
      empty();
      setState(untouched);
      setNews(quoteContent.draftCleared);
      // The button that was pressed goes with the draft.
      document.getElementById(controlId('Nom'))?.focus();
    },
  };
}
