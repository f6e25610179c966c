import { useEffect, useEffectEvent, useRef, type Dispatch, type RefObject, type SetStateAction } from 'react';
import { changeAddress, notify, outbox, useContact, useOutbox } from '@renovation-th/shared/kernel';
import type { QuoteRequest } from '@renovation-th/shared/forms/quote-payload';
import { isOwnService, submitForm, type SubmissionFailure } from '@renovation-th/shared/forms/submit-form';
import type { Booking } from '../booking/use-booking';
import { adviceFor } from '../components/failure-advice';
import { quoteQuery, type ArrivalState } from '../components/request-arrival';
import { quoteFailure } from '../content/failure-content';
import { quoteToasts } from '../content/quote-content';
import type { Photos } from '../photos/use-photos';
import { findProblems, readAnswers, type QuoteProblem } from './quote-answers';
import { untouched, withProblems, type QuoteState } from './quote-state';
import { contentOf, prepareQuote, type QuoteSubmission } from './quote-submission';
import { rememberSent } from './sent-lately';
import type { QuoteDraft } from './use-draft';

type SendingParts = {
  booking: Booking;
  draft: QuoteDraft;
  photos: Photos;
  setState: Dispatch<SetStateAction<QuoteState>>;
  /** Called once the request has arrived. */
  onSent: () => void;
};

// Long enough to read the toast before the page changes.
const redirectDelay = 2_000;

/** Sends the form when nothing is missing, and tells the visitor how that went. */
export function useQuoteSending(
  form: RefObject<HTMLFormElement | null>,
  { booking, draft, photos, setState, onSent }: SendingParts,
) {
  const isBusy = useRef(false);
  const isGone = useRef(false);
  const redirect = useRef<ReturnType<typeof setTimeout>>(undefined);
  const contact = useContact();
  const { confirmed } = useOutbox();

  useEffect(() => {
    isGone.current = false;
    // The back/forward cache returns a page as it was left: sent, with a button that waits for the next page.
    const onReturn = ({ persisted }: PageTransitionEvent) => {
      if (!persisted || !redirect.current) return;
      clearTimeout(redirect.current);
      redirect.current = undefined;
      isBusy.current = false;
      setState(untouched);
    };
    addEventListener('pageshow', onReturn);
    return () => {
      removeEventListener('pageshow', onReturn);
      isGone.current = true;
      clearTimeout(redirect.current);
    };
  }, [setState]);

  // The outbox has sent what this form still shows; the list above the form says so.
  const onConfirmed = useEffectEvent((reference: string) => {
    const attempt = draft.lastAttempt();
    if (attempt?.reference !== reference || !attempt.waits) return;
    onSent();
    setState(untouched);
  });
  useEffect(() => {
    if (confirmed) onConfirmed(confirmed);
  }, [confirmed]);

  const submit = async () => {
    if (!form.current || isBusy.current) return;
    const request = readAnswers(form.current, booking);
    const problems = findProblems(request);
    if (problems.length > 0) return showProblems(problems);

    isBusy.current = true;
    setState({ step: 'sending' });
    const quote = await prepareQuote(request, { form: form.current, contact, draft, photos });
    const result = await submitForm(contact, quote.payload, quote.files);
    if (!result.ok) return fail(quote, result.failure);
    const { reference, content } = quote.attempt;
    rememberSent(content, reference, quote.submittedAt);
    outbox.remove(reference);
    succeed({ sent: 'quote', reference: result.reference ?? reference, call: callOf(request) });
  };

  const showProblems = (problems: readonly QuoteProblem[]) => {
    setState((current) => withProblems(current, problems));
    const toast = toastFor(problems);
    if (toast) notify({ kind: 'error', display: 'alone', ...toast });
  };

  const succeed = (arrival: ArrivalState) => {
    onSent();
    setState({ step: 'sent' });
    notify({ kind: 'success', display: 'alone', ...quoteToasts.sent });
    // Who reads another page by now stays there.
    if (isGone.current) return;
    const thanks = `/merci?${quoteQuery(arrival.reference)}`;
    redirect.current = setTimeout(() => changeAddress(thanks, { state: arrival }), redirectDelay);
  };

  const fail = ({ attempt, payload, files }: QuoteSubmission, failure: SubmissionFailure) => {
    isBusy.current = false;
    console.error('The quote request was not sent.', failure);
    // The outbox keeps texts alone.
    const waits = failure.kind === 'unreachable' && files.length === 0;
    if (waits) {
      outbox.add({ reference: attempt.reference, fields: payload, state: 'waiting' });
      const isChanged = form.current && contentOf(readAnswers(form.current, booking), []) !== attempt.content;
      if (!isChanged) draft.keepAttempt({ ...attempt, waits: 'yes' });
    }
    const advice = waits ? quoteFailure.waits(attempt.reference) : adviceFor(failure, quoteFailure);
    const reason = failure.kind === 'refused' && isOwnService(contact) ? failure.message : '';
    const explanation = [reason, advice].filter(Boolean).join(' ');
    setState({ step: 'failed', fields: payload, hasPhotos: files.length > 0, explanation });
    notify({ kind: 'error', display: 'alone', ...quoteToasts.failed });
  };

  return { submit, isBusy: () => isBusy.current };
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
