import { useEffect, useEffectEvent, useRef, type Dispatch, type RefObject, type SetStateAction } from 'react';
import { changeUrl, notify, outbox, useOutbox } from '@renovation-th/shared/kernel';
import { quoteQuery } from '@renovation-th/shared/forms/arrival';
import { quotePayload, type QuoteRequest } from '@renovation-th/shared/forms/quote-payload';
import type { SubmissionFailure } from '@renovation-th/shared/forms/submit-form';
import type { Booking } from '../booking/use-booking';
import { adviceFor, reasonFor } from '../components/failure-advice';
import { useSending, type Sent } from '../components/use-sending';
import { quoteFailure } from '../content/failure-content';
import { quoteToasts } from '../content/quote-content';
import type { Photos } from '../photos/use-photos';
import { findProblems, readAnswers, type QuoteProblem } from './quote-answers';
import { initialState, withProblems, type QuoteState } from './quote-state';
import type { QuoteDraft } from './use-draft';

type SendingParts = {
  booking: Booking;
  draft: QuoteDraft;
  photos: Photos;
  setState: Dispatch<SetStateAction<QuoteState>>;
  /** Called once the service has confirmed the request. */
  onSent: () => void;
};

// Gives the visitor time to read the toast before the page changes.
const redirectDelay = 2_000;

/** Validates and sends the quote form, and shows the result. */
export function useQuoteSending(
  form: RefObject<HTMLFormElement | null>,
  { booking, draft, photos, setState, onSent }: SendingParts,
) {
  const { contact, send, ...sending } = useSending({ last: draft.lastAttempt, keep: draft.keepAttempt });
  const redirect = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { confirmed } = useOutbox();
  const isBusy = () => sending.isBusy() || redirect.current !== undefined;

  useEffect(() => {
    // The back/forward cache restores the form in the state `sent`, in which the button is disabled.
    const onReturn = ({ persisted }: PageTransitionEvent) => {
      if (!persisted || !redirect.current) return;
      clearTimeout(redirect.current);
      redirect.current = undefined;
      setState(initialState);
    };
    addEventListener('pageshow', onReturn);
    return () => {
      removeEventListener('pageshow', onReturn);
      clearTimeout(redirect.current);
    };
  }, [setState]);

  // The outbox has sent the request that this form still shows. OutboxList shows the confirmation.
  const onConfirmed = useEffectEvent((reference: string) => {
    const attempt = draft.lastAttempt();
    if (attempt?.reference !== reference || !attempt.waits) return;
    onSent();
    setState(initialState);
  });
  useEffect(() => {
    if (confirmed) onConfirmed(confirmed);
  }, [confirmed]);

  const submit = async () => {
    const { current: element } = form;
    if (!element || isBusy()) return;
    const request = readAnswers(element, booking);
    const problems = findProblems(request);
    if (problems.length > 0) return showProblems(problems);

    setState({ step: 'sending' });
    const sent = await send(element, async () => {
      const files = await photos.whenReady();
      const page = { origin: location.origin, businessEmail: contact.email };
      return {
        content: contentOf(request, files),
        files,
        fieldsOf: (envelope) => quotePayload(request, { ...envelope, ...page, elapsed: draft.elapsed() }),
      };
    });
    const { attempt, result } = sent;
    if (!result.ok) return fail(sent, result.failure);
    succeed(quoteQuery(result.reference ?? attempt.reference, request.callback));
  };

  const showProblems = (problems: readonly QuoteProblem[]) => {
    setState((current) => withProblems(current, problems));
    const toast = toastFor(problems);
    if (toast) notify({ kind: 'error', display: 'alone', ...toast });
  };

  const succeed = (query: string) => {
    onSent();
    setState({ step: 'sent' });
    notify({ kind: 'success', display: 'alone', ...quoteToasts.sent });
    // Do not redirect a visitor who has opened another page.
    if (sending.isGone()) return;
    redirect.current = setTimeout(() => changeUrl(`/merci?${query}`), redirectDelay);
  };

  const fail = ({ attempt, fields, files }: Sent, failure: SubmissionFailure) => {
    console.error('The quote request was not sent.', failure);
    // The outbox stores no files.
    const waits = failure.kind === 'unreachable' && files.length === 0;
    if (waits) {
      outbox.add({ reference: attempt.reference, fields, state: 'waiting', toast: quoteToasts.sent });
      const isChanged = form.current && contentOf(readAnswers(form.current, booking), []) !== attempt.content;
      if (!isChanged) draft.keepAttempt({ ...attempt, waits: 'yes' });
    }
    const advice = waits ? quoteFailure.waits(attempt.reference) : adviceFor(failure, quoteFailure);
    const explanation = [reasonFor(failure, contact), advice].filter(Boolean).join(' ');
    setState({ step: 'failed', fields, hasPhotos: files.length > 0, explanation });
    notify({ kind: 'error', display: 'alone', ...quoteToasts.failed });
  };

  return { submit, isBusy };
}

/** Serializes a request and its photographs for comparison with another attempt. */
function contentOf(request: QuoteRequest, files: readonly File[]): string {
  const photos = files.map(({ name, size }) => `${name} ${size}`);
  return JSON.stringify(photos.length > 0 ? { ...request, photos } : request);
}

/** Returns the toast for the most serious problem. A malformed e-mail address or phone number gets no toast. */
function toastFor(problems: readonly QuoteProblem[]) {
  if (problems.some(({ kind }) => kind === 'missing-field')) return quoteToasts.missingFields;
  if (problems.some(({ kind }) => kind === 'missing-call')) return quoteToasts.missingCall;
  return null;
}
