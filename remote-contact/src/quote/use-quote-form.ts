import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { notify, useIdentity, useLocation, useNavigate } from '@renovation-th/shared/kernel';
import { quotePayload, type QuoteRequest } from '@renovation-th/shared/forms/quote-payload';
import { readyEmail } from '@renovation-th/shared/forms/ready-email';
import { newReference } from '@renovation-th/shared/forms/new-reference';
import { createFormToken } from '@renovation-th/shared/forms/form-token';
import { submitForm, type FormFields } from '@renovation-th/shared/forms/submit-form';
import type { Booking } from '../booking/use-booking';
import { formText } from '../components/form-text';
import type { ArrivalState } from '../components/request-arrival';
import { quoteContent, quoteToasts } from '../content/quote-content';
import { usePhotos } from '../photos/use-photos';
import type { Attempt } from './draft';
import { fillUntouched } from './fill-untouched';
import { prefillFrom } from './prefill';
import { findProblems, quoteFieldIds, readAnswers, type QuoteProblem } from './quote-answers';
import { forgetLapsed, referenceSentLately, rememberSent } from './sent-lately';
import { useDraft } from './use-draft';

/** What the quote form is doing. One value, so that it can never be sending and failed at once. */
export type QuoteState =
  | {
      step: 'editing';
      problems: readonly QuoteProblem[];
      /** Counts the tries, as the summary takes the focus at each. */
      tries: number;
    }
  | { step: 'sending' }
  | { step: 'sent' }
  | { step: 'failed'; email: string; hasPhotos: boolean };

const untouched: QuoteState = { step: 'editing', problems: [], tries: 0 };

// Long enough to read the toast before the page changes.
const redirectDelay = 2_000;

/**
 * What JavaScript adds to a quote form that already posts without it: our messages, a draft that
 * survives a reload, photographs made smaller, an answer without leaving the page.
 */
export function useQuoteForm(
  form: RefObject<HTMLFormElement | null>,
  photoInput: RefObject<HTMLInputElement | null>,
  booking: Booking,
) {
  const [state, setState] = useState<QuoteState>(untouched);
  const [news, setNews] = useState('');
  const isBusy = useRef(false);
  const redirect = useRef<ReturnType<typeof setTimeout>>(undefined);
  const draft = useDraft(form);
  const photos = usePhotos(photoInput, draft.keepPhotos);
  const identity = useIdentity();
  const [token] = useState(() => createFormToken(identity));
  const navigate = useNavigate();
  const { search } = useLocation();

  const fill = useEffectEvent((query: string) => {
    if (!form.current) return;
    forgetLapsed(new Date());
    const found = draft.restore();
    fillUntouched(form.current, prefillFrom(query));
    if (found) fillUntouched(form.current, found.fields);
    if (found && found.photos > 0) photos.restore();
    booking.readFrom(form.current);
  });
  // Once for each address: later content of the form is the visitor's own.
  useEffect(() => fill(search), [search]);

  useEffect(() => () => clearTimeout(redirect.current), []);

  const keepDraft = () => {
    if (!isBusy.current) draft.keep();
  };

  const keepChosen = useEffectEvent(keepDraft);
  // A day chosen in the calendar is no input of the browser's.
  useEffect(() => {
    if (booking.day) keepChosen();
  }, [booking.day, booking.time]);

  const empty = () => {
    form.current?.reset();
    booking.setDay('');
    booking.setTime('');
    photos.clear();
    draft.forget();
  };

  const onInput = (name: string) => {
    token.touch();
    keepDraft();
    setNews('');
    setState((current) =>
      current.step === 'editing' && current.problems.some(({ field }) => field === name)
        ? { ...current, problems: current.problems.filter(({ field }) => field !== name) }
        : current,
    );
  };

  const submit = async () => {
    if (!form.current || isBusy.current) return;
    const request = readAnswers(form.current, booking);
    const problems = findProblems(request);
    if (problems.length > 0) {
      setState((current) => ({
        step: 'editing',
        problems,
        tries: current.step === 'editing' ? current.tries + 1 : 1,
      }));
      const toast = toastFor(problems);
      if (toast) notify({ kind: 'error', display: 'alone', ...toast });
      return;
    }

    isBusy.current = true;
    setState({ step: 'sending' });
    const submittedAt = new Date();
    const honey = formText(new FormData(form.current), '_honey');
    const [files, tokenField] = await Promise.all([photos.whenReady(), token.take()]);
    const current = attemptAt(request, files, draft.lastAttempt(), submittedAt);
    draft.keepAttempt(current);

    const envelope = {
      reference: current.reference,
      submittedAt,
      origin: location.origin,
      businessEmail: identity.email,
      honey,
      elapsed: draft.elapsed(),
    };
    const payload = { ...quotePayload(request, envelope), ...tokenField };
    const result = await submitForm(identity, payload, files);
    if (result.ok) {
      rememberSent(current.content, current.reference, submittedAt);
      succeed({ sent: 'quote', reference: result.reference ?? current.reference, call: callOf(request) });
    } else fail(payload, files, result.failure);
  };

  const succeed = (arrival: ArrivalState) => {
    empty();
    setState({ step: 'sent' });
    notify({ kind: 'success', display: 'alone', ...quoteToasts.sent });
    redirect.current = setTimeout(() => void navigate('/merci', { state: arrival }), redirectDelay);
  };

  const fail = (payload: FormFields, files: readonly File[], failure: unknown) => {
    isBusy.current = false;
    console.error('The quote request was not sent.', failure);
    setState({ step: 'failed', email: readyEmail(identity.email, payload), hasPhotos: files.length > 0 });
    notify({ kind: 'error', display: 'alone', ...quoteToasts.failed });
  };

  return {
    state,
    /** For screen readers. */
    news,
    photos,
    draft: draft.state,
    submit,
    onInput,
    clear: () => {
      empty();
      setState(untouched);
      setNews(quoteContent.draftCleared);
      // The button that was pressed goes with the draft.
      document.getElementById(quoteFieldIds.Nom)?.focus();
    },
  };
}

/**
 * Under which reference the request goes. The service takes a known reference for the same
 * request, so the same content keeps its own, over tries and tabs, and a corrected one gets a new.
 */
function attemptAt(request: QuoteRequest, files: readonly File[], last: Attempt | null, now: Date): Attempt {
  const photos = files.map(({ name, size }) => `${name} ${size}`);
  const content = JSON.stringify(photos.length > 0 ? { ...request, photos } : request);
  if (last?.content === content) return last;
  return { reference: referenceSentLately(content, now) ?? newReference(now), content };
}

function callOf({ callback }: QuoteRequest) {
  return callback && { day: callback.day, time: callback.time };
}

/** The specification's words for the gravest problem; a wrong format is told at its field. */
function toastFor(problems: readonly QuoteProblem[]) {
  if (problems.some(({ kind }) => kind === 'missing-field')) return quoteToasts.missingFields;
  if (problems.some(({ kind }) => kind === 'missing-call')) return quoteToasts.missingCall;
  return null;
}
