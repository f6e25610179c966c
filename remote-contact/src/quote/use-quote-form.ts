import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { notify, useIdentity, useNavigate } from '@renovation-th/shared/kernel';
import { createFormToken } from '@renovation-th/shared/forms/form-token';
import type { QuoteRequest } from '@renovation-th/shared/forms/quote-payload';
import { readyEmail } from '@renovation-th/shared/forms/ready-email';
import { submitForm } from '@renovation-th/shared/forms/submit-form';
import type { Booking } from '../booking/use-booking';
import type { QuoteChoices } from '../completions';
import type { ArrivalState } from '../components/request-arrival';
import { quoteContent, quoteToasts } from '../content/quote-content';
import { usePhotos } from '../photos/use-photos';
import { findProblems, quoteFieldIds, readAnswers, type QuoteProblem } from './quote-answers';
import { prepareQuote, type QuoteSubmission } from './quote-submission';
import { rememberSent } from './sent-lately';
import { useDraft } from './use-draft';
import { useFilledForm } from './use-filled-form';

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
  choices: QuoteChoices,
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

  useFilledForm(form, { draft, photos, booking, choices });
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
    setState((current) => withoutProblem(current, name));
  };

  const submit = async () => {
    if (!form.current || isBusy.current) return;
    const request = readAnswers(form.current, booking);
    const problems = findProblems(request);
    if (problems.length > 0) return showProblems(problems);

    isBusy.current = true;
    setState({ step: 'sending' });
    const quote = await prepareQuote(request, { form: form.current, identity, draft, photos, token });
    const result = await submitForm(identity, quote.payload, quote.files);
    if (!result.ok) return fail(quote, result.failure);
    const { reference, content } = quote.attempt;
    rememberSent(content, reference, quote.submittedAt);
    succeed({ sent: 'quote', reference: result.reference ?? reference, call: callOf(request) });
  };

  const showProblems = (problems: readonly QuoteProblem[]) => {
    setState((current) => withProblems(current, problems));
    const toast = toastFor(problems);
    if (toast) notify({ kind: 'error', display: 'alone', ...toast });
  };

  const succeed = (arrival: ArrivalState) => {
    empty();
    setState({ step: 'sent' });
    notify({ kind: 'success', display: 'alone', ...quoteToasts.sent });
    redirect.current = setTimeout(() => void navigate('/merci', { state: arrival }), redirectDelay);
  };

  const fail = ({ payload, files }: QuoteSubmission, failure: unknown) => {
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

function withProblems(state: QuoteState, problems: readonly QuoteProblem[]): QuoteState {
  return { step: 'editing', problems, tries: state.step === 'editing' ? state.tries + 1 : 1 };
}

/** The problem of a field ends with the first change of the field. */
function withoutProblem(state: QuoteState, name: string): QuoteState {
  return state.step === 'editing' && state.problems.some(({ field }) => field === name)
    ? { ...state, problems: state.problems.filter(({ field }) => field !== name) }
    : state;
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
