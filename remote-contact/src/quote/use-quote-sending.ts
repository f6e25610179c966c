import { useEffect, useRef, type Dispatch, type RefObject, type SetStateAction } from 'react';
import { changeAddress, notify, useContact } from '@renovation-th/shared/kernel';
import type { FormToken } from '@renovation-th/shared/forms/form-token';
import type { QuoteRequest } from '@renovation-th/shared/forms/quote-payload';
import { readyEmail } from '@renovation-th/shared/forms/ready-email';
import { submitForm } from '@renovation-th/shared/forms/submit-form';
import type { Booking } from '../booking/use-booking';
import { quoteQuery, type ArrivalState } from '../components/request-arrival';
import { quoteToasts } from '../content/quote-content';
import type { Photos } from '../photos/use-photos';
import { findProblems, readAnswers, type QuoteProblem } from './quote-answers';
import { withProblems, type QuoteState } from './quote-state';
import { prepareQuote, type QuoteSubmission } from './quote-submission';
import { rememberSent } from './sent-lately';
import type { QuoteDraft } from './use-draft';

type SendingParts = {
  booking: Booking;
  draft: QuoteDraft;
  photos: Photos;
  token: FormToken;
  setState: Dispatch<SetStateAction<QuoteState>>;
  /** Called once the request has arrived. */
  onSent: () => void;
};

// Long enough to read the toast before the page changes.
const redirectDelay = 2_000;

/** Sends the form when nothing is missing, and tells the visitor how that went. */
export function useQuoteSending(
  form: RefObject<HTMLFormElement | null>,
  { booking, draft, photos, token, setState, onSent }: SendingParts,
) {
  const isBusy = useRef(false);
  const redirect = useRef<ReturnType<typeof setTimeout>>(undefined);
  const contact = useContact();

  useEffect(() => () => clearTimeout(redirect.current), []);

  const submit = async () => {
    if (!form.current || isBusy.current) return;
    const request = readAnswers(form.current, booking);
    const problems = findProblems(request);
    if (problems.length > 0) return showProblems(problems);

    isBusy.current = true;
    setState({ step: 'sending' });
    const quote = await prepareQuote(request, { form: form.current, contact, draft, photos, token });
    const result = await submitForm(contact, quote.payload, quote.files);
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
    onSent();
    setState({ step: 'sent' });
    notify({ kind: 'success', display: 'alone', ...quoteToasts.sent });
    const thanks = `/merci?${quoteQuery(arrival.reference)}`;
    redirect.current = setTimeout(() => changeAddress(thanks, { state: arrival }), redirectDelay);
  };

  const fail = ({ payload, files }: QuoteSubmission, failure: unknown) => {
    isBusy.current = false;
    console.error('The quote request was not sent.', failure);
    setState({ step: 'failed', email: readyEmail(contact.email, payload), hasPhotos: files.length > 0 });
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
