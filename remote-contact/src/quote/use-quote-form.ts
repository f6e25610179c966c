import { useEffect, useRef, useState, type RefObject } from 'react';
import { notify, useIdentity, useLocation, useNavigate } from '@renovation-th/shared/kernel';
import { quotePayload } from '@renovation-th/shared/forms/quote-payload';
import { readyEmail } from '@renovation-th/shared/forms/ready-email';
import { newReference } from '@renovation-th/shared/forms/new-reference';
import { submitForm, type FormFields } from '@renovation-th/shared/forms/submit-form';
import type { Booking } from '../booking/use-booking';
import { formText } from '../components/form-text';
import type { ArrivalState } from '../components/request-arrival';
import { quoteToasts } from '../content/quote-content';
import { clearDraft, readDraft, saveDraft, type Attempt } from './draft';
import { fillUntouched } from './fill-untouched';
import { prefillFrom } from './prefill';
import { findProblems, readAnswers, type QuoteProblem } from './quote-answers';

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
  | { step: 'failed'; email: string };

const untouched: QuoteState = { step: 'editing', problems: [], tries: 0 };

// Long enough to read the toast before the page changes.
const redirectDelay = 2_000;

/**
 * What JavaScript adds to a quote form that already posts without it: our messages, a draft that
 * survives a reload, an answer without leaving the page.
 */
export function useQuoteForm(form: RefObject<HTMLFormElement | null>, booking: Booking) {
  const [state, setState] = useState<QuoteState>(untouched);
  const [hasDraft, setHasDraft] = useState(false);
  const attempt = useRef<Attempt | null>(null);
  const isBusy = useRef(false);
  const redirect = useRef<ReturnType<typeof setTimeout>>(undefined);
  const identity = useIdentity();
  const navigate = useNavigate();
  const { search } = useLocation();

  useEffect(() => {
    if (!form.current) return;
    const draft = readDraft(new Date());
    fillUntouched(form.current, prefillFrom(search));
    if (draft) {
      fillUntouched(form.current, draft.fields);
      attempt.current = draft.attempt;
      setHasDraft(true);
    }
    booking.readFrom(form.current);
    // Once per address: what follows in the form is the visitor's.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [search]);

  useEffect(() => () => clearTimeout(redirect.current), []);

  const keepDraft = () => {
    if (form.current && !isBusy.current) setHasDraft(saveDraft(form.current, attempt.current, new Date()));
  };

  // A day chosen in the calendar is no input of the browser's.
  useEffect(() => {
    if (booking.day) keepDraft();
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [booking.day, booking.time]);

  const empty = () => {
    form.current?.reset();
    booking.setDay('');
    booking.setTime('');
    attempt.current = null;
    clearDraft();
    setHasDraft(false);
  };

  const onInput = (name: string) => {
    keepDraft();
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
    const payloadAs = (reference: string) =>
      quotePayload(request, {
        reference,
        submittedAt,
        origin: location.origin,
        businessEmail: identity.email,
        honey: form.current ? formText(new FormData(form.current), '_honey') : '',
      });
    // The service takes a known reference for the same request, so a corrected one gets its own.
    const content = JSON.stringify(request);
    const isRetry = attempt.current?.content === content;
    const current =
      isRetry && attempt.current ? attempt.current : { reference: newReference(submittedAt), content };
    attempt.current = current;
    saveDraft(form.current, current, submittedAt);

    const payload = payloadAs(current.reference);
    const result = await submitForm(identity, payload);
    if (result.ok) succeed(result.reference ?? current.reference);
    else fail(payload, result.failure);
  };

  const succeed = (reference: string) => {
    empty();
    setState({ step: 'sent' });
    notify({ kind: 'success', display: 'alone', ...quoteToasts.sent });
    const arrival: ArrivalState = { sent: 'quote', reference };
    redirect.current = setTimeout(() => void navigate('/merci', { state: arrival }), redirectDelay);
  };

  const fail = (payload: FormFields, failure: unknown) => {
    isBusy.current = false;
    console.error('The quote request was not sent.', failure);
    setState({ step: 'failed', email: readyEmail(identity.email, payload) });
    notify({ kind: 'error', display: 'alone', ...quoteToasts.failed });
  };

  return {
    state,
    hasDraft,
    submit,
    onInput,
    clear: () => {
      empty();
      setState(untouched);
    },
  };
}

/** The specification's words for the gravest problem; a wrong format is told at its field. */
function toastFor(problems: readonly QuoteProblem[]) {
  if (problems.some(({ kind }) => kind === 'missing-field')) return quoteToasts.missingFields;
  if (problems.some(({ kind }) => kind === 'missing-call')) return quoteToasts.missingCall;
  return null;
}
